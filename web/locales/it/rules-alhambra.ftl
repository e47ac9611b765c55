# Le regole di Alhambra con parole nostre; il messaggio di una regola ha il suo numero.
rules-alhambra-lead = Costruisci il palazzo più bello attorno alla tua fontana dei leoni. Paga ogni mastro costruttore nella sua moneta, cerca di avere più edifici degli altri di ogni tipo quando si contano i punti e innalza un lungo muro.

rules-alhambra-setup = Preparazione
rules-alhambra-setup-about = Alhambra si gioca da due a sei. Nella scatola ci sono 54 tessere edificio di sei tipi, una fontana dei leoni per giocatore (una tessera senza mura), 108 carte denaro (quattro valute, valori da 1 a 9, tre copie di ciascuna) e due carte punteggio, A e B. Il mercato ha quattro caselle numerate, ognuna con la sua valuta.
al-1 = Si pescano dal sacchetto quattro tessere edificio e si mettono sulle caselle da 1 a 4 del mercato. Ogni giocatore ha una fontana dei leoni, attorno alla quale crescerà il suo palazzo, e parte da 0 punti. In due, poi, Dirk riceve sei tessere (AL-62).
al-2 = Si mettono da parte le due carte punteggio e si mescola il denaro. In ordine di posto, ogni giocatore riceve carte scoperte, una alla volta, finché non valgono insieme 20 o più: al massimo 28. Da qui in poi la mano è segreta; gli altri vedono solo quante carte hai. Si può preparare il tavolo in modo che tutti vedano il denaro di tutti.
al-3 = Comincia chi ha meno carte. A parità, chi ha la somma più bassa. Se la parità rimane, il regolamento fa cominciare il più giovane; qui comincia il posto con il numero più basso.
al-4 = Si scoprono quattro carte denaro accanto al mercato.
al-5 = Il resto del denaro si divide in cinque mazzetti quasi uguali (se la divisione non è esatta, i primi hanno una carta in più). La carta punteggio A va in cima al secondo mazzetto e la B in cima al quarto; poi i mazzetti si impilano, il primo sopra. In alcune edizioni le carte punteggio si mescolano in quei due mazzetti: si può preparare il tavolo anche così.

rules-alhambra-turn = Il tuo turno
al-10 = Si gioca a turno, in senso orario. Nel tuo turno fai esattamente una di tre cose: prendere denaro, comprare una tessera o ristrutturare il palazzo. Si può passare solo quando nessuna delle tre è possibile. (Decisione nostra: il regolamento non ne parla.)
al-11 = Prendere denaro: una carta scoperta di qualunque valore, oppure più carte che insieme valgano al massimo 5. Possono essere di valute diverse.
al-12 = Comprare una tessera: paghi almeno il suo prezzo, e solo nella valuta della casella in cui si trova. Non si riceve resto. Le carte pagate vanno negli scarti. (Aggiunta nostra: non puoi pagare con una carta che potresti tenere raggiungendo comunque il prezzo.)
al-13 = Se paghi il prezzo esatto, puoi fare un’altra delle tre cose, quella che vuoi. Se paghi di nuovo il prezzo esatto, puoi continuare. In un solo turno possono quindi esserci quattro acquisti e un’altra azione. Oppure puoi fermarti lì.
al-14 = Durante il tuo turno non si rimpiazza nulla. Le tue azioni finiscono quando paghi troppo, prendi denaro o ristrutturi.
al-15 = Le tessere comprate aspettano accanto al palazzo finché le tue azioni non sono finite, perciò non puoi usarle per ristrutturare. Poi le collochi una alla volta, nell’ordine che vuoi: ciascuna nel palazzo o nella riserva, a tua scelta. Nella riserva c’è posto per quante ne vuoi. In due puoi anche dare una tessera a Dirk (AL-63).
al-16 = Ristrutturare è una di queste cose: costruire una tessera della riserva; mettere nella riserva una tessera del palazzo; oppure scambiare una tessera della riserva con una del palazzo, esattamente nello stesso posto. Alla fine il palazzo deve rispettare tutte le regole di costruzione. La fontana non si sposta e non si sostituisce mai.
al-17 = Se per tre giri di tavolo si è soltanto ristrutturato, chi potrebbe prendere denaro o comprare non può cominciare il turno ristrutturando. E se tutti passano, uno dopo l’altro, la partita finisce (AL-50). (Decisione nostra, perché una partita non duri per sempre.)

rules-alhambra-building = Come si costruisce
al-20 = Le tessere non si girano mai: tutti i tetti guardano in alto.
al-21 = I lati che si toccano devono essere uguali: un muro su entrambi o su nessuno dei due. La fontana non ha mura.
al-22 = Dalla fontana si deve poter arrivare a piedi a ogni tessera senza attraversare un muro e senza uscire dalle tessere.
al-23 = Una tessera nuova deve toccare il palazzo con almeno un lato intero. Non basta che si tocchino gli angoli.
al-24 = Non devono esserci buchi: nessuno spazio vuoto, di qualunque grandezza, chiuso dalle tessere, nemmeno dove l’anello si chiude solo in un angolo. (Nostra lettura: il regolamento nomina solo uno spazio con tessere sui quattro lati.)
al-25 = Il palazzo può crescere in ogni direzione fin dove arrivano le tessere; non c’è un bordo.
al-26 = Quando una tessera viene tolta o scambiata, tutto ciò che resta deve ancora rispettare le regole da AL-21 ad AL-24. Uno scambio si giudica dal risultato, non dal momento intermedio. (Nostra lettura.)

rules-alhambra-after = Dopo il tuo turno
al-30 = Il mercato si riempie dal sacchetto fino a quattro tessere, qui cominciando dalla casella libera con il numero più basso, e poi il denaro scoperto fino a quattro carte.
al-31 = Se esce una carta punteggio, la si mette da parte definitivamente e si continua a pescare finché non ci sono quattro carte denaro. Quel conteggio si fa prima del turno successivo.
al-32 = Quando serve una carta e il mazzo del denaro è vuoto, gli scarti si mescolano e formano un nuovo mazzo, anche a metà di un rimpiazzo. Se mancano anche gli scarti, restano scoperte meno carte. (Decisione nostra.)
al-33 = L’ordine è questo: mercato, denaro, un conteggio se è uscita la sua carta, nuove tessere per Dirk (AL-62) e infine il controllo se la partita è finita (AL-50). (Decisione nostra: il regolamento non dà un ordine.)

rules-alhambra-scoring = I conteggi
al-40 = I conteggi sono tre: A, B e quello finale, al termine della partita. In ciascuno, per ogni tipo di edificio, prende punti chi ha più tessere di quel tipo nel palazzo; ne serve almeno una. Le tessere nella riserva non contano, e nemmeno i prezzi.
al-41 = Nel conteggio A dà punti solo il primo posto, nel B il primo e il secondo, in quello finale il primo, il secondo e il terzo. La tabella dice quanti.
al-42 = I giocatori in parità si dividono in parti uguali, arrotondate per difetto, i punti dei posti che occupano; a chi viene dopo tocca il posto seguente. Per esempio, nel conteggio B due giocatori in parità per le torri si dividono 13 + 6 = 19 punti, quindi 9 a testa, e non resta un secondo posto.
al-43 = In ogni conteggio prendi anche 1 punto per ogni lato di tessera nel più lungo muro esterno ininterrotto del tuo palazzo. Un muro fra due tue tessere è interno e non conta. Un muro che si chiude tutto attorno conta per intero.

rules-alhambra-end = La fine
al-50 = La partita finisce quando, dopo un turno, una casella del mercato non si può riempire; prima si mettono comunque le tessere rimaste. Con quattro caselle piene e il sacchetto vuoto si continua.
al-51 = Ogni tessera rimasta nel mercato va, gratis, a chi ha più denaro nella valuta della sua casella, qualunque sia il prezzo. In caso di parità, o se nessuno ne ha, non la ottiene nessuno.
al-52 = Le tessere ottenute così si possono costruire secondo le regole, in qualunque ordine; quelle che non si costruiscono non contano, e a questo punto non si può più ristrutturare. Costruisce per primo chi sarebbe di turno, poi si procede in senso orario. (Decisione nostra: il regolamento non lo dice.)
al-53 = Poi viene il conteggio finale. Vince chi ha più punti; a parità la vittoria è condivisa.
al-54 = Se a quel punto una carta punteggio non è ancora uscita, quel conteggio si salta. (Decisione nostra.)

rules-alhambra-two = Due giocatori: Dirk
al-60 = Si toglie una copia di ogni carta denaro: ne restano 72.
al-61 = Dirk è un terzo giocatore immaginario. Non ha palazzo, né turno, né denaro, né mura, ma le sue tessere contano in ogni conteggio come quelle di un giocatore, e prende punti che tutti vedono. Occupa i posti e a parità divide i punti come chiunque, ma non può vincere. (Nostra lettura.)
al-62 = Dirk riceve sei tessere dal sacchetto all’inizio, altre sei subito dopo il conteggio A e un terzo di quelle rimaste nel sacchetto (arrotondato per difetto) subito dopo il conteggio B; se sono di meno, quelle che ci sono. Tutti le vedono. Se così il sacchetto si svuota, la partita non finisce per questo.
al-63 = Una tessera appena comprata si può dare a Dirk invece di collocarla; lo decidi per ogni tessera. Con le tessere ottenute alla fine non si può.

rules-alhambra-fig-parts = Sei tipi di edifici
rules-alhambra-fig-tile = Una tessera: l’edificio, il prezzo (questa torre costa 9) e le mura, qui in alto e a sinistra. Gli altri due lati sono aperti.
rules-alhambra-fig-deck = I cinque mazzetti prima di essere impilati: A sta sul secondo, B sul quarto
rules-alhambra-fig-money = Prendere denaro
rules-alhambra-fig-one-card = una carta, qualunque valore
rules-alhambra-fig-allowed = si può
rules-alhambra-fig-refused = non si può
rules-alhambra-fig-paying = Quattro caselle, quattro valute; e modi di pagare il giardino che costa 8 dinari
rules-alhambra-fig-pay = { $over ->
    [0] Esatto: fai un’altra azione.
   *[other] { $over } di troppo: niente resto, e le tue azioni sono finite.
}
rules-alhambra-fig-pay-wrong = Un dirham non vale sulla casella dei dinari.
rules-alhambra-fig-redesign = Tre modi di ristrutturare; il riquadro sotto ogni palazzo è la riserva
rules-alhambra-fig-way = { $way ->
    [build] Costruire una tessera della riserva.
    [store] Mettere una tessera nella riserva.
   *[swap] Scambiare due tessere, nello stesso posto.
}
rules-alhambra-fig-placing = Dove può stare una tessera nuova (tratteggiata)
rules-alhambra-fig-place = { $rule ->
    [AL-21] Il muro della tessera nuova tocca il lato aperto della fontana.
    [AL-22] Muro contro muro va bene, ma così nessuno può entrare a piedi.
    [AL-23] La tessera tocca solo un angolo.
    [AL-24] Resterebbe un buco nel mezzo.
   *[none] I lati aperti si toccano, e la via a puntini porta dentro dalla fontana.
}
rules-alhambra-fig-wall = Il muro esterno più lungo
rules-alhambra-fig-wall-counts = La linea a puntini è il muro esterno più lungo: { $n } lati, quindi { $n } punti. Si interrompe solo al lato aperto della fontana. Il muro fra le stanze e la torre sotto di esse è interno e non conta.
rules-alhambra-fig-points = Punti nei tre conteggi
rules-alhambra-fig-dirk = Le prime sei tessere di Dirk
rules-alhambra-fig-dirk-example = Nel conteggio A avere più torri di tutti dà { $points } punti. Con { $n } torri qui sei alla pari con Dirk: { $half } punti a testa. Con una in più il primo posto è solo tuo; con meno è suo.
