# Kennslan í Azul.
lesson-azul-goal = Þú flísaleggur hallarvegg. Í hverri umferð tekur þú flísar og safnar þeim í línurnar á spjaldinu þínu; úr hverri fullri línu fer ein flís á vegginn og gefur stig. Flísar sem komast hvergi fyrir kosta stig.
lesson-azul-1 = Taktu hvítu flísarnar tvær af plötu 1 og settu í aðra línuna. Þú tekur alltaf allar flísar í einum lit af einum stað og í hverri línu er aðeins einn litur.
lesson-azul-1-after = Önnur línan er full: í lok umferðar fer ein hvít flís á vegginn við hlið hennar. Hinar flísarnar á plötunni færðust á miðjuna og þar má hver sem er taka þær. Talan á eftir örinni við stigin þín sýnir hvað þú hefðir ef umferðinni lyki núna.
lesson-azul-2 = Tvær svartar flísar eru nú á miðjunni. Taktu þær og settu í þriðju línuna. Þegar fyrst er tekið af miðjunni í umferð fylgir byrjunarflísin með.
lesson-azul-2-after = Með byrjunarflísinni byrjar þú næstu umferð, en hún liggur á gólflínunni og kostar 1 stig. Í þriðju línuna vantar eina svarta flís: ófullar línur bíða.
lesson-azul-3 = Taktu bláu flísarnar tvær af plötu 4 og settu í fyrstu línuna. Þar er einn reitur, svo að hin flísin fellur á gólflínuna: eitt stig enn tapast. Þú sérð bráðum hvers vegna það borgar sig.
lesson-azul-3-after = Línan er full og blái reiturinn á veggnum er beint fyrir ofan þann hvíta. Flísar sem snertast gefa fleiri stig en stakar.
lesson-azul-4 = Kláraðu þriðju línuna með svörtu flísinni á miðjunni. Á veggnum sést hvar hún lendir og hvað hún gefur: 3 stig fyrir þrjár flísar í dálki.
lesson-azul-4-after = Þrjár fullar línur, og flísarnar lenda hver fyrir neðan aðra í fyrsta dálkinum. Flís gefur stig fyrir alla rununa sem hún bætist við: 1, svo 2, svo 3.
lesson-azul-5 = Horfðu fram á veginn: í línu 4 á veggnum er það rauð flís sem á heima í þessum dálki og fjórar rauðar hafa safnast á miðjuna. Taktu þær allar og settu í fjórðu línuna.
lesson-azul-5-after = Rósa tekur síðustu flísarnar og umferðinni lýkur. Dálkurinn gefur 1 + 2 + 3 + 4 = 10 og gólflínan kostar 2: þú ert með 8 stig.
lesson-azul-done = Ein gul flís í línu 5 myndi fylla dálkinn: 7 stig í lok spilsins. Full lárétt lína á veggnum gefur 2 og allar fimm flísar í einum lit 10. Spilinu lýkur þegar fyrsta lárétta línan fyllist.
