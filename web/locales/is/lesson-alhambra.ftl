# Kennslan í Alhambra.
lesson-alhambra-goal = Þú reisir höll í kringum ljónagosbrunninn þinn. Í hverri stigaumferð færðu stig fyrir að eiga flestar byggingar af einhverri gerð og líka fyrir langan múr. Í fimm skrefum tekur þú peninga, kaupir, byggir, endurhannar og sérð fyrstu stigaumferðina. Þegar aðeins tveir spila safnar ímyndaður þriðji leikmaður, Dirk, líka flísum.
lesson-alhambra-1 = Taktu peninga: eitt spil, hvert sem gildið er, eða fleiri, samtals 5 eða minna. Turninn á reit 4 kostar 9 dúkata og þú átt 7. Taktu dirhamspilið 1 og dúkatspilin 1 og 2, þrjú spil í einu.
lesson-alhambra-1-after = 1 + 1 + 2 = 4, svo að þetta mátti. Rósa tekur líka peninga. Eftir hvern leik er fyllt á peningana svo að fjögur spil liggi uppi.
lesson-alhambra-2 = Kauptu turninn með dúkatspilunum 7 + 2. Það er nákvæmlega 9 og því máttu gera aftur: taktu flórínuspilið 2 og dirhamspilið 1. Turninn er ekki lagður fyrr en að því loknu: settu hann fyrir ofan gosbrunninn.
lesson-alhambra-2-after = Þar sem flísar snertast eru báðar hliðar opnar eða múr á báðum og ganga má inn frá gosbrunninum. Á turninum eru tveir ytri múrar í röð: 2 stig í stigaumferð.
lesson-alhambra-3 = Turninn á reit 1 kostar 7 flórínur; þú átt 6 + 2. Það er 1 of mikið: ekkert er gefið til baka og þú mátt ekki gera aftur. Turninn er aðeins opinn að neðan og passar hvergi núna: settu hann á geymslureitinn.
lesson-alhambra-3-after = Á geymslureitnum mega vera hvað margar flísar sem er, en þar teljast þær ekki með. Með því að endurhanna má koma þeim í höllina.
lesson-alhambra-4 = Endurhannaðu: veldu turninn á geymslureitnum og svo turninn í höllinni. Þeir skipta um stað og á þeim nýja eru þrír múrar.
lesson-alhambra-4-after = Nú er múrinn þinn 3 á lengd. Að endurhanna er heill leikur, nema þú hafir borgað nákvæmlega á undan. Rósa borgar nákvæmlega 8 fyrir lystiskála og tekur líka peninga.
lesson-alhambra-5 = Kauptu súlnagöngin á reit 2 með dirhamspilunum 5 + 1, nákvæmlega, og taktu svo bæði denarspilin 2. Leggðu súlnagöngin hægra megin við gosbrunninn: múr þeirra tengist múr turnsins.
lesson-alhambra-5-after = Rósa tekur peninga og stigaumferðarspil A kemur upp! Þú færð 6 fyrir flesta turna, 1 fyrir súlnagöngin (3 sem þið Dirk skiptið með ykkur, námundað niður) og 5 fyrir múrinn: 12 stig. Svo fær Dirk sex flísar í viðbót.
lesson-alhambra-done = Næst gætirðu borgað nákvæmlega 2 + 2 denara fyrir súlnagöngin á reit 3 og reist svo turninn á geymslureitnum: þar gaf hann ekkert. Í stigaumferð B gefur 2. sæti líka stig og í þeirri síðustu einnig 3. sæti.
