# Alhambra, með orðum reglubókarinnar.
alhambra-type = { $type ->
    [pavilion] lystiskáli
    [seraglio] kvennabúr
    [arcades] súlnagöng
    [chambers] svefnálma
    [garden] garður
    [tower] turn
   *[fountain] ljónagosbrunnur
}
alhambra-type-of = { $type ->
    [pavilion] lystiskála
    [seraglio] kvennabúr
    [arcades] súlnagöng
    [chambers] svefnálmu
    [garden] garð
    [tower] turn
   *[fountain] ljónagosbrunn
}
alhambra-money = { $money ->
    [yellow] flórína
    [green] dirham
    [blue] denar
   *[orange] dúkat
}
alhambra-coins = { $money ->
    [yellow] flórínur
    [green] dirhama
    [blue] denara
   *[orange] dúkata
}
    .dative = { $money ->
        [yellow] flórínum
        [green] dirhömum
        [blue] denörum
       *[orange] dúkötum
    }
alhambra-colour = { $money ->
    [yellow] gult
    [green] grænt
    [blue] blátt
   *[orange] appelsínugult
}
alhambra-tile = { alhambra-type } { $n }
alhambra-tile-of = { alhambra-type-of } { $n }
alhambra-card = { alhambra-money } { $n }
alhambra-side = { $side ->
    [n] norður
    [e] austur
    [s] suður
   *[w] vestur
}
alhambra-walls = múrar: { $walls }
alhambra-no-walls = enginn múr
alhambra-step = { $n } { $way ->
    [right] til hægri
    [left] til vinstri
    [up] upp
   *[down] niður
}
alhambra-spot = { $where } frá gosbrunninum
alhambra-centre = miðjan
alhambra-empty = tómur
alhambra-market = Markaður
alhambra-square = reitur { $n }: { $tile }, kostar { $price } { alhambra-coins } ({ alhambra-colour }){ $how ->
    [exact] . Þú getur borgað nákvæmlega
    [over] . Þú getur borgað, en ekki nákvæmlega
   *[poor] {""}
}
alhambra-bought = keypt
alhambra-taken = tekið
alhambra-exact-short = passar
alhambra-enough-short = nóg
alhambra-face-up = Peningar
alhambra-take-rule = eitt spil, eða fleiri, samtals { $most } eða minna
alhambra-take-card = taka: { $card }
alhambra-deck-left = peningastokkur: { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
alhambra-hand = Peningarnir þínir
alhambra-hand-of = Peningar: { $name }
alhambra-show-hand = Enginn annar sér skjáinn: sýna spilin mín
alhambra-cards = { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
alhambra-no-money = Þú átt enga peninga.
alhambra-pay-card = borga með: { $card }
alhambra-paying = { $tile }: { $paid } af { $price } { alhambra-coins.dative }
alhambra-pay-with = borga með { alhambra-coins.dative }:
alhambra-over = { $over ->
    [0] nákvæmt: þú mátt gera aftur
   *[other] { $over } of mikið
}
alhambra-lay = { $tile } hingað: { $where }{ $signed ->
    [none] {""}
   *[other] . { $signed } ef talið væri nú
}
alhambra-lay-not = { $tile }: ekki leyfilegt hér ({ $where })
alhambra-swap-here = setja í staðinn fyrir: { $tile }
alhambra-put-aside = { $tile }. Má setja á geymslureitinn
alhambra-board = Höll: { $name }, { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
alhambra-palace = höll: { $name }
alhambra-waiting = Keypt:
alhambra-awarded = Fengið:
alhambra-choose-tile = finna stað: { $tile }
alhambra-further = Nákvæmt: þú mátt gera aftur, eða
alhambra-stop = Láta gott heita
alhambra-pass = Segja pass
alhambra-longest = lengsti múr
alhambra-reserve = Geymslureitur
alhambra-reserve-of = geymslureitur: { $name }
alhambra-in-reserve = á geymslureit: { $tile }
alhambra-to-reserve = { $tile }: á geymslureitinn
alhambra-dirk = Dirk: { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}, { $n ->
    [one] { $n } flís
   *[other] { $n } flísar
}
alhambra-to-dirk = { $tile }: handa Dirk
alhambra-majorities = Flestar byggingar
alhambra-building = bygging
alhambra-becomes = verður
alhambra-pays = gefur
alhambra-place = { $n ->
    [1] 1.
    [2] 2.
   *[other] 3.
}
alhambra-wall = Hallarmúr
alhambra-each = 1 á hlið
alhambra-scoring = { $scoring ->
    [A] A
    [B] B
   *[end] síðasta
}
alhambra-comes = { $scoring ->
    [A] stigaumferð A er næst
    [B] stigaumferð B er næst
   *[end] síðasta stigaumferð: þegar pokinn tæmist
}
alhambra-soon = { $scoring ->
    [A] Stigaumferð A gæti komið brátt
    [B] Stigaumferð B gæti komið brátt
   *[end] Spilinu fer að ljúka: { $bag } í pokanum
}
alhambra-if-now = { $scoring }, ef talið væri nú
alhambra-next = Stigaumferð
alhambra-bag = Poki
alhambra-deck = Peningastokkur
alhambra-scored = { $scoring ->
    [A] Stigaumferð A
    [B] Stigaumferð B
   *[end] Síðasta stigaumferð
}
alhambra-last-tiles = { $bag ->
    [0] Pokinn er tómur: spilinu lýkur við næstu kaup.
    [one] Spilinu fer að ljúka: { $bag } flís er eftir í pokanum.
   *[other] Spilinu fer að ljúka: { $bag } flísar eru eftir í pokanum.
}
alhambra-ends = Síðustu flísarnar fara til þeirra sem eiga mest í hverjum gjaldmiðli, svo kemur síðasta stigaumferðin.
alhambra-nothing = Ekkert valið enn.
alhambra-todo-show = Næst við skjáinn: { $name }.
alhambra-todo-act = Taktu peninga, kauptu flís eða endurhannaðu höllina.
alhambra-todo-pass = Ekkert er hægt að gera: segðu pass.
alhambra-todo-further = Nákvæm greiðsla: gerðu aftur, eða veldu „Láta gott heita“ og leggðu nýju flísarnar.
alhambra-todo-pay = Borgaðu { $price } { alhambra-coins } ({ $tile }): veldu spil eða eina af leiðunum.
alhambra-todo-waiting = Veldu hvaða nýja flís á að leggja.
alhambra-todo-award = Síðustu flísarnar á markaðnum fara til þeirra sem eiga mesta peninga: veldu eina af þínum og finndu henni stað.
alhambra-todo-place = { $tile }: veldu einn af merktu reitunum í höllinni{ $dirk ->
    [yes] , geymslureitinn eða Dirk
   *[no] {" "}eða geymslureitinn
}.
alhambra-todo-build = { $tile }: veldu einn af merktu reitunum, eða flís til að skipta við.
alhambra-todo-store = { $tile }: veldu geymslureitinn til að taka flísina frá.
alhambra-todo-confirm = Farðu yfir leikinn og staðfestu, eða veldu annað.
alhambra-sum-buy = { $tile } fyrir { $cards } { alhambra-coins }{ $over ->
    [none] …
    [0] {" "}(nákvæmt)
   *[other] {" "}({ $over } of mikið)
}
alhambra-wall-then = { $wall ->
    [none] …
   *[other] {" "}(múr { $wall })
}
alhambra-sum-build = { $tile } í höllina{ alhambra-wall-then }
alhambra-sum-now = { $signed } ef talið væri nú
alhambra-log-take = tekur peninga ({ $cards })
alhambra-log-buy = kaupir { $tile } fyrir { $price } { alhambra-coins }
alhambra-log-bought = kaupir { $tile } fyrir { $cards } { alhambra-coins }{ $over ->
    [0] {" "}(nákvæmt)
   *[other] {" "}({ $over } of mikið)
}
alhambra-log-pay = borgar: { $card }{ $over ->
    [none] {""}
    [0] {" "}(nákvæmt)
   *[other] {" "}({ $over } of mikið)
}
alhambra-log-build = reisir { $tile }, { $where }{ alhambra-wall-then }
alhambra-log-left = reisir ekki { $tile }
alhambra-log-reserve = setur { $tile } á geymslureitinn
alhambra-log-store = flytur { $tile } á geymslureitinn{ alhambra-wall-then }
alhambra-log-swap = reisir { $tile } í staðinn fyrir { $old }{ alhambra-wall-then }
alhambra-log-dirk = gefur Dirk { $tile }
alhambra-log-stop = lætur gott heita
alhambra-log-pass = segir pass
alhambra-refused-over = Spilinu er lokið.
alhambra-refused-pay_first = Borgaðu fyrst það sem þú valdir ({ $tile }). Komið: { $paid } af { $price }.
alhambra-refused-other_money = Á þessum reit gildir aðeins { alhambra-money } ({ alhambra-colour }).
alhambra-refused-no_card = Þú átt ekki þetta spil: { $card }.
alhambra-refused-highest_first = Borgaðu fyrst með hæstu spilunum.
alhambra-refused-too_low = Verðið næst ekki ef hæsta spilið er { $card }.
alhambra-refused-place_first = Finndu nýju flísunum fyrst stað.
alhambra-refused-buy_first = Veldu fyrst flísina sem þú vilt kaupa.
alhambra-refused-no_tile = Þar er engin flís lengur.
alhambra-refused-too_dear = { $tile }: borga þarf { $price } { alhambra-coins }, en þú átt { $have }.
alhambra-refused-spot_taken = Þar er flís fyrir. Til að skipta velur þú fyrst flís á geymslureitnum og svo flísina þar.
alhambra-refused-not_in_reserve = Þessi flís er ekki á geymslureitnum: { $tile }.
alhambra-refused-not_in_palace = Þessi flís er ekki í höllinni: { $tile }.
alhambra-refused-swap_needs = Önnur flísin ({ $tile }) þarf að vera á geymslureitnum og hin ({ $old }) í höllinni.
alhambra-refused-no_passing = Þú mátt ekki segja pass á meðan þú getur gert eitthvað.
alhambra-refused-no_further = Þú átt enga aukaaðgerð til að sleppa.
alhambra-refused-together = Ef spilin eru fleiri en eitt mega þau vera samtals { $most } eða minna.
alhambra-refused-redesigned_long = Í þrjá hringi hefur ekkert verið gert nema að endurhanna: taktu peninga eða kauptu flís.
alhambra-refused-walls = Hliðar sem snertast verða að passa saman: múr á báðum eða á hvorugri.
alhambra-refused-on_foot = Komast verður fótgangandi frá gosbrunninum á hverja flís.
alhambra-refused-apart = Ný flís verður að snerta höllina með heilli hlið.
alhambra-refused-hole = Þannig yrði eyða í höllinni.
alhambra-refused-dirk = Dirk má aðeins fá nýkeyptar flísar og aðeins þegar tveir spila.
