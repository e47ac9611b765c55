# Dream Home, con le parole del regolamento.
dreamhome-card = { $card ->
    [living_room] soggiorno
    [kitchen] cucina
    [bedroom] camera da letto
    [childrens_room] camera dei bambini
    [bathroom] bagno
    [study] studio
    [library] biblioteca
    [game_room] sala giochi
    [pantry] dispensa
    [sauna] sauna
    [dressing_room] guardaroba
    [garage] garage
    [storage] ripostiglio
    [laundry] lavanderia
    [workshop] officina
    [wine_cellar] cantina
    [piano] pianoforte
    [cat_house] cuccia per gatti
    [canopy_bed] letto a baldacchino
    [whirlpool] idromassaggio
    [ice_cream_machine] macchina per gelati
    [painting] quadro
    [toy_train] trenino
    [globe] mappamondo
    [treehouse] casa sull’albero
    [birdhouse] casetta degli uccelli
    [drill] trapano
    [jackhammer] martello pneumatico
    [concrete_mixer] betoniera
    [scaffolding] impalcatura
    [roofer] lattoniere
    [supplier] fornitore
    [architect] architetto
    [handyman] manovale
    [interior_designer] arredatrice
    [first] primo giocatore
   *[empty] stanza vuota
}
dreamhome-card-of = { $card ->
   *[other] { dreamhome-card }
}
dreamhome-roof-card = tetto { $colour ->
    [red] rosso
    [brown] marrone
    [grey] grigio
   *[green] verde
}{ $window ->
    [yes] {" "}con finestra
   *[no] {""}
}
dreamhome-marker = segnalino primo giocatore
dreamhome-space = { $floor ->
    [b] seminterrato
    [f] pianterreno
   *[s] primo piano
}, casella { $column }
dreamhome-on = { $floor ->
    [b] nel seminterrato
    [f] al pianterreno
   *[s] al primo piano
}, casella { $column }
dreamhome-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dreamhome-nothing-there = niente
dreamhome-kinds = { $n } tipi di stanze
dreamhome-about-token = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { $rooms }
dreamhome-outside = all’esterno
dreamhome-about = { $card ->
    [drill] prima di prendere: scambia una stanza del display con una delle tue
    [jackhammer] all’inizio del round: prendi una stanza prima degli altri
    [concrete_mixer] prima di prendere: scambia due stanze del display
    [scaffolding] sostiene ciò che sta sopra
    [roofer] alla fine: prendi una carta tetto scartata
    [supplier] alla fine: scambia una tua stanza con una scartata
    [architect] alla fine: +1 per ogni bonus di funzionalità e per ogni stanza vuota
    [handyman] alla fine: scambia due delle tue stanze
   *[interior_designer] gli arredamenti non chiudono le stanze; +1 ciascuno
}
dreamhome-scores = vale { $points }
dreamhome-annex = con { $room } accanto: { $points }
dreamhome-only-basement = solo nel seminterrato
dreamhome-free = { $where }: libera
dreamhome-unsupported = { $where }: libera, ma sotto non c’è ancora nulla
dreamhome-down = { $where }: stanza vuota, a faccia in giù ({ $room })
dreamhome-size = { $n } su { $most } carte
dreamhome-with = con { $card }
dreamhome-roof-open = tetto: { $holds }
dreamhome-roof-spare = { $card } (non conta)
dreamhome-roof-pile = { $n ->
    [0] pila del tetto: vuota
    [one] pila del tetto: { $n } carta a faccia in giù
   *[other] pila del tetto: { $n } carte a faccia in giù
}; { $most } fanno un tetto
dreamhome-roof-coming = più { $card }
dreamhome-log-take = prende { $room } e { $special }
dreamhome-log-discard = scarta la colonna { $column }: { $room } e { $special }
dreamhome-log-hammer = usa il martello pneumatico e prende { $room }
dreamhome-log-drill = usa il trapano: scambia { $room } ({ $where }) con { $other } della colonna { $column }
dreamhome-log-mix = usa la betoniera: scambia { $room } e { $other }
dreamhome-log-put = colloca { $room } { $where }
dreamhome-log-down = colloca { $room } a faccia in giù { $where }
dreamhome-log-scaffold = monta l’impalcatura { $where }
dreamhome-log-token = mette { $card } in { $room } { $where }
dreamhome-log-roofer = usa il lattoniere: aggiunge { $card }
dreamhome-log-supply = usa il fornitore: scambia { $room } ({ $where }) con { $other }
dreamhome-log-swap = usa il manovale: scambia { $room } ({ $where }) e { $other } ({ $there })
dreamhome-log-keep = tiene { $card }
dreamhome-log-pass = rinuncia
dreamhome-log-unused = scarta { $card }: non trova posto
dreamhome-todo-confirm = Controlla la mossa e conferma, o scegli altro.
dreamhome-todo-drill = { $step ->
    [0] Trapano: scegli la stanza della tua casa da cedere.
   *[other] Trapano: scegli la colonna con la stanza che vuoi.
}
dreamhome-todo-mix = Betoniera: scegli due colonne di cui scambiare le stanze.
dreamhome-todo-supply = { $step ->
    [0] Fornitore: scegli la stanza della tua casa da cedere.
   *[other] Fornitore: scegli una stanza scartata.
}
dreamhome-todo-swap = Manovale: scegli due stanze della tua casa da scambiare.
dreamhome-todo-scaffold = Scegli una delle caselle indicate per l’impalcatura.
dreamhome-todo-place = Scegli una delle caselle indicate per la stanza: { $room }.
dreamhome-todo-down = Scegli una delle caselle indicate. A faccia in giù è una stanza vuota ({ $room }).
dreamhome-todo-token = Scegli una delle stanze indicate per l’arredamento: { $card }.
dreamhome-todo-take = Prendi una colonna: la stanza e ciò che sta sopra.{ $tools ->
    [yes] {" "}Prima puoi usare un utensile.
   *[no] {""}
}
dreamhome-todo = { $phase ->
    [discard] Scarta una colonna: nessuno avrà le sue carte.
    [jackhammer] Usa ora il martello pneumatico per prendere una stanza, oppure tienilo.
    [keep] In una stanza sta un solo arredamento: scegli quale resta.
    [roofer] Lattoniere: scegli una carta tetto scartata, oppure rinuncia.
    [helpers] Usa il fornitore o il manovale, oppure scegli «Fatto».
   *[over] La partita è finita.
}
dreamhome-sum-discard = scarta la colonna { $column }
dreamhome-nothing = Non hai ancora scelto nulla.
dreamhome-line-empty = { $n ->
    [0] stanze vuote
    [one] stanza vuota
   *[other] { $n } stanze vuote
}
dreamhome-line-floors = un bagno su ogni piano
dreamhome-line-three = bagno, cucina e camera da letto
dreamhome-line-incomplete = tetto incompleto{ $n ->
    [0] {""}
   *[other] {" "}({ $n } su { $most })
}
dreamhome-line-one = tetto uniforme
dreamhome-line-mixed = tetto non uniforme
dreamhome-line-windows = { $n ->
    [0] finestre
    [one] finestra
   *[other] { $n } finestre
}
dreamhome-beside = con { $room } accanto
dreamhome-part = { $part ->
    [rooms] Stanze
    [furnishings] Arredamenti
    [functionality] Funzionalità
   *[roof] Tetto
}
dreamhome-beside-holds = accanto alla casa: { $holds }
dreamhome-round = Round
dreamhome-round-of = round { $n } di { $most }
dreamhome-track = Display
dreamhome-order = Ordine di turno
dreamhome-column = colonna { $column }
dreamhome-discarded = scartata
dreamhome-taken = presa
dreamhome-taken-by = presa: { $name }
dreamhome-gone = vuota
dreamhome-rooms = stanze della casa
dreamhome-chosen = Scelta.
dreamhome-fits = Può andare qui.
dreamhome-would = { $points ->
    [0] Può andare qui, nessun punto.
    [one] Può andare qui, { $signed } punto.
   *[other] Può andare qui, { $signed } punti.
}
dreamhome-beside-house = Accanto alla casa
dreamhome-beside-none = Ancora nessun utensile, aiutante o arredamento esterno.
dreamhome-use = usa { $card }
dreamhome-drawn = { $n ->
    [one] { $card }, fra gli scarti
   *[other] { $card }, { $n } fra gli scarti
}
dreamhome-in-hand = In mano:
dreamhome-how = come collocarla
dreamhome-way = { $way ->
    [face-up] Scoperta
    [face-down] Coperta
    [scaffold] Impalcatura
    [token] Arredamento
   *[keep] Tieni
}
dreamhome-discards = Scarti
dreamhome-discarded-roofs = Tetti scartati
dreamhome-discarded-rooms = Stanze scartate
dreamhome-pass = { $phase ->
    [jackhammer] Tieni il martello
    [roofer] Rinuncia al tetto
   *[helpers] Fatto
}
dreamhome-house = Casa di { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dreamhome-first = { $when ->
    [now] inizia
    [next] poi inizia
   *[both] inizia
}
dreamhome-sheet = { $over ->
    [yes] Punti
   *[no] Punti finora
}
dreamhome-sheet-part = voce
dreamhome-with-turn = con questa mossa
dreamhome-becomes = diventa
dreamhome-roof-hidden = Tetto (nascosto)
dreamhome-seen = Totale visibile
dreamhome-lines = Voce per voce
dreamhome-last-round = Ultimo round. Poi si contano i punti delle case.
dreamhome-final = La partita finisce e si contano i punti dei tetti
dreamhome-refused-over = La partita è finita.
dreamhome-refused-discard_first = Scarta prima una colonna.
dreamhome-refused-jackhammer_first = Decidi prima se usare il martello pneumatico.
dreamhome-refused-take_first = Prendi prima una colonna.
dreamhome-refused-place_first = Colloca prima la stanza che hai preso.
dreamhome-refused-scaffold_first = Monta prima l’impalcatura.
dreamhome-refused-token_first = Metti prima l’arredamento in una stanza.
dreamhome-refused-keep_first = In una stanza sta un solo arredamento: scegli prima quale resta.
dreamhome-refused-roofer_first = Prima il lattoniere: scegli una carta tetto scartata, oppure rinuncia.
dreamhome-refused-helpers_only = Ora puoi usare solo il fornitore e il manovale.
dreamhome-refused-column_1 = La colonna 1 non si scarta mai.
dreamhome-refused-taken = Questa casella è occupata.
dreamhome-refused-unsupported = La casella sotto è vuota.
dreamhome-refused-floors = Le stanze del seminterrato vanno nel seminterrato, le altre nei due piani.
dreamhome-refused-too_large = La stanza diventerebbe più grande del consentito.
dreamhome-refused-closed = La stanza accanto è chiusa: non si può ampliare.
dreamhome-refused-token_face_up = Un arredamento va in una stanza a faccia in su.
dreamhome-refused-token_leftmost = Scegli la carta più a sinistra della stanza: { $space }.
dreamhome-refused-token_room = Questo arredamento ({ $token }) non può stare in questa stanza ({ $room }).
dreamhome-refused-token_full = A questo tavolo una stanza di grandezza massima non riceve arredamenti.
dreamhome-refused-token_there = In questa stanza c’è già un arredamento.
dreamhome-refused-no_roof = Quella carta tetto non è fra gli scarti.
dreamhome-refused-no_supplier = Non hai un fornitore.
dreamhome-refused-not_discarded = Questa stanza non è stata scartata: { $room }.
dreamhome-refused-no_handyman = Non hai un manovale.
dreamhome-refused-closed_to_handyman = La stanza accanto è chiusa da un arredamento: non può ampliarla nemmeno il manovale.
dreamhome-refused-keep_one = Scegli uno degli arredamenti di quella stanza.
dreamhome-refused-no_drill = Non hai un trapano.
dreamhome-refused-drill_face_up = Lì non c’è nessuna stanza a faccia in su.
dreamhome-refused-no_mixer = Non hai una betoniera.
dreamhome-refused-scaffold_empty = L’impalcatura va su una casella vuota.
dreamhome-refused-scaffold_new = Hai montato questa impalcatura in questo turno: una stanza può coprirla dal prossimo round.
dreamhome-refused-scaffold_needs = L’impalcatura ha bisogno di quella casella: metti la stanza su un’impalcatura precedente, o monta prima questa.
dreamhome-refused-column_gone = In questa colonna non c’è più nessuna stanza.
