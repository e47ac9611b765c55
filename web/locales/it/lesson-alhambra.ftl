# La lezione di Alhambra.
lesson-alhambra-goal = Costruisci un palazzo attorno alla tua fontana dei leoni. A ogni conteggio ottieni punti se hai più edifici degli altri di un certo tipo, e anche per un lungo muro. In cinque mosse prendi denaro, compri, costruisci, ristrutturi e vedi il primo conteggio. In due gioca anche un terzo giocatore immaginario, Dirk, che raccoglie tessere.
lesson-alhambra-1 = Prendi denaro: una carta di qualunque valore, o più carte che facciano al massimo 5. La torre sulla casella 4 costa 9 ducati e tu hai un 7. Prendi il dirham 1 e i ducati 1 e 2, tre carte insieme.
lesson-alhambra-1-after = 1 + 1 + 2 = 4, quindi si poteva. Anche Rosa prende denaro. Dopo ogni turno il denaro torna a quattro carte.
lesson-alhambra-2 = Compra la torre con i ducati 7 + 2. Fa esattamente 9, quindi puoi fare un’altra azione: prendi il fiorino 2 e il dirham 1. Solo allora si colloca la torre: mettila sopra la fontana.
lesson-alhambra-2-after = Dove le tessere si toccano, i lati sono entrambi aperti o entrambi murati, e dalla fontana si entra a piedi. La torre ha due muri esterni di seguito: in un conteggio sono 2 punti.
lesson-alhambra-3 = La torre sulla casella 1 costa 7 fiorini; tu hai 6 + 2. È 1 di troppo: niente resto, nessun’altra azione. La torre è aperta solo in basso e ora non entra da nessuna parte: mettila nella riserva.
lesson-alhambra-3-after = Nella riserva stanno quante tessere vuoi, ma lì non contano. Ristrutturando puoi portarle nel palazzo.
lesson-alhambra-4 = Ristruttura: scegli la torre nella riserva, poi la torre nel palazzo. Si scambiano di posto, e quella nuova ha tre muri.
lesson-alhambra-4-after = Ora il tuo muro è lungo 3. Ristrutturare occupa tutto il turno, a meno che tu non l’abbia ottenuto con un pagamento esatto. Rosa paga 8 esatti per un padiglione e prende anche denaro.
lesson-alhambra-5 = Compra i portici sulla casella 2 con i dirham 5 + 1, esatti, poi prendi tutti e due i dinari 2. Metti i portici a destra della fontana: il loro muro si unisce a quello della torre.
lesson-alhambra-5-after = Rosa prende denaro ed esce la carta punteggio A! Ottieni 6 punti perché hai più torri di tutti, 1 per i portici (3 divisi con Dirk, arrotondando per difetto) e 5 per il muro: 12 punti. Poi Dirk riceve altre sei tessere.
lesson-alhambra-done = Poi potresti pagare esattamente 2 + 2 dinari per i portici sulla casella 3 e costruire la torre della riserva: lì non contava. Nel conteggio B dà punti anche il secondo posto, in quello finale anche il terzo.
