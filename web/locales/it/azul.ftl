# Azul, con le parole del regolamento.
azul-n = { $n ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $n }
}
azul-colour = { $n ->
    [one] { $colour ->
        [blue] blu
        [yellow] gialla
        [red] rossa
        [black] nera
       *[white] bianca
    }
   *[other] { $colour ->
        [blue] blu
        [yellow] gialle
        [red] rosse
        [black] nere
       *[white] bianche
    }
}
azul-tiles = { azul-n } { azul-colour }
azul-token = il segnalino primo giocatore
azul-empty = nessuna piastrella
azul-offer = Espositori e centro
azul-centre = centro
azul-place = { $source ->
    [c] centro
   *[other] espositore { $source }
}
azul-from = { $source ->
    [c] dal centro
   *[other] dall’espositore { $source }
}
azul-to = { $line ->
    [f] sul pavimento
   *[other] nella riga { $line }
}
azul-take = prendi { azul-tiles } { azul-from }{ $token ->
    [yes] {" "}e il segnalino primo giocatore
   *[no] {""}
}
azul-line = riga modello { $line }: { $holds }, { $free ->
    [0] piena
    [one] { $free } casella libera
   *[other] { $free } caselle libere
}
azul-lines = righe modello
azul-floor = riga del pavimento: { $holds }
azul-floor-short = Pavim.
azul-wall = parete
azul-wall-row = riga { $row } della parete: { $holds }
azul-free = { $colour ->
    [none] libera
   *[other] libera ({ azul-colour })
}
azul-space = riga { $row }, colonna { $column } della parete
azul-space-for = riga { $row }, colonna { $column }: { azul-colour }
azul-board = Plancia di { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
azul-if-ended = se il round finisse ora
azul-chosen = Scelta.
azul-fits = Le piastrelle possono andare qui.
azul-neither = Nessun punto in più o in meno.
azul-wins = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
azul-costs = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
}
azul-completes-row = completa la riga { $which } della parete (+{ $points } a fine partita)
azul-completes-column = completa la colonna { $which } (+{ $points } a fine partita)
azul-completes-colour = completa il colore { $which ->
    [blue] blu
    [yellow] giallo
    [red] rosso
    [black] nero
   *[white] bianco
} (+{ $points } a fine partita)
azul-at-end = a fine partita
azul-todo-take = Prendi tutte le piastrelle di un colore da un espositore o dal centro.
azul-todo-place = Scegli dove mettere { $n ->
    [1] la piastrella { azul-colour }
   *[other] le { azul-n } piastrelle { azul-colour }
}: una riga indicata o il pavimento.
azul-todo-confirm = Controlla la mossa e conferma, o scegli altro.
azul-todo-space = Scegli una casella della riga { $row } della tua parete.
azul-nothing = Non hai ancora scelto nulla.
azul-log-take = sposta { azul-tiles } { azul-from } { azul-to }
azul-log-token = con il segnalino primo giocatore
azul-log-fills = la riempie{ $scored ->
    [yes] {" "}(+{ $points })
   *[no] {""}
}
azul-log-fallen = { $n ->
    [one] una cade
   *[other] { azul-n } cadono
}
azul-log-space = sposta la piastrella della riga { $row } nella colonna { $column }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
azul-log-floor = pavimento (−{ $points }{ $held ->
    [yes] : non si scende mai sotto 0
   *[no] {""}
})
azul-round = Round
azul-bag = Sacchetto
azul-lid = Coperchio
azul-score-tiling = Parete e pavimento
azul-score-wall = Parete
azul-score-floor = Riga del pavimento
azul-score-rows = Righe complete
azul-score-columns = Colonne complete
azul-score-colours = Colori completi
azul-score-round = Round { $n }
azul-score-row = Riga { $n }
azul-score-column = Colonna { $n }
azul-score-colour = { $colour ->
    [blue] Blu
    [yellow] Giallo
    [red] Rosso
    [black] Nero
   *[white] Bianco
}
azul-round-ends = Fine del round { $n }
azul-game-ends = Fine della partita
azul-last-round = { $sure ->
    [yes] Ultimo round: la riga { $row } della parete di { $name } sarà completa.
   *[no] La partita sta per finire: alla riga { $row } della parete di { $name } manca una piastrella.
}
azul-refused-over = La partita è finita.
azul-refused-space_first = Le piastrelle sono state prese tutte: scegli prima una casella della riga { $row } per quella che aspetta.
azul-refused-no_display = Ci sono solo { $displays } espositori.
azul-refused-no_tiles = Lì non c’è nessuna piastrella { azul-colour }.
azul-refused-other_colour = Nella riga { $line } c’è già una piastrella { azul-colour }: una riga contiene un solo colore.
azul-refused-on_wall = La riga { $line } della tua parete ha già una piastrella { azul-colour }.
azul-refused-full = La riga { $line } è piena.
azul-refused-by_itself = Sulla parete colorata ogni piastrella va da sola nella sua casella.
azul-refused-offer_first = Ci sono ancora piastrelle sugli espositori o al centro: prendi prima quelle.
azul-refused-row_first = Prima viene la riga { $row }: si procede dall’alto in basso.
azul-refused-space_taken = Questa casella della parete è occupata.
azul-refused-in_column = La colonna { $column } della tua parete ha già una piastrella { azul-colour }.
