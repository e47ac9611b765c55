# Reglur Alhambra með okkar orðum; skilaboð hverrar reglu bera auðkenni hennar.
rules-alhambra-lead = Reistu fegurstu höllina í kringum ljónagosbrunninn þinn. Borgaðu hverjum byggingameistara í réttri mynt, eigðu fleiri byggingar af hverri gerð en hinir þegar stigin eru talin og reistu langan múr.

rules-alhambra-setup = Undirbúningur
rules-alhambra-setup-about = Alhambra er fyrir tvo til sex leikmenn. Í kassanum eru 54 byggingarflísar af sex gerðum, ljónagosbrunnur handa hverjum leikmanni (flís án múra), 108 peningaspil (fjórir gjaldmiðlar, gildi 1 til 9, þrjú af hverju) og tvö stigaumferðarspil, A og B. Á markaðnum eru fjórir númeraðir reitir, hver með sinn gjaldmiðil.
al-1 = Fjórar byggingarflísar eru dregnar úr pokanum og lagðar á reiti 1 til 4 á markaðnum. Hver leikmaður fær ljónagosbrunn, sem höllin hans vex í kringum, og byrjar með 0 stig. Þegar tveir spila fær Dirk síðan sex flísar (AL-62).
al-2 = Stigaumferðarspilin tvö eru tekin frá og peningaspilin stokkuð. Hverjum leikmanni á eftir öðrum, í sætaröð, eru gefin spil upp í loft, eitt af öðru, þar til þau nema samtals 20 eða meira, þó aldrei meira en 28. Eftir það eru peningarnir leyndir; hinir sjá aðeins hve mörg spil hver hefur á hendi. Stilla má borðið þannig að allir sjái peninga allra.
al-3 = Sá byrjar sem hefur fæst spil á hendi. Ef fleiri en einn fengu jafnfá byrjar sá þeirra sem er með lægstu fjárhæðina. Ef hún er líka jöfn lætur reglubókin þann yngsta byrja; hér byrjar sætið með lægsta númerið.
al-4 = Fjögur peningaspil eru lögð upp í loft við hlið markaðarins.
al-5 = Úr peningaspilunum sem þá eru eftir eru gerðir fimm bunkar, sem næst jafnstórir (gangi það ekki upp eru fremstu bunkarnir einu spili stærri). Stigaumferðarspil A fer efst á annan bunkann og B efst á þann fjórða; síðan er bunkunum staflað, þeim fyrsta efst. Í sumum útgáfum eru stigaumferðarspilin stokkuð inn í þessa tvo bunka; stilla má borðið á þann hátt.

rules-alhambra-turn = Þegar þú átt leik
al-10 = Leikmenn gera til skiptis, réttsælis. Sá sem á leik gerir nákvæmlega eitt af þrennu: tekur peninga, kaupir flís eða endurhannar höllina sína. Ekki má segja pass nema ekkert af þessu sé hægt. (Okkar ákvörðun: reglubókin nefnir það ekki.)
al-11 = Að taka peninga: eitt peningaspil sem snýr upp, hvert sem gildi þess er, eða fleiri spil sem eru samtals 5 eða minna. Gjaldmiðlarnir mega vera ólíkir.
al-12 = Að kaupa flís: borga verður að minnsta kosti verð hennar og aðeins í gjaldmiðli reitsins sem hún liggur á. Ekki er gefið til baka. Spilin sem borgað er með fara í kastbunkann. (Okkar viðbót: ekki má borga með spili sem halda mætti eftir og ná samt verðinu.)
al-13 = Sá sem borgar nákvæmlega rétt verð má gera aftur, hvað sem er af þrennu. Borgi hann aftur nákvæmlega má hann enn halda áfram. Í einum leik má þannig kaupa allt að fjórum sinnum og gera eitt að auki. Alltaf má láta gott heita.
al-14 = Ekki er fyllt á neitt á meðan leikmaður er að gera. Aðgerðunum lýkur þegar borgað er of mikið, peningar teknir eða höllin endurhönnuð.
al-15 = Keyptar flísar bíða við höllina þar til aðgerðunum er lokið og því er ekki hægt að nota þær þegar endurhannað er. Þá er þeim fundinn staður, einni í senn og í hvaða röð sem er: hver þeirra fer í höllina eða á geymslureitinn, að vild. Á geymslureitnum er pláss fyrir hvað margar sem er. Þegar tveir spila má líka gefa Dirk flís (AL-63).
al-16 = Að endurhanna er eitt af þessu: reisa flís af geymslureitnum; setja flís úr höllinni á geymslureitinn; eða skipta á flís af geymslureitnum og flís úr höllinni, á nákvæmlega sama stað. Á eftir verður höllin að standast allar byggingarreglurnar. Gosbrunnurinn er aldrei færður og aldrei skipt út.
al-17 = Hafi ekkert verið gert nema að endurhanna þrjá hringi í röð má sá sem gæti tekið peninga eða keypt ekki byrja leik sinn á því að endurhanna. Og segi allir pass, hver á eftir öðrum, lýkur spilinu (AL-50). (Okkar ákvörðun: annars gæti spilið haldið endalaust áfram.)

rules-alhambra-building = Að byggja höllina
al-20 = Flísum er aldrei snúið: öll þök snúa upp.
al-21 = Hliðar sem snertast verða að vera eins: múr á báðum eða á hvorugri. Enginn múr er á gosbrunninum.
al-22 = Frá gosbrunninum verður að vera gönguleið á allar flísar sem fer hvergi yfir múr eða út af flísunum.
al-23 = Ný flís verður að snerta höllina með að minnsta kosti einni heilli hlið. Ekki nægir að horn snerti horn.
al-24 = Engar eyður mega verða: ekkert autt svæði, af neinni stærð, sem flísar umlykja, ekki einu sinni þar sem hringurinn lokast aðeins í horni. (Okkar skilningur: reglubókin nefnir aðeins svæði með flísum á fjóra vegu.)
al-25 = Höllin má vaxa í allar áttir eins langt og flísarnar ná; engin brún stöðvar hana.
al-26 = Þegar flís er tekin burt eða skipt út verður allt sem eftir er að standast reglurnar AL-21 til AL-24. Skipti eru dæmd eftir því hvernig höllin lítur út á eftir, ekki í millitíðinni. (Okkar skilningur.)

rules-alhambra-after = Þegar leikmaður er búinn að gera
al-30 = Fyllt er á markaðinn úr pokanum svo að þar liggi fjórar flísar, hér fyrst á auða reitinn með lægsta númerið, og síðan á peningana svo að fjögur spil snúi upp.
al-31 = Komi stigaumferðarspil upp er það tekið úr spilinu og haldið áfram að draga þar til fjögur peningaspil liggja uppi. Sú stigaumferð fer fram áður en næsti leikmaður gerir.
al-32 = Þegar draga á spil og peningastokkurinn er tómur er kastbunkinn stokkaður og verður nýr stokkur, líka í miðri áfyllingu. Sé kastbunkinn líka tómur liggja færri spil uppi. (Okkar ákvörðun.)
al-33 = Röðin er þessi: markaður, peningar, stigaumferð ef spil hennar kom upp, nýjar flísar handa Dirk (AL-62) og loks athugað hvort spilinu er lokið (AL-50). (Okkar ákvörðun: reglubókin nefnir enga röð.)

rules-alhambra-scoring = Stigagjöf
al-40 = Stigaumferðirnar eru þrjár: A, B og sú síðasta í lok spilsins. Í hverri þeirra fá þeir stig, fyrir hverja gerð bygginga, sem eiga flestar flísar af henni í höllinni sinni; eiga þarf að minnsta kosti eina. Flísar á geymslureit teljast ekki með og verðið skiptir ekki máli.
al-41 = Í stigaumferð A gefur aðeins 1. sæti stig, í B 1. og 2. sæti og í þeirri síðustu 1., 2. og 3. sæti. Taflan sýnir hve mörg.
al-42 = Þeir sem eiga jafnmargar flísar taka saman sætin sem þeir fylla og skipta stigum þeirra sæta jafnt á milli sín, námundað niður. Sá næsti fær sætið á eftir þeim. Dæmi: tveir sem eiga jafnmarga turna og flesta í B skipta með sér 13 + 6 = 19 stigum, svo að hvor fær 9 og ekkert 2. sæti er eftir.
al-43 = Í hverri stigaumferð fæst líka 1 stig fyrir hverja hlið flísar í lengsta samfellda ytri múr hallarinnar. Múr á milli tveggja flísa þinna er innveggur og gefur ekkert. Múr sem lokast allan hringinn telst að fullu.

rules-alhambra-end = Lok spilsins
al-50 = Spilinu lýkur þegar ekki er hægt að fylla á einhvern reit markaðarins eftir að leikmaður hefur gert; fyrst eru þó lagðar út þær flísar sem eftir eru. Séu allir fjórir reitirnir fullir og pokinn tómur er spilað áfram.
al-51 = Hver flís sem þá liggur á markaðnum fer ókeypis til þess sem á mesta peninga í gjaldmiðli reitsins, hvað sem hún kostar. Eigi fleiri jafnmikið, eða enginn neitt, fær hana enginn.
al-52 = Flísar sem fást þannig má reisa eftir byggingarreglunum, í hvaða röð sem er; flís sem ekki er reist gefur ekkert og nú er ekki endurhannað. Farið er réttsælis frá þeim sem ætti næst leik. (Okkar ákvörðun: reglubókin segir ekki hver byggir fyrst.)
al-53 = Þá er komið að síðustu stigaumferð. Sá sem fær flest stig vinnur; séu stigin jöfn er sigurinn sameiginlegur.
al-54 = Stigaumferð fellur niður hafi spil hennar ekki komið upp áður en að þessu kemur. (Okkar ákvörðun.)

rules-alhambra-two = Tveir leikmenn: Dirk
al-60 = Eitt af hverju peningaspili er tekið úr stokknum, svo að 72 eru eftir.
al-61 = Dirk er ímyndaður þriðji leikmaður. Hann á aldrei leik og á enga höll, enga peninga og engan múr, en flísar hans teljast í hverri stigaumferð eins og flísar leikmanns og hann fær stig sem allir sjá. Hann tekur sæti og deilir stigum eins og aðrir en getur ekki unnið. (Okkar skilningur.)
al-62 = Dirk fær sex flísar úr pokanum í upphafi, sex í viðbót strax eftir stigaumferð A og þriðjung þeirra sem eftir eru í pokanum (námundað niður) strax eftir stigaumferð B; séu þær færri fær hann það sem til er. Allir sjá þær. Þótt pokinn tæmist við þetta lýkur spilinu ekki þess vegna.
al-63 = Flís sem þú varst að kaupa máttu gefa Dirk í stað þess að finna henni stað; þú ákveður það fyrir hverja flís. Flísar sem fást í lok spilsins má ekki gefa honum.

rules-alhambra-fig-parts = Sex gerðir bygginga
rules-alhambra-fig-tile = Flís: byggingin, verðið (þessi turn kostar 9) og múrarnir, hér að ofan og vinstra megin. Hinar hliðarnar tvær eru opnar.
rules-alhambra-fig-deck = Bunkarnir fimm áður en þeim er staflað: A liggur efst á öðrum bunkanum, B á þeim fjórða
rules-alhambra-fig-money = Að taka peninga
rules-alhambra-fig-one-card = eitt spil, sama hvaða gildi
rules-alhambra-fig-allowed = má
rules-alhambra-fig-refused = má ekki
rules-alhambra-fig-paying = Fjórir reitir, fjórir gjaldmiðlar; og leiðir til að borga garðinn sem kostar 8 denara
rules-alhambra-fig-pay = { $over ->
    [0] Nákvæmlega rétt: þú mátt gera aftur.
   *[other] { $over } of mikið: ekkert er gefið til baka og þú mátt ekki gera aftur.
}
rules-alhambra-fig-pay-wrong = Dirham gildir ekki á reit denarsins.
rules-alhambra-fig-redesign = Þrjár leiðir til að endurhanna; kassinn undir hverri höll er geymslureiturinn
rules-alhambra-fig-way = { $way ->
    [build] Reisa flís af geymslureitnum.
    [store] Setja flís á geymslureitinn.
   *[swap] Skipta á tveimur flísum, á sama stað.
}
rules-alhambra-fig-placing = Hvar ný flís (með strikuðum ramma) má liggja
rules-alhambra-fig-place = { $rule ->
    [AL-21] Múr nýju flísarinnar mætir opinni hlið gosbrunnsins.
    [AL-22] Múr við múr er rétt, en enginn kemst þangað gangandi.
    [AL-23] Flísin snertir aðeins horn.
    [AL-24] Eyða yrði eftir í miðjunni.
   *[none] Opnar hliðar mætast og punktaða leiðin liggur inn frá gosbrunninum.
}
rules-alhambra-fig-wall = Lengsti ytri múrinn
rules-alhambra-fig-wall-counts = Punktalínan er lengsti ytri múrinn: { $n } hliðar, sem gefa { $n } stig. Hann rofnar aðeins við opnu hlið gosbrunnsins. Múrinn á milli svefnálmunnar og turnsins fyrir neðan hana er innveggur og gefur ekkert.
rules-alhambra-fig-points = Stig í stigaumferðunum þremur
rules-alhambra-fig-dirk = Fyrstu sex flísar Dirks
rules-alhambra-fig-dirk-example = Í stigaumferð A fær sá { $points } stig sem á flesta turna. Með { $n } turna standið þið Dirk hér jafnt að vígi: { $half } stig á mann. Með einn í viðbót er 1. sætið aðeins þitt; með færri er það hans.
