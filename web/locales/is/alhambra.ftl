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
    [able] . Þú getur borgað, en ekki nákvæmlega
   *[poor] {""}
}
alhambra-bought = keypt
alhambra-taken = tekið
alhambra-exact-short = nákvæmt
alhambra-able-short = nóg
alhambra-face-up = Peningar
alhambra-take-rule = eitt spil, eða fleiri upp að 5
alhambra-take-card = taka: { $card }
alhambra-deck-left = peningastokkur: { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
alhambra-hand = Peningarnir þínir
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
alhambra-lay-not = { $tile } má ekki liggja hér: { $where }
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
alhambra-scoring = { $n ->
    [0] A
    [1] B
   *[other] síðasta
}
alhambra-comes = { $n ->
    [0] stigaumferð A er næst
    [1] stigaumferð B er næst
   *[other] síðasta stigaumferð: þegar pokinn tæmist
}
alhambra-soon = { $n ->
    [0] Stigaumferð A gæti komið brátt
    [1] Stigaumferð B gæti komið brátt
   *[other] Spilinu lýkur brátt: { $bag } í pokanum
}
alhambra-if-now = { $scoring }, ef nú
alhambra-next = Stigaumferð
alhambra-bag = Poki
alhambra-deck = Peningastokkur
alhambra-scored = { $n ->
    [0] Stigaumferð A
    [1] Stigaumferð B
   *[other] Síðasta stigaumferð
}
alhambra-last-tiles = { $bag ->
    [0] Pokinn er tómur: næstu kaup ljúka spilinu.
    [one] Stutt í endann: { $bag } flís er eftir í pokanum.
   *[other] Stutt í endann: { $bag } flísar eru eftir í pokanum.
}
alhambra-ends = Síðustu flísarnar fara til þeirra sem eiga mest fé, svo er síðasta stigaumferðin.
alhambra-nothing = Ekkert valið enn.
alhambra-todo-act = Taktu peninga, kauptu flís eða endurhannaðu höllina.
alhambra-todo-pass = Ekkert er hægt að gera: segðu pass.
alhambra-todo-further = Þú borgaðir nákvæmlega: gerðu aftur, eða veldu „Ekki gera meira“.
alhambra-todo-pay = Borgaðu { $price } ({ alhambra-money }), { $tile }: veldu spil eða eina af leiðunum.
alhambra-todo-waiting = Veldu hvaða nýja flís á að leggja.
alhambra-todo-award = Sá sem á mesta peninga fær flísar af markaðnum: veldu flís og finndu henni stað.
alhambra-todo-place = { $tile }: veldu strikaðan reit í höllinni, geymsluna{ $dirk ->
    [yes] {" "}eða Dirk
   *[no] {""}
}.
alhambra-todo-build = { $tile }: veldu strikaðan reit, eða flís til að skipta við.
alhambra-todo-store = { $tile }: veldu geymsluna til að taka flísina frá.
alhambra-todo-confirm = Skoðaðu, staðfestu svo, eða veldu annað.
alhambra-sum-buy = { $tile } fyrir { $cards }, { alhambra-money }{ $how ->
    [exact] {" "}(nákvæmt)
    [over] {" "}({ $over } of mikið)
   *[part] …
}
alhambra-sum-build = { $tile } (múr { $wall })
alhambra-log-take = tekur { $cards }
alhambra-log-buy = kaupir { $tile } fyrir { $price } ({ alhambra-money })
alhambra-log-pay = borgar { $card }{ $how ->
    [exact] {" "}(nákvæmt)
    [over] {" "}({ $over } of mikið)
   *[part] {""}
}
alhambra-log-build = reisir { $tile }, { $where } (múr { $wall })
alhambra-log-left = reisir ekki { $tile }
alhambra-log-reserve = setur { $tile } á geymslureitinn
alhambra-log-store = tekur frá { $tile } (múr { $wall })
alhambra-log-swap = reisir { $tile } í staðinn fyrir { $old } (múr { $wall })
alhambra-log-dirk = gefur Dirk { $tile }
alhambra-log-stop = gerir ekki meira
alhambra-log-pass = segir pass
refused-AL-10 = Þetta er ekki hægt núna: annað er hægt að gera.
refused-AL-11 = Fleiri en eitt spil mega samanlagt vera mest 5.
refused-AL-12 = Þannig er ekki hægt að borga: verð, gjaldmiðill eða röð spilanna passar ekki.
refused-AL-15 = Fyrst þarf að finna flísunum sem bíða stað.
refused-AL-16 = Þessa flís er ekki hægt að færa svona.
refused-AL-17 = Lengi hefur ekkert verið gert nema endurhanna: taktu peninga eða kauptu.
refused-AL-21 = Samliggjandi hliðar verða að vera eins: múr á báðum eða hvorugri.
refused-AL-22 = Komast verður fótgangandi frá gosbrunninum á hverja flís.
refused-AL-23 = Hlið flísar verður að liggja að höllinni.
refused-AL-24 = Þannig yrði eftir eyða í höllinni.
refused-AL-52 = Fyrst þarf að finna flísunum sem bíða stað.
refused-AL-63 = Dirk fær aðeins flísar sem voru keyptar núna.
