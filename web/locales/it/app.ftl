# L’interfaccia. I messaggi sono nello stesso ordine in ogni lingua.
skip = Vai al contenuto
home-link = Pagina iniziale
title-azul = Azul
title-alhambra = Alhambra
title-dreamhome = Dream Home
loading = Carico…
not-here = Questa pagina non c’è ancora
not-here-about = Non c’è connessione e questa pagina non è mai stata aperta su questo dispositivo. Arriva da sola quando la connessione torna.
no-script = Riad ha bisogno di JavaScript: consentilo per questa pagina.
nowhere = Questa pagina non esiste
language = Lingua
theme = Colori
theme-name = { $theme ->
    [light] Chiari
    [dark] Scuri
   *[system] Come il sistema
}
theme-is = Colori: { $theme ->
    [light] chiari
    [dark] scuri
   *[system] come il sistema
}
settings = Impostazioni
settings-kept = Conservate in questo browser.
settings-lead = Tutto qui è conservato in questo browser e ha effetto subito. Una mossa cominciata resta com’è.
privacy = Privacy
less-motion = Meno movimento
sound = Un suono leggero quando tocca a me e la pagina è in secondo piano
countdown = Conferma automaticamente una mossa completa dopo quattro secondi
connecting = Connessione…
offline = Nessuna connessione.
offline-about = Ciò che hai iniziato resta qui e prosegue da solo quando torna la connessione.
new-version = C’è una nuova versione di Riad.
reload = Ricarica
later = Più tardi
me = Tu
me-as = Tu: { $name }

headline = Tre giochi di costruzione attorno a un cortile
lead = Gioca con amici o bot, nel browser, gratis. Non serve un account.
level = Livello dei bot
level-name = { $level ->
    [gentle] Tranquillo
    [casual] Disinvolto
    [keen] Acuto
    [strong] Forte
   *[master] Maestro
}
level-about = { $level ->
    [gentle] Per le prime partite; perdona tutto.
    [casual] Gioca volentieri e perdona qualche errore.
    [keen] Gioca bene e guarda avanti.
    [strong] Calcola con largo anticipo.
   *[master] Il meglio che il motore sa fare.
}
level-bot = { $level ->
    [gentle] Bot tranquillo
    [casual] Bot disinvolto
    [keen] Bot acuto
    [strong] Bot forte
   *[master] Bot maestro
}
level-bot-number = { level-bot } { $number }
game-facts = 2–{ $most } giocatori · circa { $minutes } min
about-azul = Prendi piastrelle smaltate e posale sul muro del palazzo.
about-alhambra = Compra torri, giardini e mura e costruisci il palazzo più bello.
about-dreamhome = Scegli le stanze e arreda la casa dei tuoi sogni.
first-start = Primo avvio: il server prepara i giochi, una volta sola. Intanto puoi leggere le regole e le lezioni; ogni gioco si apre appena è pronto.
preparing-share = Preparazione… { $percent }%
preparing-left = circa { $seconds } s
preparing-waits = In attesa
preparing-failed = Non è stato possibile preparare questo gioco. Il motivo è nel log del server.
prepared = { $game }: si può giocare.
play-now = Gioca subito
with-friends = Con amici
same-screen = Stesso schermo
more-choices = Più avversari e opzioni
rules = Regole
rules-about = Ogni regola ha un codice: se una mossa è rifiutata, si legge quale regola la vieta.
learn = Impara
my-matches = Le mie partite
no-matches = Ancora niente: qui troverai le tue partite.
no-other-matches = Nient’altro per ora.
bring-in = Apri una partita salvata
bring-in-about = Un file .riad, da rivedere mossa per mossa.
brought-in = Da un file
open-tables = Tavoli aperti
no-tables = Nessuno aspetta in questo momento. Apri un tavolo con amici e mettilo in elenco.
being-played = In corso
waits-for-you = Aspettano te
waiting-players = In attesa di giocatori
waiting-for = In attesa di { $name }
finished = Finita
ago-now = adesso
ago-minute = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
ago-hour = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
ago-day = { $count ->
    [one] un giorno fa
   *[other] { $count } giorni fa
}
your-turn = Tocca a te
turn-of = Tocca a { $name }
to-act = di turno
go-on = Continua
review = Rivedi
watch = Guarda
join = Siediti
seats-taken = { $taken } su { $seats } posti
friendly-names = Gelsomino, Cedro, Zafferano, Oliva, Mandorla, Rondine, Fico, Cipresso, Menta, Airone, Salvia, Trifoglio, Nocciola, Allodola, Ginepro, Papavero

setup-bots = contro i bot
setup-friends = con amici
setup-screen = su questo schermo
players = Giocatori
your-name = Il tuo nome
name-of = Nome del giocatore { $number }
player-number = Giocatore { $number }
seat-number = Posto { $number }
listed = Mettilo in elenco: chiunque può sedersi e guardare
correspondence = Per corrispondenza: tre giorni per mossa
clock = Tempo per ogni giocatore
clock-none = Senza orologio
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} e 10 secondi per mossa
clock-turn = { $time } per mossa
clock-more = { $time } a testa e { $more } secondi per mossa
clock-only = { $time } a testa
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
takeover = Se qualcuno lascia o esaurisce il tempo
takeover-none = Se qualcuno lascia, la partita finisce
takeover-by = { $level ->
    [gentle] Se qualcuno lascia, subentra un bot tranquillo
    [casual] Se qualcuno lascia, subentra un bot disinvolto
    [keen] Se qualcuno lascia, subentra un bot acuto
    [strong] Se qualcuno lascia, subentra un bot forte
   *[master] Se qualcuno lascia, subentra un bot maestro
}
takeover-no-bot = La partita finisce
takeover-bot = { $level ->
    [gentle] Subentra un bot tranquillo
    [casual] Subentra un bot disinvolto
    [keen] Subentra un bot acuto
    [strong] Subentra un bot forte
   *[master] Subentra un bot maestro
}
agreed = Che cosa è stato concordato
rule = Regola
options = Opzioni e regole modificate
option-wall = Il lato delle plance rivolto verso l’alto.
option-first = Il posto che inizia il primo round.
option-scoring_cards = Dove stanno le carte punteggio nei mazzetti.
option-open_hands = Tutti vedono il denaro di tutti.
option-edition = Quale regolamento vale, dove i regolamenti differiscono.
option-no_discard = Il primo giocatore non scarta colonne, come i regolamenti consigliano con i bambini.
option-closed_rooms_refuse_tokens = Una stanza di dimensione massima non accetta segnalini arredamento.
option-children_tiebreak = Più bambini nella casa decidono il pareggio, come nel regolamento islandese.
option-open_roofs = Tutti possono guardare le pile dei tetti.
value-seed = A sorte
value-coloured = colorato
value-grey = grigio (qualsiasi casella della riga)
value-on_top = in cima
value-shuffled_in = mescolate
value-en = inglese
value-is = islandese
value-it = italiano
make-table = Apri il tavolo
start = Inizia
cancel = Annulla
close = Chiudi

invite = Invita i tuoi amici
invite-how = Manda questo link o fai inquadrare il codice con un telefono. La partita inizia quando tutti i posti sono occupati.
link = Link di questo tavolo
copy = Copia
copied = Copiato
share = Condividi
code = Codice QR del link
seats = Posti
seat-free = libero
seat-taken-by = { $name } si siede.
seat-left-by = { $name } si alza.
kept-for = riservato a { $name }
you = tu
sit = Siediti qui
stand = Alzati
send-away = Allontana
close-table = Chiudi questo tavolo

opening = Apro il tavolo…
opening-offline = Il tavolo si apre appena torna la connessione.
opening-preparing = Il gioco è in preparazione. Il tavolo si apre appena è pronto.
no-table = Questo tavolo non si trova
no-table-about = Forse il link è stato troncato o il tavolo rimosso.
cancelled = Questo tavolo è stato chiuso
score = punti
enlarge = Plancia più grande: { $name }
log = Cronaca
log-start = La partita comincia
log-leave = { $why ->
    [time] ha finito il tempo
   *[resigned] abbandona
}
log-taken-over = { $bot } prosegue al suo posto
log-abandon = propone di smettere senza risultato
log-cancel = Il tavolo è stato chiuso
log-rematch = È stata aperta una rivincita
log-record = È stata caricata una partita salvata
all-of-it = Mostra tutto ({ $count })
less = Mostra meno
chat = Chat
chat-onlookers = Chat degli spettatori
say-something = Di’ qualcosa
say = Invia
chat-options = Opzioni per { $name }: { $text }
deleted-player = Giocatore eliminato
table-tools = Intorno al tavolo
resign = Abbandona
resign-sure = Vuoi davvero abbandonare?
resign-sure-bot = { $level ->
    [gentle] Lasciare davvero? Un bot tranquillo gioca al tuo posto.
    [casual] Lasciare davvero? Un bot disinvolto gioca al tuo posto.
    [keen] Lasciare davvero? Un bot acuto gioca al tuo posto.
    [strong] Lasciare davvero? Un bot forte gioca al tuo posto.
   *[master] Lasciare davvero? Un bot maestro gioca al tuo posto.
}
stop = Interrompi senza risultato
stop-sure = Chiedere agli altri di interrompere senza risultato?
stop-sure-alone = Interrompere davvero senza risultato?
stop-wish = Richiesta di interrompere senza risultato: { $names }. Chi continua a giocare la rifiuta.
stop-agree = Interrompi
stop-asked = Vuoi interrompere senza risultato. Manca ancora il consenso di: { $names }.
your-move = La tua mossa
undo = Indietro
confirm = Conferma
sending = Invio…
sending-again = Ancora nessuna risposta: la tua mossa è conservata qui e viene inviata di nuovo.
since = { $count ->
    [one] Una mossa da quando eri qui.
   *[other] { $count } mosse da quando eri qui.
}
step-through = Rivedi passo per passo
dismiss = Chiudi
rematch-made = C’è una rivincita.
claim-time = Reclama il tempo scaduto
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
you-won = Hai vinto
won = { $count ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
}
no-winner = Nessun risultato
ended-by = { $why ->
    [resigned] { $name } ha abbandonato.
    [time] { $name } ha finito il tempo.
    [abandoned] I giocatori hanno deciso di smettere.
   *[rules] La partita è finita.
}
total = Totale
winner = vince
rematch = Rivincita
replay = Rivedi la partita
export = Salva la partita
position = Posizione
position-of = Posizione { $number } di { $most }
step-back = Indietro
step-on = Avanti
to-present = Alla posizione attuale
to-your-turn = Tocca a te: continua

keys = Tasti
keys-tab = da una parte alla successiva
keys-arrows = sul tavolo, secondo il posto sullo schermo
keys-choices = alla prossima o precedente cosa che si può scegliere
keys-enter = scegli
keys-undo = un passo indietro
keys-undo-all = annulla tutta la mossa
keys-confirm = conferma la mossa
keys-help = questa pagina

plain-todo = Scegli una mossa.
plain-moves = Mosse
plain-note = Il tavolo di questo gioco sta arrivando; intanto si gioca con questo elenco.
plain-none = Nessuna al momento.
plain-position = Posizione

error-offline = Nessuna risposta. Controlla la connessione; nulla è perduto.
error-stale = Intanto il tavolo è andato avanti: ecco la situazione attuale.
error-not_your_turn = Non tocca a te.
error-not_signed_in = Di’ prima chi sei: scegli un nome o accedi.
error-not_allowed = Questo non spetta a te.
error-not_found = Qui non c’è niente.
error-taken = Lì è già seduto qualcuno.
error-name_taken = Questo nome utente è già preso.
error-wrong_password = Nome utente o password errati.
error-weak_password = Questa password è troppo facile: usane una più lunga.
error-bad_name = Questo nome non si può usare.
error-bad_login = Questo nome utente non si può usare.
error-passkey_refused = La passkey non è stata accettata.
error-proof_needed = Conferma prima la tua identità: serve un accesso negli ultimi 10 minuti.
error-banned = Chi gestisce questo server ha chiuso l’account.
error-blocked = Qualcuno a questo tavolo non gioca con te.
error-link_used = Il link è scaduto o è già stato usato. Chiedine uno nuovo a chi gestisce il server.
error-no_such_person = Questa persona non è più qui.
error-too_many_requests = Troppe richieste insieme: aspetta un momento.
error-preparing = Questo gioco è ancora in preparazione. Riprova tra un attimo.
error-unavailable = Il server non risponde in questo momento: riprova.
error-internal = Qualcosa è andato storto da noi; nulla è cambiato che non fosse confermato.
error-too_large = È troppo.
error-has_account = Hai già un account.
error-illegal_move = Questa mossa non è permessa.
error-unknown_move = Questa mossa non esiste.
error-bad_option = Non si può scegliere così.
error-bad_request = Il server non ha capito.
error-not_now = Ora non è possibile.
error-try_again = Qualcuno è stato più veloce: riprova.
error-incomplete_turn = Il turno non è ancora finito.
error-too_many_moves = Il turno finisce prima.
error-rules_changed = Le regole sono state corrette: la partita resta com’è, ma non si può continuare.
error-bad_file = Questa non è una partita salvata intera.
error-bad_label = Questo nome non si può usare.
error-push_failed = Il servizio di notifiche del browser non risponde: riprova più tardi.
error-elsewhere = Questa mossa è stata giocata in un’altra finestra: ciò che avevi iniziato qui è annullato.

# Un tavolo: intorno al tabellone.
wait = Aspetta
news = Che cosa succede
points-so-far = Punti finora
scored-for = Punti per
scored-nothing = Niente.
position-start = L’inizio
position-loading = Carico questa posizione…
keys-step = quando si guarda indietro: una mossa indietro o avanti
keys-ends = quando si guarda indietro: all’inizio o all’ultima mossa
keys-drag = Tutto si può anche trascinare, col mouse o tenendo fermo un attimo il dito.
signed-out = La tua sessione è terminata: a un tavolo puoi solo guardare.
sign-in = Accedi
connected-again = Di nuovo in linea.
undo-all = Annulla tutto
countdown-said = La mossa parte da sola tra quattro secondi; premi «Aspetta» per fermarla.
countdown-held = La mossa ti aspetta: conferma quando vuoi.
letters = Tasti di una lettera: C, U e ?
copy-link = Copia il link
copy-link-here = Link di questa posizione
time-left = Mancano { $seconds } secondi.
time-up = Il tuo tempo è scaduto.
time-claim = { $name } ha finito il tempo: puoi reclamarlo.
log-lines = Nei dettagli
