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
alhambra-empty = tómt
alhambra-market = Markaður
alhambra-square = reitur { $n }: { $tile }, verð { $price }, { alhambra-money } ({ alhambra-colour }){ $how ->
    [exact] . Þú getur borgað nákvæmlega
    [over] . Þú getur borgað, en ekki nákvæmlega
   *[poor] {""}
}
alhambra-bought = keypt
alhambra-taken = tekið
alhambra-exact-short = passar
alhambra-enough-short = nóg
alhambra-face-up = Peningar
alhambra-take-rule = eitt spil, eða fleiri upp að { $most }
alhambra-take-card = taka: { $card }
alhambra-deck-left = peningastokkur: { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
alhambra-hand = Peningarnir þínir
alhambra-hand-of = Peningar: { $name }
alhambra-show-hand = Aðeins ég horfi: sýna spilin mín
alhambra-cards = { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
alhambra-no-money = Þú átt enga peninga.
alhambra-pay-card = borga með: { $card }
alhambra-paying = { $tile }: { $paid } af { $price }, { alhambra-money }
alhambra-pay-with = borga, { alhambra-money }:
alhambra-over = { $over ->
    [0] nákvæmt, aftur þú
   *[other] { $over } of mikið
}
alhambra-lay = { $tile } hingað: { $where }{ $signed ->
    [none] {""}
   *[other] . { $signed } ef stig væru gefin nú
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
alhambra-awarded = Unnið:
alhambra-choose-tile = finna stað: { $tile }
alhambra-further = Nákvæmt: gerðu aftur, eða
alhambra-stop = Ekki gera meira
alhambra-pass = Segja pass
alhambra-longest = lengsti múr
alhambra-reserve = Geymsla
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
   *[end] Spilinu lýkur brátt: { $bag } í pokanum
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
    [one] Stutt í endann: { $bag } flís er eftir í pokanum.
   *[other] Stutt í endann: { $bag } flísar eru eftir í pokanum.
}
alhambra-ends = Síðustu flísarnar fara til þeirra sem eiga mest fé, svo er síðasta stigaumferðin.
alhambra-nothing = Ekkert valið enn.
alhambra-todo-show = Næsti við skjáinn: { $name }.
alhambra-todo-act = Taktu peninga, kauptu flís eða endurhannaðu höllina.
alhambra-todo-pass = Ekkert er hægt að gera: segðu pass.
alhambra-todo-further = Þú borgaðir nákvæmlega: gerðu aftur, eða veldu „Ekki gera meira“.
alhambra-todo-pay = Borgaðu { $price } ({ alhambra-money }), { $tile }: veldu spil eða eina af leiðunum.
alhambra-todo-waiting = Veldu hvaða nýja flís á að leggja.
alhambra-todo-award = Sá sem á mesta peninga fær flísar af markaðnum: veldu flís og finndu henni stað.
alhambra-todo-place = { $tile }: veldu einn af merktu reitunum í höllinni{ $dirk ->
    [yes] , geymsluna eða Dirk
   *[no] {" "}eða geymsluna
}.
alhambra-todo-build = { $tile }: veldu einn af merktu reitunum, eða flís til að skipta við.
alhambra-todo-store = { $tile }: veldu geymsluna til að taka flísina frá.
alhambra-todo-confirm = Skoðaðu, staðfestu svo, eða veldu annað.
alhambra-sum-buy = { $tile } fyrir { $cards }, { alhambra-money }{ $over ->
    [none] …
    [0] {" "}(nákvæmt)
   *[other] {" "}({ $over } of mikið)
}
alhambra-wall-then = { $wall ->
    [none] …
   *[other] {" "}(múr { $wall })
}
alhambra-sum-build = { $tile }{ alhambra-wall-then }
alhambra-sum-now = { $signed } ef talið væri nú
alhambra-log-take = tekur: { $cards }
alhambra-log-buy = kaupir { $tile } fyrir { $price } ({ alhambra-money })
alhambra-log-bought = kaupir { $tile } fyrir { $cards } ({ alhambra-money }){ $over ->
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
alhambra-log-store = tekur frá { $tile }{ alhambra-wall-then }
alhambra-log-swap = reisir { $tile } í staðinn fyrir { $old }{ alhambra-wall-then }
alhambra-log-dirk = gefur Dirk { $tile }
alhambra-log-stop = gerir ekki meira
alhambra-log-pass = segir pass
alhambra-refused-over = Spilinu er lokið.
alhambra-refused-pay_first = Borgaðu fyrst það sem þú valdir, { $tile }: { $paid } af { $price } eru komin.
alhambra-refused-other_money = Á þessum reit gildir { alhambra-money } ({ alhambra-colour }).
alhambra-refused-no_card = Þú átt ekki þetta spil: { $card }.
alhambra-refused-highest_first = Spilin eru greidd frá því hæsta til þess lægsta.
alhambra-refused-too_low = Ef ekkert hærra er greitt en { $card } næst verðið ekki.
alhambra-refused-place_first = Fyrst þarf að finna stað fyrir flísarnar sem bíða.
alhambra-refused-buy_first = Veldu fyrst flísina sem þú vilt kaupa.
alhambra-refused-no_tile = Þar er engin flís lengur.
alhambra-refused-too_dear = { $tile } kostar { $price } ({ alhambra-money }), en þú átt { $have }.
alhambra-refused-spot_taken = Þar er flís fyrir. Til að skipta velur þú fyrst flís úr geymslunni og svo þá flís.
alhambra-refused-not_in_reserve = Þessi flís er ekki í geymslunni: { $tile }.
alhambra-refused-not_in_palace = Þessi flís er ekki í höllinni: { $tile }.
alhambra-refused-swap_needs = Til að skipta þarf { $tile } að vera í geymslunni og { $old } í höllinni.
alhambra-refused-no_passing = Þú getur gert eitthvað og mátt þá ekki sitja hjá.
alhambra-refused-no_further = Þú átt ekki fleiri aðgerðir til að sleppa.
alhambra-refused-together = Fleiri en eitt spil mega samanlagt vera mest { $most }.
alhambra-refused-redesigned_long = Lengi hefur ekkert verið gert nema endurhanna: taktu peninga eða kauptu.
alhambra-refused-walls = Hliðar sem snertast verða að passa saman: múr á báðum eða hvorugri.
alhambra-refused-on_foot = Komast verður fótgangandi frá gosbrunninum á hverja flís.
alhambra-refused-apart = Hlið flísar verður að liggja að höllinni.
alhambra-refused-hole = Þannig yrði eftir eyða í höllinni.
alhambra-refused-dirk = Dirk fær aðeins flísar sem voru keyptar núna, í tveggja manna spili.
