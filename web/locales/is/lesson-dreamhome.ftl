# Kennslan í Draumaheimilinu.
lesson-dreamhome-goal = Þú byggir hús með tólf herbergjum, einu í hverri umferð. Stærri herbergi gefa fleiri stig; skreytingar, góð nýting hússins og fallegt þak gefa líka stig. Flest stig sigra.
lesson-dreamhome-1 = Rósa byrjaði: hún henti dálki 3 og tók dálk 4. Taktu dálk 5: stofu og þakspilið fyrir ofan hana. Settu stofuna svo á jörðina, lengst til vinstri á fyrstu hæð.
lesson-dreamhome-1-after = Dálkur er alltaf tekinn í heilu lagi. Herbergið fer strax í húsið, aldrei fyrir ofan auðan reit; þakspilið fer á hvolfi á bunkann þinn. Stofan gefur 1 stig.
lesson-dreamhome-2 = Önnur stofa og aftur grátt þak! Taktu dálk 5 og settu stofuna við hlið hinnar: spil af sömu gerð hlið við hlið eru eitt stærra herbergi.
lesson-dreamhome-2-after = Stofan þín stækkaði: 4 stig í stað 1. Bæði þakspilin þín eru grá og fjögur í sama lit gefa 8 stig í lokin. Rósa stækkar líka leikherbergið sitt.
lesson-dreamhome-3 = Sum herbergi eiga heima í kjallaranum. Taktu dálk 2, geymslu og arkitekt, og settu geymsluna á vinstri reit kjallarans. Þá er hægt að byggja fyrir ofan hana.
lesson-dreamhome-3-after = Geymslan gefur 1 stig og ber hæðina fyrir ofan. Arkitektinn er verktaki: hann bíður við húsið og gefur aukastig í lok spilsins.
lesson-dreamhome-4 = Í dálki 1 er ekkert aukaspil en sá sem tekur hann byrjar næstu umferð. Og þar er þriðja stofan! Taktu hana og settu hana við hlið hinna tveggja.
lesson-dreamhome-4-after = Þrjú spil: 9 stig. Stofan er nú kláruð og stækkar ekki meira. Þú hefur merki fyrsta leikmanns og byrjar því næstu umferð.
lesson-dreamhome-5 = Fyrsti leikmaður hendir fyrst dálki: veldu dálk 3, því að Rósa vill fá annað eldhús. Taktu svo dálk 5: settu svefnherbergið fyrir ofan stofuna og píanóið í stofuna.
lesson-dreamhome-5-after = Píanóið gefur 3 stig. Skreyting klárar herbergið sitt, svo að hún á best heima í herbergi sem er þegar fullt, eins og þitt. Og Rósa fær ekki eldhúsið.
lesson-dreamhome-done = Sjö umferðir væru eftir. Í lokin gefa þessi atriði stig: herbergi eftir stærð, skreytingar, baðherbergi á hvorri hæð (3), baðherbergi, eldhús og svefnherbergi (3) og fjögur þakspil (3 eða 8, kvistir að auki). Spil sem passar hvergi er lagt á hvolf.
