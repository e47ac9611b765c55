# Le regole di Dream Home con parole nostre; il messaggio di una regola è il suo codice.
rules-dreamhome-lead = Da due a quattro giocatori. In dodici round ognuno costruisce una casa di dodici stanze, con un tetto, degli arredamenti e un po’ di aiuto. Vince chi costruisce la casa migliore.

rules-dreamhome-round = Preparazione e svolgimento di un round
rules-dreamhome-round-about = Ci sono 60 carte stanza, 48 carte speciali (tetti, arredamenti, utensili e aiutanti) e 10 segnalini arredamento. Una casa ha due piani di cinque caselle e un seminterrato di due, sotto le due caselle di destra. Le carte disponibili stanno sul display, in cinque colonne. Tutto è visibile tranne l’ordine dei mazzi e le carte nelle pile dei tetti.
dh-1 = Si mescolano i due mazzi. Cinque stanze vanno nella fila inferiore del display e quattro carte speciali in quella superiore, sopra le colonne da 2 a 5. Sopra la colonna 1 non c’è mai una carta: è la casella del primo giocatore. Nei regolamenti comincia il più giovane; qui il primo giocatore viene sorteggiato, a meno che chi apre il tavolo non ne indichi uno.
dh-2 = In due o in tre: appena distribuite le carte, il primo giocatore sceglie una colonna, mai la colonna 1, e ne scarta la stanza e la carta speciale. I regolamenti consigliano di farne a meno con i giocatori più giovani; un tavolo può essere impostato così.
dh-3 = A partire dal primo giocatore e in senso orario, ciascuno prende una colonna: la stanza insieme alla carta speciale che le sta sopra. La colonna 1 dà la sua stanza e, al posto della carta speciale, il segnalino primo giocatore: comincerai tu il round successivo. L’ordine di questo round non cambia.
dh-4 = Se nessuno prende la colonna 1 nel proprio turno, il segnalino resta a chi ce l’ha, che comincia di nuovo. Una stanza presa dalla colonna 1 con il martello pneumatico non cambia nulla (DH-53).
dh-5 = Quando tutti hanno preso una colonna, ciò che resta sul display viene scartato e si distribuiscono nuove carte. Dopo il round 12 i due mazzi sono esauriti e la partita finisce. A quel punto tutti hanno collocato dodici stanze e ogni casa è piena.
dh-6 = Gli scarti sono scoperti: chiunque può guardare le stanze e i tetti che contengono, perché gli aiutanti possono recuperarli. Ne fanno parte anche gli avanzi del round 12, le colonne scartate dai primi giocatori e ciò che un martello pneumatico ha eliminato. Anche una stanza a faccia in giù in una casa può essere guardata da tutti. (In parte decisione nostra.)

rules-dreamhome-placing = Dove può andare una stanza
dh-10 = Colloca subito nella tua casa la stanza che hai preso, in una casella vuota o sopra la tua impalcatura (DH-52). Lì rimane: solo un utensile o un aiutante può spostarla. Puoi costruire da sinistra, da destra o dal centro, e lasciare spazi da riempire in seguito.
dh-11 = Nulla può stare direttamente sopra una casella vuota. Le tre caselle di sinistra del pianterreno poggiano sul terreno. Le due di destra poggiano sul seminterrato, quindi prima ci deve essere qualcosa lì. Un’impalcatura sostiene ciò che sta sopra, come una stanza.
dh-12 = Una stanza scoperta ha il suo posto: le stanze del seminterrato (garage, ripostiglio, lavanderia, officina, cantina) vanno solo nelle due caselle del seminterrato, tutte le altre solo nei due piani.
dh-13 = Le carte dello stesso tipo affiancate su un piano sono una sola stanza, e le stanze più grandi valgono di più. Ogni tipo ha una grandezza massima: una, due o tre carte. Nessuna carta può superarla, nemmeno unendo due stanze in una più grande. Le carte una sopra l’altra sono sempre stanze separate.
dh-14 = Una stanza di grandezza massima è chiusa, e lo è anche una stanza con un arredamento: nessuna carta del suo tipo può essere collocata scoperta accanto a essa.
dh-15 = Una carta che non puoi collocare scoperta, o che preferisci non collocare scoperta, va a faccia in giù in una qualsiasi casella vuota che non abbia sotto una casella vuota, anche nel seminterrato. Diventa una stanza vuota: senza tipo, vale 0 punti. Le stanze vuote possono essere affiancate, ma non formano mai una stanza più grande.
dh-16 = Prima si colloca la stanza, poi ha effetto la carta speciale. Solo due carte speciali possono agire prima della stanza: l’impalcatura (DH-52) e l’arredatrice (DH-45). (Decisione nostra: i regolamenti non precisano l’ordine.)

rules-dreamhome-specials = Carte speciali
dh-20 = Tetto: mettilo a faccia in giù sulla tua pila del tetto. Nessuno può guardare in una pila prima della fine, nemmeno il proprietario; si vede però quante carte contiene. Un tavolo può essere impostato in modo che tutti vedano tutte le carte tetto.
dh-21 = Arredamento: metti subito il suo segnalino su una delle tue stanze scoperte, di un tipo ammesso dalla carta e senza segnalino. Se puoi farlo, devi farlo. Se non puoi, la carta viene scartata e non ricevi il segnalino.
dh-22 = Un solo segnalino per stanza, qualunque sia il numero delle sue carte, e nessuno in una stanza vuota. Una stanza chiusa solo per la sua grandezza può comunque riceverne uno. I regolamenti inglese e italiano si possono leggere diversamente, e un tavolo può essere impostato in modo che le stanze di grandezza massima non ne ricevano. Il segnalino sta sulla carta che in quel momento è la più a sinistra della stanza e resta con quella carta. (Quest’ultimo punto è una decisione nostra.)
dh-23 = Un segnalino chiude la sua stanza: da quel momento nessuna carta del suo tipo può essere collocata scoperta accanto a essa (DH-14). Fa eccezione solo chi ha l’arredatrice (DH-45).
dh-24 = La casa sull’albero e la casetta degli uccelli stanno all’esterno, accanto alla casa. Non hanno bisogno di una stanza, e puoi averle entrambe.
dh-25 = Utensile: mettilo scoperto accanto alla tua casa. Puoi usarlo una volta, ma non nel turno in cui lo prendi; poi viene scartato. Un utensile preso nell’ultimo round non serve a nulla. L’impalcatura è diversa: si monta subito (DH-52).
dh-26 = Aiutante: mettilo scoperto accanto alla tua casa. Gli aiutanti lavorano alla fine della partita; solo l’arredatrice lavora dal momento in cui la prendi.

rules-dreamhome-tools = Utensili
dh-50 = Trapano, nel tuo turno prima di prendere le carte: scambia una stanza del display con una carta scoperta della tua casa. Ognuna va al posto dell’altra, e la carta che entra deve poter stare scoperta proprio in quella casella. Un segnalino sulla carta che esce viene scartato prima. (Che la nuova carta stia scoperta è una nostra lettura.)
dh-51 = Betoniera, nel tuo turno prima di prendere le carte: due stanze del display si scambiano di posto. Una delle due può essere quella della colonna 1. Le carte speciali restano dove sono.
dh-52 = Impalcatura: montala subito, prima o dopo aver collocato la stanza di questo turno, in una casella vuota che non abbia sotto una casella vuota. Sostiene ciò che sta sopra, ma non è una stanza. Una carta stanza di un round successivo può andarci sopra, scoperta o a faccia in giù, e allora l’impalcatura viene scartata. Alla fine non ne resta nessuna: dodici stanze riempiono dodici caselle, quindi quando la sua casella è l’unica rimasta la carta va lì. Devi montarla, ma non dove la stanza di questo turno resterebbe senza casella. E la stanza non può occupare l’ultima casella dell’impalcatura finché potrebbe andare altrove, scoperta o a faccia in giù. (Quest’ultimo punto è una decisione nostra.) Se non c’è nessuna casella per l’impalcatura, o se viene presa nell’ultimo round, viene scartata.
dh-53 = Martello pneumatico, solo all’inizio di un round, dopo lo scarto del primo giocatore e prima del primo turno: prendi dal display una stanza a scelta e collocala. La carta speciale sopra di essa viene scartata, e la colonna 1 non dà il segnalino. Quello era il tuo turno di questo round. Se più giocatori hanno un martello pneumatico, decidono in ordine di turno a partire dal primo giocatore, una volta per round per quanti ne abbiano, e senza altri utensili. (I regolamenti lasciano aperto qualche punto: seguiamo quello islandese.)
dh-54 = Puoi usare quanti utensili vuoi in un turno, in qualsiasi ordine, prima di prendere le carte. Uno scambio con trapano, betoniera, fornitore o manovale può anche non cambiare nulla. Si possono scegliere solo colonne che hanno ancora una stanza. Un segnalino o un’impalcatura che non trova posto viene scartato automaticamente. (Decisioni nostre.)

rules-dreamhome-helpers = Aiutanti
dh-40 = Lattoniere: prima che si guardino le pile puoi scegliere una carta tetto scartata e aggiungerla alla tua.
dh-41 = Fornitore: scambia una carta stanza della tua casa, scoperta o a faccia in giù, con una stanza scartata che possa stare scoperta in quella casella. Un segnalino sulla carta che cedi è perso, e sparisce prima che la nuova carta sia valutata. Accanto a una stanza chiusa da un segnalino non può andare nessuna carta del suo tipo, qualunque sia il regolamento del tavolo.
dh-42 = Manovale: due carte stanza della tua casa si scambiano di posto, ed entrambe devono poi rispettare le regole di collocazione. Una carta a faccia in giù resta a faccia in giù. I segnalini si spostano con la loro carta; se più di uno finisce nella stessa stanza, scegli quello che resta e scarti gli altri.
dh-43 = I regolamenti divergono sul manovale e le stanze con un segnalino. Secondo quello islandese può ampliarle, fino alla grandezza massima. Secondo quelli inglese e italiano si sollevano entrambe le carte e poi ciascuna viene valutata nella sua nuova casella: non può andare accanto a una stanza del suo tipo se una carta rimasta lì ha un segnalino, ma una carta che ha essa stessa un segnalino può unirsi a una stanza aperta. (Le pagine inglesi sugli aiutanti ci mancano, perciò qui i tavoli inglesi seguono il regolamento italiano.) Per chi ha l’arredatrice i segnalini non chiudono nulla, qui come altrove.
dh-44 = Architetto: ogni bonus di funzionalità che hai ottenuto (DH-62) vale 1 punto in più; secondo il regolamento islandese solo quello per bagno, cucina e camera da letto. Inoltre ogni tua stanza vuota vale 1 punto.
dh-45 = Arredatrice: dal momento in cui prendi questa carta, i tuoi segnalini non chiudono nulla. Le stanze che erano chiuse solo da un segnalino sono di nuovo aperte; restano a un segnalino ciascuna. Alla fine ogni tuo segnalino vale 1 punto in più, compresi quelli all’esterno. Se una nuova carta unisce due stanze con segnalini, ne tieni uno e scegli quale. Vale già per la stanza che prendi nello stesso turno. (Decisione nostra.)
dh-46 = L’ordine alla fine è una decisione nostra. Prima tutti i lattonieri, a partire da chi ha il segnalino primo giocatore dopo il round 12, in senso orario. Poi, nello stesso ordine, ogni giocatore usa fornitore e manovale nell’ordine che preferisce. Si può sempre rinunciare: con un lattoniere rinunci a quella sola carta, altrimenti a tutto ciò che ti resta. Le stanze tolte da un fornitore si aggiungono agli scarti. La scelta viene chiesta anche a chi ha un aiutante che non può fare nulla.
dh-47 = Due copie dello stesso aiutante lavorano due volte; solo una seconda arredatrice o un secondo architetto non fa nulla. (Decisione nostra.)
dh-48 = Ogni volta che dei segnalini si incontrano in una stanza, per una nuova carta, un utensile o un aiutante, il proprietario sceglie subito quale resta, prima di ogni altra cosa. Se si incontrano in più stanze, si procede una per volta: seminterrato, pianterreno, primo piano, ognuno da sinistra a destra. (Decisione nostra.)

rules-dreamhome-scoring = Punteggio
rules-dreamhome-scoring-about = Dopo il round 12 gli aiutanti fanno il loro lavoro (DH-46). Poi si contano i punti di ogni casa: stanze, arredamenti, funzionalità e tetto.
dh-60 = Ogni stanza dà punti secondo il suo tipo e il numero delle sue carte: vedi l’elenco delle stanze. I regolamenti non elencano tutte le carte, quindi alcuni di questi valori sono dedotti.
dh-61 = Tre stanze valgono di più accanto alla loro compagna: la dispensa accanto a una cucina, la sauna accanto a un bagno, il guardaroba accanto a una camera da letto. Accanto vuol dire direttamente a sinistra o a destra sullo stesso piano. (Nostra lettura.) Una seconda compagna non aggiunge nulla.
dh-62 = Una casa funzionale ottiene dei bonus: 3 punti per un bagno su ognuno dei due piani, e altri 3 se nella casa ci sono almeno un bagno, almeno una cucina e almeno una camera da letto, ovunque e di qualsiasi grandezza. Ogni bonus si ottiene al massimo una volta.
dh-63 = Ogni segnalino arredamento vale i suoi punti.
dh-64 = Tetto: quattro carte della tua pila diventano il tetto. Quattro dello stesso colore: 8 punti. Quattro non tutte dello stesso colore: 3 punti. Ogni finestra fra le quattro: 1 punto in più. Con meno di quattro carte il tetto è incompleto e vale 0, finestre comprese. Le carte non scelte non danno punti. Le quattro migliori vengono scelte per te e mostrate.
dh-65 = Vince chi ha più punti. In caso di parità la vittoria è condivisa. Secondo il regolamento islandese, e a un tavolo impostato così, decide il maggior numero di bambini disegnati nella casa: quelli sulle carte scoperte, anche se se ne vede solo una parte. Quanti bambini ci siano su ogni carta non lo sappiamo ancora; fino ad allora anche questa vittoria è condivisa, e il risultato lo dice.
dh-66 = L’esempio dei regolamenti. Primo piano: camera dei bambini, soggiorno di due carte, bagno, guardaroba. Pianterreno: bagno, camera da letto, cucina, dispensa, cucina. Seminterrato: garage e una stanza vuota. Un pianoforte e una cuccia per gatti. Un tetto non uniforme con una finestra. Stanze 15, arredamenti 4, funzionalità 6, tetto 4: 29 punti.

rules-dreamhome-fig-track = Il display. Qualcuno sta prendendo la colonna 5: il soggiorno e il tetto grigio con finestra vanno insieme. Sopra la colonna 1, a sinistra, c’è la casella del primo giocatore.
rules-dreamhome-fig-placing = Un quarto soggiorno. Sopra gli altri può stare scoperto, come stanza a sé. A faccia in giù può andare anche nelle caselle B e C.
rules-dreamhome-fig-why = { $why ->
    [fits] ammesso
    [below] sotto non c’è nulla (DH-11)
    [floor] non è una stanza del seminterrato (DH-12)
   *[closed] la stanza dello stesso tipo lì accanto è chiusa (DH-14)
}
rules-dreamhome-fig-size = Le stanze crescono di lato. L’etichetta su una stanza dice i suoi punti e, con i quadratini, quante delle sue carte ci sono già.
rules-dreamhome-fig-closed = Tre stanze chiuse.
rules-dreamhome-fig-closed-by = { $why ->
    [size] Due carte fanno una camera da letto completa: qui non può stare scoperta una terza.
    [token] Il pianoforte chiude il soggiorno, anche se ha una sola carta.
   *[down] Un bagno non è mai più grande di una carta. Un secondo accanto a esso sta a faccia in giù, come stanza vuota.
}
rules-dreamhome-fig-kinds = I quattro tipi di carte speciali.
rules-dreamhome-fig-kind = { $kind ->
    [roof] tetto
    [furnishing] arredamento
    [tool] utensile
   *[helper] aiutante
}
rules-dreamhome-fig-kind-about = { $kind ->
    [roof] a faccia in giù sulla tua pila; quattro fanno un tetto
    [furnishing] subito in una delle tue stanze; dà punti
    [tool] accanto alla casa; si usa una volta, in un turno successivo
   *[helper] accanto alla casa; lavora alla fine della partita
}
rules-dreamhome-fig-furnishings = Tutti gli arredamenti: i loro punti e le stanze in cui possono andare. Alcuni di questi valori sono dedotti.
rules-dreamhome-fig-tools = I quattro utensili.
rules-dreamhome-fig-helpers = I cinque aiutanti.
rules-dreamhome-fig-scaffold = Con un’impalcatura nel seminterrato il soggiorno può avere la terza carta prima che ci sia una stanza da metterle sotto.
rules-dreamhome-fig-rooms = Tutte le stanze: i punti di una stanza di una, due e tre carte.
rules-dreamhome-fig-roofs = Tetti e quanto valgono.
rules-dreamhome-fig-example = La casa dell’esempio, voce per voce.
