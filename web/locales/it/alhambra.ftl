# Alhambra, con le parole del regolamento.
alhambra-type = { $type ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] portici
    [chambers] stanze
    [garden] giardino
    [tower] torre
   *[fountain] fontana dei leoni
}
alhambra-type-of = { alhambra-type }
alhambra-money = { $money ->
    [yellow] fiorino
    [green] dirham
    [blue] denaro
   *[orange] ducato
}
alhambra-colour = { $money ->
    [yellow] giallo
    [green] verde
    [blue] blu
   *[orange] arancione
}
alhambra-tile = { alhambra-type } { $n }
alhambra-tile-of = { alhambra-type-of } { $n }
alhambra-card = { alhambra-money } { $n }
alhambra-side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
alhambra-walls = mura: { $walls }
alhambra-no-walls = senza mura
alhambra-step = { $n } { $way ->
    [right] a destra
    [left] a sinistra
    [up] in alto
   *[down] in basso
}
alhambra-spot = { $where } dalla fontana
alhambra-centre = il centro
alhambra-empty = vuoto
alhambra-market = Mercato
alhambra-square = casella { $n }: { $tile }, costa { $price }, { alhambra-money } ({ alhambra-colour }){ $how ->
    [exact] . Puoi pagare esattamente
    [able] . Puoi pagare, ma non esattamente
   *[poor] {""}
}
alhambra-bought = comprata
alhambra-taken = presa
alhambra-exact-short = esatto
alhambra-able-short = basta
alhambra-face-up = Denaro
alhambra-take-rule = una carta, o più fino a 5
alhambra-take-card = prendi { $card }
alhambra-deck-left = mazzo del denaro: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
alhambra-hand = Il tuo denaro
alhambra-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
alhambra-no-money = Non hai denaro.
alhambra-pay-card = paga con { $card }
alhambra-paying = { $tile }: { $paid } di { $price }, { alhambra-money }
alhambra-pay-with = paga in { alhambra-money }:
alhambra-over = { $over ->
    [0] esatto, agisci ancora
   *[other] { $over } di troppo
}
alhambra-lay = { $tile } qui: { $where }{ $signed ->
    [none] {""}
   *[other] . { $signed } se si contasse ora
}
alhambra-lay-not = { $tile } non può stare qui: { $where }
alhambra-swap-here = metti al posto di { $tile }
alhambra-put-aside = { $tile }. Si può mettere nella riserva
alhambra-board = Palazzo di { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
alhambra-palace = palazzo di { $name }
alhambra-waiting = Comprate:
alhambra-awarded = Ottenute:
alhambra-choose-tile = colloca { $tile }
alhambra-further = Esatto: agisci ancora, oppure
alhambra-stop = Nessun’altra azione
alhambra-pass = Passa
alhambra-longest = muro più lungo
alhambra-reserve = Riserva
alhambra-reserve-of = riserva di { $name }
alhambra-in-reserve = nella riserva: { $tile }
alhambra-to-reserve = { $tile }: nella riserva
alhambra-dirk = Dirk: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}
alhambra-to-dirk = Dai { $tile } a Dirk
alhambra-majorities = Maggioranze
alhambra-building = edificio
alhambra-becomes = diventa
alhambra-pays = vale
alhambra-place = { $n ->
    [1] 1º
    [2] 2º
   *[other] 3º
}
alhambra-wall = Mura esterne
alhambra-each = 1 a lato
alhambra-scoring = { $n ->
    [0] A
    [1] B
   *[other] finale
}
alhambra-comes = { $n ->
    [0] poi il conteggio A
    [1] poi il conteggio B
   *[other] conteggio finale: quando il sacchetto finisce
}
alhambra-soon = { $n ->
    [0] Il conteggio A può arrivare presto
    [1] Il conteggio B può arrivare presto
   *[other] La fine è vicina: { $bag } nel sacchetto
}
alhambra-if-now = { $scoring }, se ora
alhambra-next = Conteggio
alhambra-bag = Sacchetto
alhambra-deck = Mazzo del denaro
alhambra-scored = { $n ->
    [0] Conteggio A
    [1] Conteggio B
   *[other] Conteggio finale
}
alhambra-last-tiles = { $bag ->
    [0] Il sacchetto è vuoto: con il prossimo acquisto la partita finisce.
    [one] La fine è vicina: nel sacchetto resta { $bag } tessera.
   *[other] La fine è vicina: nel sacchetto restano { $bag } tessere.
}
alhambra-ends = Le ultime tessere vanno a chi ha più denaro, poi c’è il conteggio finale.
alhambra-nothing = Non hai ancora scelto nulla.
alhambra-todo-act = Prendi denaro, compra una tessera o ristruttura il palazzo.
alhambra-todo-pass = Non si può fare nulla: passa.
alhambra-todo-further = Hai pagato esattamente: agisci ancora, o scegli «Nessun’altra azione».
alhambra-todo-pay = Paga { $price } ({ alhambra-money }) per { $tile }: scegli le carte o uno dei modi proposti.
alhambra-todo-waiting = Scegli quale nuova tessera collocare.
alhambra-todo-award = Chi ha più denaro ottiene tessere del mercato: scegline una e collocala.
alhambra-todo-place = { $tile }: scegli un posto tratteggiato nel palazzo, la riserva{ $dirk ->
    [yes] {" "}o Dirk
   *[no] {""}
}.
alhambra-todo-build = { $tile }: scegli un posto tratteggiato, o una tessera da scambiare.
alhambra-todo-store = { $tile }: scegli la riserva per metterla da parte.
alhambra-todo-confirm = Guarda il risultato, poi conferma, o scegli altro.
alhambra-sum-buy = { $tile } per { $cards }, { alhambra-money }{ $how ->
    [exact] {" "}(esatto)
    [over] {" "}({ $over } di troppo)
   *[part] …
}
alhambra-sum-build = { $tile } (muro { $wall })
alhambra-log-take = prende { $cards }
alhambra-log-buy = compra { $tile } per { $price } ({ alhambra-money })
alhambra-log-pay = paga { $card }{ $how ->
    [exact] {" "}(esatto)
    [over] {" "}({ $over } di troppo)
   *[part] {""}
}
alhambra-log-build = costruisce { $tile }, { $where } (muro { $wall })
alhambra-log-left = non costruisce { $tile }
alhambra-log-reserve = mette { $tile } nella riserva
alhambra-log-store = mette da parte { $tile } (muro { $wall })
alhambra-log-swap = costruisce { $tile } al posto di { $old } (muro { $wall })
alhambra-log-dirk = dà { $tile } a Dirk
alhambra-log-stop = nessun’altra azione
alhambra-log-pass = passa
refused-AL-10 = Ora non si può: c’è altro da fare.
refused-AL-11 = Più carte possono valere insieme al massimo 5.
refused-AL-12 = Così non si può pagare: il prezzo, la valuta o l’ordine delle carte non va.
refused-AL-15 = Prima colloca le tessere che aspettano.
refused-AL-16 = Questa tessera non si può spostare così.
refused-AL-17 = Da tempo si ristruttura soltanto: prendi denaro o compra.
refused-AL-21 = I lati che si toccano devono avere entrambi un muro, o nessuno dei due.
refused-AL-22 = Ogni tessera deve essere raggiungibile a piedi dalla fontana.
refused-AL-23 = Una tessera deve toccare il palazzo con un lato.
refused-AL-24 = Resterebbe un buco nel palazzo.
refused-AL-52 = Prima colloca le tessere che aspettano.
refused-AL-63 = Dirk riceve solo tessere appena comprate.
