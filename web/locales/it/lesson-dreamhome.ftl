# La lezione di Dream Home.
lesson-dreamhome-goal = Costruisci una casa di dodici stanze, una per round. Le stanze più grandi valgono di più; danno punti anche gli arredamenti, una casa funzionale e un bel tetto. Vince chi ha più punti.
lesson-dreamhome-1 = Rosa ha cominciato: ha scartato la colonna 3 e preso la 4. Prendi la colonna 5: un soggiorno e la carta tetto che gli sta sopra. Poi metti il soggiorno sul terreno, all’estrema sinistra del pianterreno.
lesson-dreamhome-1-after = Una colonna si prende sempre intera. La stanza va subito nella casa, mai sopra una casella vuota; la carta tetto va a faccia in giù sulla tua pila. Il soggiorno vale 1 punto.
lesson-dreamhome-2 = Un secondo soggiorno, e di nuovo un tetto grigio! Prendi la colonna 5 e metti la stanza accanto alla prima: carte dello stesso tipo affiancate sono una stanza più grande.
lesson-dreamhome-2-after = Il tuo soggiorno è cresciuto: 4 punti invece di 1. Le tue due carte tetto sono grigie, e quattro dello stesso colore valgono 8 alla fine. Anche Rosa amplia la sua camera dei bambini.
lesson-dreamhome-3 = Certe stanze vanno nel seminterrato. Prendi la colonna 2, ripostiglio e architetto, e metti il ripostiglio nella casella sinistra del seminterrato. Poi potrai costruirci sopra.
lesson-dreamhome-3-after = Il ripostiglio vale 1 punto e sostiene il piano di sopra. L’architetto è un aiutante: aspetta accanto alla casa e darà punti in più alla fine della partita.
lesson-dreamhome-4 = La colonna 1 non ha una carta speciale, ma chi la prende comincia il prossimo round. E c’è un terzo soggiorno! Prendilo e mettilo accanto agli altri due.
lesson-dreamhome-4-after = Tre carte: 9 punti. Ora il soggiorno è chiuso e non può più crescere. Hai il segnalino primo giocatore, quindi cominci tu il prossimo round.
lesson-dreamhome-5 = Chi ha il segnalino scarta prima una colonna: scarta la 3, perché Rosa vuole una seconda cucina. Poi prendi la colonna 5: metti la camera da letto sopra il soggiorno e il pianoforte nel soggiorno.
lesson-dreamhome-5-after = Il pianoforte dà 3 punti. Un arredamento chiude la sua stanza, quindi sta meglio in una già piena, come la tua. E Rosa resta senza la seconda cucina.
lesson-dreamhome-done = Seguirebbero sette round. Alla fine danno punti: le stanze secondo la grandezza, gli arredamenti, un bagno su ogni piano (3), bagno, cucina e camera da letto (3), quattro carte tetto (3 o 8, più le finestre). Una carta che non trova posto si mette a faccia in giù.
