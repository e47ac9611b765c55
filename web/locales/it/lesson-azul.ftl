# La lezione di Azul.
lesson-azul-goal = Stai decorando la parete di un palazzo. A ogni round prendi delle piastrelle e le raccogli nelle righe della tua plancia; ogni riga piena manda una piastrella sulla parete e dà punti. Le piastrelle che non trovano posto fanno perdere punti.
lesson-azul-1 = Prendi le due piastrelle bianche dall’espositore 1 e mettile nella seconda riga. Si prendono sempre tutte quelle di un colore da un solo posto, e una riga contiene un solo colore.
lesson-azul-1-after = La seconda riga è piena: alla fine del round una piastrella bianca andrà sulla parete, lì accanto. Le altre dell’espositore sono finite al centro, dove chiunque può prenderle. Il numero dopo la freccia accanto ai tuoi punti è quanto avresti se il round finisse ora.
lesson-azul-2 = Al centro ora ci sono due piastrelle nere. Prendile e mettile nella terza riga. Chi prende per primo dal centro riceve anche il segnalino primo giocatore.
lesson-azul-2-after = Con il segnalino inizierai il prossimo round, ma occupa il tuo pavimento e costa 1 punto. Alla terza riga manca una piastrella nera: le righe incomplete aspettano.
lesson-azul-3 = Prendi le due piastrelle blu dall’espositore 4 e mettile nella prima riga. Ha una sola casella, così la seconda cade sul pavimento: un altro punto perso. Presto vedrai perché conviene.
lesson-azul-3-after = La riga è piena, e sulla parete il posto del blu è proprio sopra quello del bianco. Le piastrelle che si toccano valgono più di quelle isolate.
lesson-azul-4 = Completa la terza riga con la piastrella nera al centro. Sulla parete vedi dove andrà e quanto vale: 3 punti, per tre piastrelle in colonna.
lesson-azul-4-after = Tre righe piene, e le piastrelle finiranno una sotto l’altra nella prima colonna. Una piastrella vale l’intera serie a cui si unisce: 1, poi 2, poi 3.
lesson-azul-5 = Guarda avanti: nella riga 4 è il rosso che va in questa colonna, e al centro si sono raccolte quattro piastrelle rosse. Prendile tutte e mettile nella quarta riga.
lesson-azul-5-after = Rosa prende le ultime piastrelle e il round finisce. La tua colonna dà 1 + 2 + 3 + 4 = 10, il pavimento ne toglie 2: hai 8 punti.
lesson-azul-done = Una piastrella gialla nella riga 5 completerebbe la colonna: 7 punti a fine partita. Una riga completa ne dà 2, tutte e cinque le piastrelle di un colore 10. La prima riga completa chiude la partita.
