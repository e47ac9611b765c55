# Reglur Draumaheimilisins með okkar orðum; skilaboð reglu heita eftir auðkenni hennar.
rules-dreamhome-lead = Fyrir tvo til fjóra leikmenn. Í tólf umferðum byggja allir hús með tólf herbergjum, með þaki, skreytingum og svolítilli hjálp. Sá vinnur sem byggir besta húsið.

rules-dreamhome-round = Undirbúningur og umferð
rules-dreamhome-round-about = Í spilinu eru 60 herbergisspil, 48 aukaspil (þök, skreytingar, verkfæri og verktakar) og 10 skreytingatákn. Í húsi eru tvær hæðir með fimm reitum og kjallari með tveimur, undir reitunum tveimur lengst til hægri. Spilin sem eru í boði liggja á spilaborðinu í fimm dálkum. Allt sést nema röð spilanna í bunkunum og spilin í þakbunkunum.
dh-1 = Báðir bunkarnir eru stokkaðir. Fimm herbergi eru lögð í neðri röðina á spilaborðinu og fjögur aukaspil í þá efri, fyrir ofan dálka 2 til 5. Fyrir ofan dálk 1 er aldrei spil: það er reitur fyrsta leikmanns. Í bókunum byrjar sá yngsti; hér er dregið um það hver byrjar, nema sá sem opnar borðið nefni leikmann.
dh-2 = Með tveimur eða þremur leikmönnum: um leið og spilin hafa verið lögð velur fyrsti leikmaður dálk, aldrei dálk 1, og hendir herberginu og aukaspilinu í honum. Bækurnar mæla með því að sleppa þessu með ungum leikmönnum; það má stilla þegar borðið er opnað.
dh-3 = Fyrsti leikmaður byrjar og síðan er haldið áfram réttsælis: hver tekur einn dálk, herbergið og aukaspilið fyrir ofan það. Dálkur 1 gefur herbergið og, í stað aukaspils, merki fyrsta leikmanns: þú byrjar næstu umferð. Röðin í þessari umferð breytist ekki.
dh-4 = Ef enginn tekur dálk 1 þegar hann á leik er merkið kyrrt hjá þeim sem hefur það og hann byrjar aftur. Herbergi sem er tekið úr dálki 1 með loftpressu breytir því ekki (DH-53).
dh-5 = Þegar allir hafa tekið dálk er afganginum á spilaborðinu hent og ný spil lögð. Eftir 12. umferð eru báðir bunkarnir búnir og spilinu lýkur. Þá hafa allir lagt tólf herbergi og hvert hús er fullt.
dh-6 = Spil sem er hent liggja opin: allir mega skoða herbergin og þökin þar á meðal, því að verktakar geta sótt þau aftur. Þar eru líka afgangar 12. umferðar, dálkarnir sem fyrstu leikmenn hentu og það sem loftpressa ruddi burt. Herbergi sem liggur á hvolfi í húsi mega líka allir skoða. (Að hluta okkar ákvörðun: bækurnar segja þetta ekki allt.)

rules-dreamhome-placing = Hvar herbergi má vera
dh-10 = Settu herbergið sem þú tókst strax í húsið þitt, á auðan reit eða yfir þína eigin vinnupalla (DH-52). Þar er það kyrrt: aðeins verkfæri eða verktaki getur fært það. Byggja má frá vinstri, hægri eða miðju og skilja eftir bil til að fylla síðar.
dh-11 = Ekkert má vera beint fyrir ofan auðan reit. Þrír vinstri reitir fyrstu hæðar standa á jörðinni. Þeir tveir hægra megin standa á kjallaranum, svo að þar verður eitthvað að vera komið áður. Vinnupallar bera það sem er fyrir ofan, eins og herbergi.
dh-12 = Herbergi sem snýr upp á sér stað: kjallaraherbergi (bílskúr, geymsla, þvottahús, verkstæði, vínkjallari) fara aðeins á kjallarareitina tvo, öll önnur herbergi aðeins á hæðirnar tvær.
dh-13 = Spil af sömu gerð hlið við hlið á einni hæð eru eitt herbergi og stærri herbergi eru meira virði. Hver gerð hefur hámarksstærð: eitt, tvö eða þrjú spil. Ekkert spil má stækka herbergi umfram hana, né tengja tvö herbergi í eitt sem er stærra. Spil hvert fyrir ofan annað eru alltaf aðskilin herbergi.
dh-14 = Herbergi í hámarksstærð er klárað og eins herbergi með skreytingu: ekkert spil af sömu gerð má snúa upp við hlið þess.
dh-15 = Spil sem þú getur ekki eða vilt ekki láta snúa upp er lagt á hvolf á einhvern auðan reit sem hefur ekki auðan reit fyrir neðan sig, líka í kjallaranum. Það er þá tómt herbergi: af engri gerð og 0 stiga virði. Tóm herbergi mega vera hlið við hlið en verða aldrei að stærra herbergi.
dh-16 = Fyrst er herbergið lagt, svo tekur aukaspilið gildi. Aðeins tvö aukaspil mega virka á undan herberginu: vinnupallar (DH-52) og innanhússhönnuður (DH-45). (Okkar ákvörðun: bækurnar segja ekki til um röðina.)

rules-dreamhome-specials = Aukaspil
dh-20 = Þak: settu það á hvolf á þakbunkann þinn. Enginn má skoða bunka fyrr en í lokin, ekki einu sinni eigandinn; hve mörg spil eru í honum sjá allir. Stilla má borðið þannig að allir sjái öll þakspil.
dh-21 = Skreyting: settu tákn hennar strax á eitt af herbergjum þínum sem snúa upp, af gerð sem spilið leyfir og án skreytingar. Sé það hægt er það skylda. Ef ekki er spilinu hent og þú færð ekkert tákn.
dh-22 = Ein skreyting í hvert herbergi, sama hve mörg spil það er, og engin í tómt herbergi. Herbergi sem er aðeins klárað vegna stærðar má samt fá skreytingu. Ensku og ítölsku bókina má skilja á annan veg og stilla má borðið þannig að það fái enga. Táknið liggur á því spili sem er lengst til vinstri í herberginu á þeirri stundu og fylgir því spili. (Þetta síðasta er okkar ákvörðun.)
dh-23 = Skreyting klárar herbergið: upp frá því má ekkert spil af sömu gerð snúa upp við hlið þess (DH-14). Aðeins sá sem hefur innanhússhönnuðinn er undanþeginn (DH-45).
dh-24 = Trjákofinn og fuglahúsið standa úti, við hlið hússins. Þau þurfa ekkert herbergi og þú mátt eiga bæði.
dh-25 = Verkfæri: leggðu það við húsið þannig að það snúi upp. Þú mátt nota það einu sinni, en ekki í sömu umferð og þú tekur það; svo er því hent. Verkfæri sem er tekið í síðustu umferð gerir ekkert gagn. Vinnupallar eru öðruvísi: þeir eru settir upp strax (DH-52).
dh-26 = Verktaki: leggðu hann við húsið þannig að hann snúi upp. Verktakar vinna í lok spilsins; aðeins innanhússhönnuðurinn vinnur frá því að þú tekur hann.

rules-dreamhome-tools = Verkfæri
dh-50 = Bor, þegar þú átt leik og áður en þú tekur spil: skiptu á einu herbergi á spilaborðinu og einu spili í húsinu þínu sem snýr upp. Hvort fer á stað hins, og spilið sem kemur inn verður að mega snúa upp á einmitt þeim reit. Skreytingu á spilinu sem fer er hent fyrst. (Að nýja spilið snúi upp er okkar skilningur.)
dh-51 = Steypuhrærivél, þegar þú átt leik og áður en þú tekur spil: tvö herbergi á spilaborðinu skipta um stað. Annað þeirra má vera herbergið í dálki 1. Aukaspilin eru kyrr.
dh-52 = Vinnupallar: settu þá upp strax, áður eða eftir að þú leggur herbergi þessarar umferðar, á auðan reit sem hefur ekki auðan reit fyrir neðan sig. Þeir bera það sem er fyrir ofan en eru ekki herbergi. Herbergisspil úr síðari umferð má fara yfir þá, hvort sem það snýr upp eða er á hvolfi, og þá er vinnupöllunum hent. Í lokin eru þeir alltaf farnir: tólf herbergi fylla tólf reiti, svo að þegar reitur þeirra er sá eini sem er eftir fer spilið þangað. Þú verður að setja þá upp, en ekki þar sem herbergi þessarar umferðar sæti eftir án reits. Herbergið má heldur ekki taka síðasta reit vinnupallanna á meðan það kemst annað, hvort sem það snýr upp eða er á hvolfi. (Þetta síðasta er okkar ákvörðun.) Ef enginn reitur er til fyrir þá, eða þeir eru teknir í síðustu umferð, er þeim hent.
dh-53 = Loftpressa, aðeins í upphafi umferðar, eftir að fyrsti leikmaður hefur hent dálki og áður en nokkur leikur: taktu eitt herbergi að eigin vali af spilaborðinu og leggðu það. Aukaspilinu fyrir ofan það er hent og dálkur 1 gefur ekkert merki. Þetta var leikur þinn í þessari umferð. Ef fleiri hafa loftpressu er spurt í röð frá fyrsta leikmanni; hver einu sinni í umferð, sama hve margar hann á, og ekkert annað verkfæri fylgir með. (Bækurnar segja ekki til um þetta allt; við fylgjum þeirri íslensku.)
dh-54 = Þú mátt nota eins mörg verkfæri og þú vilt í sömu umferð, í hvaða röð sem er, áður en þú tekur spil. Skipti með bor, steypuhrærivél, birgðasala eða snúningamanni mega líka engu breyta. Aðeins má velja dálka þar sem enn er herbergi. Skreytingu eða vinnupöllum sem eiga sér engan stað er hent án þess að spurt sé. (Allt þetta er okkar ákvörðun.)

rules-dreamhome-helpers = Verktakar
dh-40 = Þaksmiður: áður en bunkarnir eru skoðaðir geturðu sótt þér eitt þakspil úr þeim sem hent var og bætt því við bunkann þinn.
dh-41 = Birgðasali: skiptu á einu herbergisspili í húsinu þínu, hvort sem það snýr upp eða er á hvolfi, og herbergi sem var hent og má snúa upp á þeim reit. Skreyting á spilinu sem þú lætur af hendi glatast og hún er farin áður en nýja spilið er metið. Við hlið herbergis sem skreyting hefur klárað má ekkert spil af sömu gerð fara, hvaða bók sem notuð er við borðið.
dh-42 = Snúningamaður: tvö herbergisspil í húsinu þínu skipta um stað og bæði verða að liggja eins og reglurnar um herbergi leyfa. Spil á hvolfi er áfram á hvolfi. Skreytingar fylgja spili sínu; ef fleiri en ein lenda í sama herbergi velur þú þá sem verður eftir og hendir hinum.
dh-43 = Bækurnar greinir á um snúningamanninn og herbergi með skreytingu. Eftir íslensku bókinni má hann stækka slíkt herbergi, upp að hámarksstærð. Eftir þeirri ensku og ítölsku er báðum spilum lyft og hvort um sig síðan metið á nýja reitnum: það má ekki fara við hlið herbergis af sinni gerð ef spil sem þar er eftir er með skreytingu, en spil sem sjálft er með skreytingu má bætast við herbergi sem er ekki klárað. (Ensku síðurnar um verktaka vantar okkur, svo að borð með ensku bókinni fylgja hér þeirri ítölsku.) Hjá þeim sem á innanhússhönnuðinn klára skreytingar ekkert, hér sem annars staðar.
dh-44 = Arkitekt: hver bónus sem þú fékkst fyrir nýtingu hússins (DH-62) er 1 stigi meira virði; eftir íslensku bókinni aðeins sá sem fæst fyrir baðherbergi, eldhús og svefnherbergi. Og hvert tómt herbergi þitt er 1 stigs virði.
dh-45 = Innanhússhönnuður: frá því að þú tekur spilið klára skreytingar þínar ekkert. Herbergi sem aðeins skreyting hafði klárað má stækka á ný; áfram er ein skreyting í hverju. Í lokin er hver skreyting þín 1 stigi meira virði, líka þær sem eru úti. Ef nýtt spil tengir tvö herbergi með skreytingum heldur þú annarri og velur hvorri. Þetta gildir þegar um herbergið sem þú tekur í sömu umferð. (Okkar ákvörðun.)
dh-46 = Röðin í lokin er okkar ákvörðun. Fyrst allir þaksmiðir, frá þeim sem hefur merki fyrsta leikmanns eftir 12. umferð og réttsælis. Síðan notar hver leikmaður, í sömu röð, birgðasala og snúningamann í þeirri röð sem hann vill. Alltaf má sleppa því: sé þaksmið sleppt missir þú aðeins af því eina spili, annars af öllu sem þú átt eftir. Herbergi sem birgðasali tekur úr húsi bætast við þau sem var hent. Leikmaður með verktaka sem getur ekkert gert er líka spurður.
dh-47 = Tvö eintök af sama verktaka vinna tvisvar, nema hvað annar innanhússhönnuður eða arkitekt bætir engu við. (Okkar ákvörðun.)
dh-48 = Hvenær sem skreytingar mætast í einu herbergi, vegna nýs spils, verkfæris eða verktaka, segir eigandinn strax hver þeirra verður eftir, áður en nokkuð annað gerist. Ef þær mætast í fleiri herbergjum er gengið frá þeim einu af öðru: kjallari, fyrsta hæð, önnur hæð, hver frá vinstri til hægri. (Okkar ákvörðun.)

rules-dreamhome-scoring = Stigatalning
rules-dreamhome-scoring-about = Eftir 12. umferð vinna verktakarnir verk sín (DH-46). Svo eru stig hvers húss talin: herbergi, skreytingar, nýting hússins og þak.
dh-60 = Hvert herbergi gefur stig eftir gerð og fjölda spila: sjá listann yfir herbergin. Bækurnar telja ekki upp öll spilin, svo að sumar af þessum tölum eru ályktaðar.
dh-61 = Þrjú herbergi eru meira virði við hlið félaga síns: matarbúr við hlið eldhúss, gufubað við hlið baðherbergis og fataherbergi við hlið svefnherbergis. Við hlið merkir beint til vinstri eða hægri á sömu hæð. (Okkar skilningur.) Annar félagi bætir engu við.
dh-62 = Góð nýting hússins gefur bónus: 3 stig fyrir baðherbergi á hvorri hæð og 3 stig fyrir baðherbergi, eldhús og svefnherbergi, af hvaða stærð sem er og hvar sem er í húsinu. Hvor bónus fæst einu sinni í mesta lagi.
dh-63 = Hver skreyting gefur stigin sem hún er virði.
dh-64 = Þak: fjögur spil úr bunkanum þínum verða þakið. Fjögur í sama lit: 8 stig. Fjögur sem eru ekki öll í sama lit: 3 stig. Hver kvistur á þessum fjórum: 1 stig að auki. Með færri en fjórum spilum er þakið óklárað og gefur 0 stig, þótt kvistir séu á því. Spil sem eru ekki valin gefa ekkert. Bestu fjögur eru valin fyrir þig og sýnd.
dh-65 = Sá vinnur sem hefur flest stig. Jafnir leikmenn deila sigrinum. Eftir íslensku bókinni, og við borð sem er stillt þannig, vinnur sá af þeim jöfnu sem hefur fleiri börn teiknuð í húsi sínu: börn á spilum sem snúa upp, þótt aðeins sjáist í hluta þeirra. Hve mörg börn eru á hverju spili vitum við ekki enn; þangað til er slíkum sigri líka deilt og það kemur fram í úrslitunum.
dh-66 = Dæmi bókanna. Önnur hæð: leikherbergi, stofa úr tveimur spilum, baðherbergi, fataherbergi. Fyrsta hæð: baðherbergi, svefnherbergi, eldhús, matarbúr, eldhús. Kjallari: bílskúr og tómt herbergi. Píanó og kattarhús. Mislitt þak með einum kvisti. Herbergi 15, skreytingar 4, nýting hússins 6, þak 4: 29 stig.

rules-dreamhome-fig-track = Spilaborðið. Verið er að taka dálk 5: stofan og gráa þakið með kvisti fylgjast að. Fyrir ofan dálk 1, lengst til vinstri, er reitur fyrsta leikmanns.
rules-dreamhome-fig-placing = Fjórða stofan. Fyrir ofan hinar má hún snúa upp, sem sérstakt herbergi. Á hvolfi má hún líka fara þangað sem B og C eru.
rules-dreamhome-fig-why = { $why ->
    [fits] leyfilegt
    [below] ekkert er fyrir neðan (DH-11)
    [floor] ekki kjallaraherbergi (DH-12)
   *[closed] herbergið við hliðina er af sömu gerð og klárað (DH-14)
}
rules-dreamhome-fig-size = Herbergi stækka til hliðanna. Merkið á herbergi sýnir stigin og, í litlum reitum, hve mörg af spilum þess eru komin.
rules-dreamhome-fig-closed = Þrjú kláruð herbergi.
rules-dreamhome-fig-closed-by = { $why ->
    [size] Tvö svefnherbergisspil mynda svefnherbergi í hámarksstærð: það þriðja má ekki snúa upp hér.
    [token] Píanóið klárar stofuna þótt hún sé aðeins eitt spil.
   *[down] Baðherbergi er aldrei stærra en eitt spil. Annað við hlið þess liggur á hvolfi sem tómt herbergi.
}
rules-dreamhome-fig-kinds = Fjórar gerðir aukaspila.
rules-dreamhome-fig-kind = { $kind ->
    [roof] þak
    [furnishing] skreyting
    [tool] verkfæri
   *[helper] verktaki
}
rules-dreamhome-fig-kind-about = { $kind ->
    [roof] á hvolfi á bunkann þinn; fjögur mynda þak
    [furnishing] strax í eitt af herbergjum þínum; gefur stig
    [tool] við húsið; notað einu sinni, í síðari umferð
   *[helper] við húsið; vinnur í lok spilsins
}
rules-dreamhome-fig-furnishings = Allar skreytingar: stig þeirra og herbergin sem þær mega fara í. Sumar af þessum tölum eru ályktaðar.
rules-dreamhome-fig-tools = Verkfærin fjögur.
rules-dreamhome-fig-helpers = Verktakarnir fimm.
rules-dreamhome-fig-scaffold = Með vinnupöllum í kjallaranum getur stofan fengið þriðja spilið áður en til er herbergi til að setja fyrir neðan það.
rules-dreamhome-fig-rooms = Öll herbergi: stig fyrir herbergi úr einu, tveimur og þremur spilum.
rules-dreamhome-fig-roofs = Þök og stigin sem þau gefa.
rules-dreamhome-fig-example = Húsið í dæminu, lið fyrir lið.
