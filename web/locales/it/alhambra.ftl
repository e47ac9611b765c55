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
    [blue] dinaro
   *[orange] ducato
}
alhambra-coins = { $money ->
    [yellow] fiorini
    [green] dirham
    [blue] dinari
   *[orange] ducati
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
alhambra-spot = { $where } rispetto alla fontana
alhambra-centre = il centro
alhambra-empty = vuota
alhambra-market = Mercato
alhambra-square = casella { $n }: { $tile }, costa { $price } { alhambra-coins } ({ alhambra-colour }){ $how ->
    [exact] . Puoi pagare il prezzo esatto
    [over] . Puoi pagare, ma non il prezzo esatto
   *[poor] {""}
}
alhambra-bought = comprata
alhambra-taken = presa
alhambra-exact-short = esatto
alhambra-enough-short = basta
alhambra-face-up = Denaro
alhambra-take-rule = una carta, o più fino a { $most } in tutto
alhambra-take-card = prendi { $card }
alhambra-deck-left = mazzo del denaro: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
alhambra-hand = Il tuo denaro
alhambra-hand-of = Denaro di { $name }
alhambra-show-hand = Lo schermo lo vedo solo io: mostra le mie carte
alhambra-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
alhambra-no-money = Non hai denaro.
alhambra-pay-card = paga con { $card }
alhambra-paying = { $tile }: { $paid } di { $price } { alhambra-coins }
alhambra-pay-with = paga in { alhambra-coins }:
alhambra-over = { $over ->
    [0] esatto: fai un’altra azione
   *[other] { $over } di troppo
}
alhambra-lay = { $tile } qui: { $where }{ $signed ->
    [none] {""}
   *[other] . { $signed } se si contasse ora
}
alhambra-lay-not = { $tile }: qui non è permesso ({ $where })
alhambra-swap-here = scambia con { $tile }
alhambra-put-aside = { $tile }. Si può spostare nella riserva
alhambra-board = Palazzo di { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
alhambra-palace = palazzo di { $name }
alhambra-waiting = Nuove:
alhambra-awarded = Vinte:
alhambra-choose-tile = colloca { $tile }
alhambra-further = Prezzo esatto: fai un’altra azione, oppure
alhambra-stop = Termina le azioni
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
alhambra-wall = Muro esterno
alhambra-each = 1 per lato
alhambra-scoring = { $scoring ->
    [A] A
    [B] B
   *[end] finale
}
alhambra-comes = { $scoring ->
    [A] prossimo: conteggio A
    [B] prossimo: conteggio B
   *[end] conteggio finale: a sacchetto vuoto
}
alhambra-soon = { $scoring ->
    [A] Il conteggio A può arrivare presto
    [B] Il conteggio B può arrivare presto
   *[end] La partita sta per finire: { $bag } nel sacchetto
}
alhambra-if-now = { $scoring }, se si contasse ora
alhambra-next = Conteggio
alhambra-bag = Sacchetto
alhambra-deck = Mazzo del denaro
alhambra-scored = { $scoring ->
    [A] Conteggio A
    [B] Conteggio B
   *[end] Conteggio finale
}
alhambra-last-tiles = { $bag ->
    [0] Il sacchetto è vuoto: con il prossimo acquisto la partita finisce.
    [one] La partita sta per finire: nel sacchetto resta { $bag } tessera.
   *[other] La partita sta per finire: nel sacchetto restano { $bag } tessere.
}
alhambra-ends = Le ultime tessere vanno a chi ha più denaro in ogni valuta, poi c’è il conteggio finale.
alhambra-nothing = Non hai ancora scelto nulla.
alhambra-todo-show = Passa lo schermo a { $name }.
alhambra-todo-act = Prendi denaro, compra una tessera o ristruttura il palazzo.
alhambra-todo-pass = Non puoi fare nulla: passa.
alhambra-todo-further = Prezzo esatto: fai un’altra azione, o scegli «Termina le azioni» e colloca le nuove tessere.
alhambra-todo-pay = Paga { $price } { alhambra-coins } per { $tile }: scegli le carte o uno dei modi proposti.
alhambra-todo-waiting = Scegli quale nuova tessera collocare.
alhambra-todo-award = Le ultime tessere del mercato vanno a chi ha più denaro: scegli una delle tue e collocala.
alhambra-todo-place = { $tile }: scegli uno dei posti indicati nel palazzo{ $dirk ->
    [yes] , la riserva o Dirk
   *[no] {" "}o la riserva
}.
alhambra-todo-build = { $tile }: scegli uno dei posti indicati, o una tessera da scambiare.
alhambra-todo-store = { $tile }: scegli la riserva per spostare lì la tessera.
alhambra-todo-confirm = Controlla la mossa e conferma, o scegli altro.
alhambra-sum-buy = { $tile } per { $cards } { alhambra-coins }{ $over ->
    [none] …
    [0] {" "}(esatto)
   *[other] {" "}({ $over } di troppo)
}
alhambra-wall-then = { $wall ->
    [none] …
   *[other] {" "}(muro { $wall })
}
alhambra-sum-build = { $tile } nel palazzo{ alhambra-wall-then }
alhambra-sum-now = { $signed } se si contasse ora
alhambra-log-take = prende { $cards }
alhambra-log-buy = compra { $tile } per { $price } { alhambra-coins }
alhambra-log-bought = compra { $tile } per { $cards } { alhambra-coins }{ $over ->
    [0] {" "}(esatto)
   *[other] {" "}({ $over } di troppo)
}
alhambra-log-pay = paga con { $card }{ $over ->
    [none] {""}
    [0] {" "}(esatto)
   *[other] {" "}({ $over } di troppo)
}
alhambra-log-build = costruisce { $tile }, { $where }{ alhambra-wall-then }
alhambra-log-left = non costruisce { $tile }
alhambra-log-reserve = mette { $tile } nella riserva
alhambra-log-store = sposta { $tile } nella riserva{ alhambra-wall-then }
alhambra-log-swap = sostituisce { $old } con { $tile }{ alhambra-wall-then }
alhambra-log-dirk = dà { $tile } a Dirk
alhambra-log-stop = rinuncia ad altre azioni
alhambra-log-pass = passa
alhambra-refused-over = La partita è finita.
alhambra-refused-pay_first = Paga prima { $tile }: { $paid } su { $price }.
alhambra-refused-other_money = Questa casella accetta solo { alhambra-coins } ({ alhambra-colour }).
alhambra-refused-no_card = Non hai questa carta: { $card }.
alhambra-refused-highest_first = Paga prima con le carte più alte.
alhambra-refused-too_low = Con { $card } come carta più alta non arrivi al prezzo.
alhambra-refused-place_first = Prima colloca le tue nuove tessere.
alhambra-refused-buy_first = Scegli prima la tessera da comprare.
alhambra-refused-no_tile = Lì non c’è più nessuna tessera.
alhambra-refused-too_dear = Prezzo di { $tile }: { $price } { alhambra-coins }; tu ne hai { $have }.
alhambra-refused-spot_taken = Lì c’è già una tessera. Per scambiarla scegli prima una tessera della riserva, poi quella.
alhambra-refused-not_in_reserve = Questa tessera non è nella tua riserva: { $tile }.
alhambra-refused-not_in_palace = Questa tessera non è nel tuo palazzo: { $tile }.
alhambra-refused-swap_needs = Per lo scambio la prima tessera ({ $tile }) deve essere nella riserva e la seconda ({ $old }) nel palazzo.
alhambra-refused-no_passing = Non puoi passare finché puoi fare un’azione.
alhambra-refused-no_further = Non c’è un’altra azione a cui rinunciare.
alhambra-refused-together = Più carte insieme possono valere al massimo { $most }.
alhambra-refused-redesigned_long = Da tre giri si ristruttura soltanto: prendi denaro o compra una tessera.
alhambra-refused-walls = I lati che si toccano devono avere entrambi un muro, o nessuno dei due.
alhambra-refused-on_foot = Ogni tessera deve essere raggiungibile a piedi dalla fontana.
alhambra-refused-apart = Una tessera nuova deve toccare il palazzo con un lato.
alhambra-refused-hole = Resterebbe un buco nel palazzo.
alhambra-refused-dirk = A Dirk vanno solo le tessere appena comprate, e solo in due.
