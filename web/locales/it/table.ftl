# Un tavolo: intorno al tabellone.
wait = Aspetta
news = Che cosa succede
points-so-far = Punti finora
scored-for = Punti per
scored-nothing = Niente.
position-start = L’inizio
keys-step = quando si guarda indietro: una mossa indietro o avanti
keys-drag = Tutto si può anche trascinare, col mouse o tenendo fermo un attimo il dito.
