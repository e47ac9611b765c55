# Eigin gögn, aðrir leikmenn og það sem þjónninn geymir.
my-data = Gögnin þín
my-data-about = Sæktu í skrá allt sem þessi þjónn veit um þig, eða eyddu því.
download-data = Sækja gögnin mín
delete-account = Eyða aðganginum mínum
delete-me = Eyða gögnunum mínum
delete-account-sure = Eyða aðganginum þínum?
delete-me-sure = Eyða gögnunum þínum?
delete-account-gone = Nafni þínu, notandanafni, lykilorði, aðgangslyklum, lyklum og öllu sem þú hefur skrifað í spjall verður eytt núna. Ekki er hægt að taka það aftur.
delete-me-gone = Nafni þínu og öllu sem þú hefur skrifað í spjall verður eytt núna. Ekki er hægt að taka það aftur.
delete-matches = Þú gefst upp í öllum viðureignum sem enn standa yfir. Viðureignirnar verða áfram til fyrir hina, undir heitinu „Eyddur leikmaður“.
left = Gögnunum var eytt. Ekkert hér vísar lengur á þig.
blocked-people = Þaggaðir og útilokaðir leikmenn
is-muted = þaggað
is-blocked = útilokað
unmute = Hætta að þagga
unblock = Hætta að útiloka
mute = Þagga
mute-about = Þú sérð ekki það sem þessi leikmaður skrifar.
block = Útiloka
block-about = Þú sérð ekki það sem þessi leikmaður skrifar og hann kemst ekki að borðunum þínum.
report = Tilkynna þessi skilaboð
report-about = Umsjón þjónsins fær afrit af þeim.
report-note = Hvað er að þessum skilaboðum (má sleppa)
reported = Tilkynnt. Umsjón þjónsins skoðar málið.
reset-title = Veldu nýtt lykilorð
reset-about = Þú opnaðir tengil frá umsjón þjónsins. Hann virkar einu sinni og skráir þig út alls staðar annars staðar.
reset-done = Nýja lykilorðið er vistað og innskráning tókst.
privacy-lead = Það sem þessi þjónn geymir um þig, hversu lengi og hverjir sjá það.
privacy-kept = Hvað er geymt og hversu lengi
privacy-visitor = Nafnið þitt, hvenær þú komst fyrst, dagurinn sem þú varst hér síðast, hvort umsjónin hefur lokað á þig og vafrakakan sem þekkir þennan vafra
privacy-visitor-days = { $days ->
    [0] Þar til þú eyðir gögnunum þínum
    [one] Án aðgangs og aðgangslykils: þar til þú hefur ekki komið í { $days } dag. Annars: þar til þú eyðir gögnunum þínum.
   *[other] Án aðgangs og aðgangslykils: þar til þú hefur ekki komið í { $days } daga. Annars: þar til þú eyðir gögnunum þínum.
}
privacy-account = Með aðgangi: notandanafnið, aðgangslyklarnir ásamt heitum þeirra og tætigildi lykilorðsins, aldrei lykilorðið sjálft
privacy-account-long = Þar til þú eyðir aðganginum. Tengill fyrir nýtt lykilorð, ef þú fékkst slíkan: sem tætigildi, í einn dag.
privacy-sessions = Innskráningar þínar og hvenær þær hófust og lyklar forritanna þinna ásamt heitum þeirra
privacy-sessions-days = { $days ->
    [one] Þar til þú skráir þig út eða afturkallar þá, lengst í { $days } dag
   *[other] Þar til þú skráir þig út eða afturkallar þá, lengst í { $days } daga
}
privacy-push = Tilkynningaslóð vafrans þíns og lyklarnir sem tilkynningar eru dulkóðaðar með, ef kveikt er á þeim
privacy-push-long = Þar til þú slekkur á þeim eða skráir þig út
privacy-tables = Viðureignir, líka þær sem voru opnaðar úr skrá: hver opnaði borðið og stillingar þess, hverjir spiluðu, hver leikur og hvenær hann var leikinn
privacy-tables-days = { $days ->
    [0] Á meðan þessi þjónn er til
    [one] Þar til ekkert hefur gerst við borðið í { $days } dag
   *[other] Þar til ekkert hefur gerst við borðið í { $days } daga
}
privacy-chat = Það sem skrifað er í spjall, hver skrifaði það og hvenær
privacy-chat-days = { $days ->
    [0] Jafn lengi og viðureignin
    [one] { $days } dag
   *[other] { $days } daga
}
privacy-blocked = Hverja þú hefur þaggað eða útilokað og hvenær
privacy-blocked-long = Þar til þú tekur þá af listanum
privacy-reports = Skilaboð í spjalli sem hafa verið tilkynnt: afrit, hver skrifaði, hver tilkynnti og hverju var bætt við
privacy-reports-days = { $days ->
    [0] Á meðan þessi þjónn er til
    [one] { $days } dag
   *[other] { $days } daga
}
privacy-addresses = Hversu margar beiðnir koma frá þér og frá IP-tölunni þinni og hversu oft notandanafn var reynt
privacy-addresses-days = { $days ->
    [one] Lengst í { $days } dag. IP-tölur og notandanöfn eru aðeins geymd sem tætigildi.
   *[other] Lengst í { $days } daga. IP-tölur og notandanöfn eru aðeins geymd sem tætigildi.
}
privacy-seen-title = Hverjir sjá gögnin
privacy-seen = Allir sem hafa tengilinn á borð sjá nöfnin og leikina þar; borð á listanum geta allir fundið. Það sem þú skrifar sjá þeir sem eru í sama spjalli. Notandanafnið þitt sérð þú og umsjón þjónsins.
privacy-browser-title = Í þessum vafra
privacy-browser = Vafrinn geymir eina vafraköku, stillingarnar þínar, það sem þú byrjaðir á en sendir ekki, og síður Riad sjálfs svo að þær opnist án tengingar. Ekkert af þessu er notað í auglýsingar eða til að fylgjast með þér.
privacy-others-title = Aðrir
privacy-others = Ekkert er selt eða afhent öðrum. Ef kveikt er á tilkynningum fara þær dulkóðaðar um þjónustu vafraframleiðandans. Í atburðaskrá þessa þjóns eru villur en hvorki nöfn né IP-tölur. Umsjónin getur keyrt þjóninn á bak við vefþjón sem skrifar sína eigin atburðaskrá.
privacy-rights-title = Þú ræður yfir gögnunum
privacy-rights = Þú getur hvenær sem er breytt nafninu, sótt öll gögnin þín og eytt þeim, án þess að biðja um leyfi.
privacy-rights-way = Opna aðganginn þinn
privacy-backups-title = Eftir eyðingu
privacy-backups = Viðureignirnar verða áfram til fyrir hina, undir heitinu „Eyddur leikmaður“ og slembitölu. Tilkynnt skilaboð geymast eins lengi og segir að ofan. Í öryggisafritum umsjónarinnar geta eydd gögn verið þar til afritin eru endurnýjuð.
privacy-contact = Spurningar
