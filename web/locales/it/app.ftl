# L’interfaccia. I messaggi sono nello stesso ordine in ogni lingua.
skip = Vai al contenuto
home-link = Home
title-azul = Azul
title-alhambra = Alhambra
title-dreamhome = Dream Home
loading = Caricamento…
not-here = Questa pagina non è disponibile offline
not-here-about = Sei offline e questa pagina non è mai stata aperta su questo dispositivo. Si caricherà appena torni online.
no-script = Riad ha bisogno di JavaScript. Attivalo per questa pagina.
nowhere = Pagina non trovata
language = Lingua
theme = Tema
theme-name = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Sistema
}
theme-is = Tema: { $theme ->
    [light] chiaro
    [dark] scuro
   *[system] sistema
}
settings = Impostazioni
settings-kept = Salvate in questo browser.
settings-lead = Queste impostazioni sono salvate in questo browser e hanno effetto subito. Una mossa iniziata resta com’è.
privacy = Privacy
less-motion = Riduci le animazioni
sound = Riproduci un suono leggero quando tocca a me e la pagina è in secondo piano
countdown = Conferma automaticamente una mossa completa dopo quattro secondi
connecting = Connessione…
offline = Sei offline.
offline-about = Ciò che hai iniziato è salvato qui e riprenderà quando torni online.
crowded-about = Ci sono troppe connessioni aperte dalla tua rete o a tuo nome. Chiudi qualche scheda di Riad; questa si riconnetterà da sola.
new-version = È disponibile una nuova versione di Riad.
reload = Ricarica
later = Più tardi
me = Tu
me-as = Tu: { $name }

headline = Tre giochi di costruzione attorno a un cortile
lead = Gioca gratis nel browser, con gli amici o contro i bot. Non serve un account.
level = Livello dei bot
level-name = { $level ->
    [gentle] Tranquillo
    [casual] Rilassato
    [keen] Sveglio
    [strong] Forte
   *[master] Maestro
}
level-about = { $level ->
    [gentle] Per le prime partite; lascia passare gli errori.
    [casual] Gioca senza impegno e perdona qualche errore.
    [keen] Gioca bene e sbaglia di rado.
    [strong] Pensa diverse mosse avanti.
   *[master] Il bot più forte che abbiamo.
}
level-bot = { $level ->
    [gentle] Bot tranquillo
    [casual] Bot rilassato
    [keen] Bot sveglio
    [strong] Bot forte
   *[master] Bot maestro
}
level-bot-number = { level-bot } { $number }
game-facts = 2–{ $most } giocatori · circa { $minutes } min
game-seats = 2–{ $most } giocatori
about-azul = Prendi piastrelle smaltate e posale sulla parete del palazzo.
about-alhambra = Compra torri, giardini e mura e costruisci il palazzo più bello.
about-dreamhome = Scegli le stanze e arreda la casa dei tuoi sogni.
first-start = Primo avvio: il server prepara i giochi, una volta sola. Intanto puoi leggere le regole e le lezioni; ogni gioco si apre appena è pronto.
preparing-share = Preparazione… { $percent }%
preparing-left = circa { $seconds } s
preparing-waits = In coda
preparing-failed = Non è stato possibile preparare questo gioco. Il motivo è nel registro del server.
prepared = { $game } è pronto.
play-now = Gioca subito
with-friends = Con gli amici
same-screen = Stesso schermo
more-choices = Altri avversari e opzioni
rules = Regole
rules-about = Ogni regola ha un codice. Se una mossa non è permessa, Riad indica la regola che la vieta.
learn = Impara
my-matches = Le mie partite
no-matches = Non hai ancora nessuna partita. Le troverai qui.
no-other-matches = Nient’altro per ora.
bring-in = Importa una partita salvata
bring-in-about = Apri un file .riad e rivedi la partita mossa per mossa.
brought-in = Importata
open-tables = Tavoli aperti
no-tables = Nessun tavolo aperto al momento. Apri un tavolo per gli amici e mettilo in elenco.
being-played = In corso
waits-for-you = In attesa della tua mossa
waiting-players = In attesa di giocatori
waiting-for = In attesa di { $name }
finished = Partita finita
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
seats-taken = Posti occupati: { $taken } su { $seats }
friendly-names = Gelsomino, Cedro, Zafferano, Oliva, Mandorla, Rondine, Fico, Cipresso, Menta, Airone, Salvia, Trifoglio, Nocciola, Allodola, Ginepro, Papavero

setup-bots = contro i bot
setup-friends = con gli amici
setup-screen = su questo schermo
players = Giocatori
your-name = Il tuo nome
name-of = Nome del giocatore { $number }
player-number = Giocatore { $number }
seat-number = Posto { $number }
listed = Metti il tavolo in elenco: chiunque potrà sedersi o guardare
correspondence = Per corrispondenza: tre giorni per mossa
clock = Tempo a testa
clock-none = Senza limite di tempo
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
    [casual] Se qualcuno lascia, subentra un bot rilassato
    [keen] Se qualcuno lascia, subentra un bot sveglio
    [strong] Se qualcuno lascia, subentra un bot forte
   *[master] Se qualcuno lascia, subentra un bot maestro
}
takeover-no-bot = La partita finisce
takeover-bot = { $level ->
    [gentle] Subentra un bot tranquillo
    [casual] Subentra un bot rilassato
    [keen] Subentra un bot sveglio
    [strong] Subentra un bot forte
   *[master] Subentra un bot maestro
}
agreed = Impostazioni del tavolo
rule = Regola
options = Opzioni e regole modificate
option-wall = Quale lato delle plance si usa.
option-first = Il posto che inizia il primo round.
option-scoring_cards = Dove stanno le carte punteggio nei mazzetti.
option-open_hands = Tutti vedono il denaro di tutti.
option-edition = Quale regolamento si segue dove i regolamenti differiscono.
option-no_discard = Il primo giocatore non scarta colonne, come consigliano i regolamenti per i giocatori più giovani.
option-closed_rooms_refuse_tokens = Una stanza di grandezza massima non riceve segnalini arredamento.
option-children_tiebreak = A parità vince la casa con più bambini, come nel regolamento islandese.
option-open_roofs = Tutti possono guardare le pile dei tetti.
option-components = I valori delle carte rilevati da chi possiede il gioco, al posto di quelli di Riad.
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
invite-how = Manda questo link agli amici o fai inquadrare il codice con un telefono. La partita inizia quando tutti i posti sono occupati.
link = Link al tavolo
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
add-bot = Aggiungi: { level-bot }
stand = Lascia il posto
send-away = Allontana
close-table = Chiudi questo tavolo

opening = Caricamento del tavolo…
opening-offline = Il tavolo si apre appena torni online.
opening-preparing = Il gioco è in preparazione. Il tavolo si apre appena è pronto.
no-table = Tavolo non trovato
no-table-about = Forse il link è incompleto o il tavolo è stato rimosso.
cancelled = Questo tavolo è stato chiuso
score = punti
enlarge = Ingrandisci: { $name }
log = Andamento della partita
log-start = La partita inizia
log-leave = { $why ->
    [time] esaurisce il tempo
   *[resigned] abbandona
}
log-taken-over = al suo posto: { $bot }
log-abandon = propone di interrompere senza risultato
log-cancel = Il tavolo è stato chiuso
log-rematch = È stata aperta una rivincita
log-record = È stata importata una partita salvata
all-of-it = Mostra tutto ({ $count })
less = Mostra meno
chat = Chat
chat-onlookers = Chat degli spettatori
say-something = Scrivi un messaggio
say = Invia
chat-options = Opzioni per { $name }: { $text }
deleted-player = Giocatore eliminato
table-tools = Menu del tavolo
resign = Abbandona
resign-sure = Abbandonare la partita? Finirà per tutti.
resign-sure-bot = { $level ->
    [gentle] Lasciare la partita? Un bot tranquillo giocherà al tuo posto.
    [casual] Lasciare la partita? Un bot rilassato giocherà al tuo posto.
    [keen] Lasciare la partita? Un bot sveglio giocherà al tuo posto.
    [strong] Lasciare la partita? Un bot forte giocherà al tuo posto.
   *[master] Lasciare la partita? Un bot maestro giocherà al tuo posto.
}
stop = Interrompi senza risultato
stop-sure = Chiedere agli altri di interrompere senza risultato?
stop-sure-alone = Interrompere la partita senza risultato?
stop-wish = Richiesta di interrompere senza risultato: { $names }. Se non vuoi, continua a giocare.
stop-agree = Accetta
stop-asked = Hai chiesto di interrompere senza risultato. Manca ancora il consenso di: { $names }.
your-move = La tua mossa
undo = Annulla
confirm = Conferma
sending = Invio…
sending-again = Ancora nessuna risposta: la tua mossa è salvata qui e verrà inviata di nuovo.
since = { $count ->
    [one] È stata giocata una mossa mentre non c’eri.
   *[other] Sono state giocate { $count } mosse mentre non c’eri.
}
step-through = Rivedi passo per passo
dismiss = Chiudi
rematch-made = La rivincita è pronta.
claim-time = Fai valere il tempo scaduto
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
    [time] { $name } ha esaurito il tempo.
    [abandoned] I giocatori hanno deciso di interrompere.
   *[rules] La partita è finita.
}
total = Totale
winner = vince
rematch = Rivincita
replay = Rivedi la partita
export = Scarica la partita
position = Posizione
position-of = Posizione { $number } di { $most }
step-back = Precedente
step-on = Successiva
to-present = Posizione attuale
to-your-turn = Tocca a te: continua

keys = Scorciatoie da tastiera
keys-tab = passa all’area successiva
keys-arrows = muoviti sul tabellone
keys-choices = vai alla scelta successiva o precedente
keys-enter = scegli
keys-undo = annulla un passo
keys-undo-all = annulla tutta la mossa
keys-confirm = conferma la mossa
keys-help = mostra questo aiuto

plain-todo = Scegli una mossa.
plain-moves = Mosse
plain-note = Questo gioco non ha ancora un tabellone. Intanto puoi giocare da questo elenco di mosse.
plain-none = Nessuna al momento.
plain-position = Posizione

error-offline = Nessuna risposta dal server. Controlla la connessione; non hai perso nulla.
error-stale = La partita è andata avanti: ecco la posizione attuale.
error-not_your_turn = Non tocca a te.
error-not_signed_in = Prima scegli un nome o accedi.
error-not_allowed = Non puoi farlo.
error-not_found = Non trovato.
error-taken = Quel posto è già occupato.
error-name_taken = Questo nome utente è già in uso: scegline un altro.
error-wrong_password = Nome utente o password errati.
error-weak_password = Questa password è troppo facile da indovinare: scegline una più lunga.
error-bad_name = Questo nome non si può usare: scegline un altro.
error-bad_login = Questo nome utente non si può usare: scegline un altro.
error-passkey_refused = La passkey non è stata accettata.
error-proof_needed = Conferma prima la tua identità: serve un accesso effettuato negli ultimi 10 minuti.
error-banned = Chi gestisce questo server ha chiuso l’account.
error-blocked = Non puoi sederti a un tavolo con chi hai bloccato o con chi ti ha bloccato.
error-link_used = Il link è scaduto o è già stato usato. Chiedine uno nuovo a chi gestisce il server.
error-no_such_person = Questa persona non è più qui.
error-too_many_requests = Troppe richieste insieme: aspetta un momento.
error-preparing = Questo gioco è ancora in preparazione. Riprova tra un attimo.
error-unavailable = Il server non risponde in questo momento: riprova.
error-internal = Qualcosa è andato storto da parte nostra. Tutto ciò che avevi confermato è al sicuro.
error-too_large = Il contenuto è troppo grande.
error-has_account = Hai già un account.
error-illegal_move = Questa mossa non è permessa.
error-unknown_move = Questa non è una mossa del gioco.
error-bad_option = Questa impostazione non è valida.
error-bad_request = Il server non ha potuto leggere la richiesta.
error-not_now = Ora non è possibile.
error-try_again = Qualcuno è stato più veloce: riprova.
error-incomplete_turn = La tua mossa non è completa. Finiscila, poi conferma.
error-too_many_moves = Il tuo turno finisce prima di questa mossa.
error-rules_changed = Le regole sono state corrette dopo l’inizio della partita. Puoi rivederla, ma non continuarla.
error-bad_file = Questo file non contiene una partita salvata completa.
error-bad_label = Questo nome non si può usare: scegline un altro.
error-push_failed = Il servizio di notifiche del browser non risponde: riprova più tardi.
error-elsewhere = Questa mossa è stata giocata in un’altra finestra: quella iniziata qui è stata annullata.

# Un tavolo: intorno al tabellone.
wait = Aspetta
news = Novità della partita
points-so-far = Punti finora
scored-for = Punti per
scored-nothing = Niente.
position-start = Inizio
position-loading = Caricamento della posizione…
keys-step = mentre rivedi: mossa precedente o successiva
keys-ends = mentre rivedi: prima o ultima posizione
keys-drag = Puoi anche trascinare, con il mouse o tenendo premuto il dito un attimo.
signed-out = La tua sessione è terminata: a un tavolo puoi solo guardare.
sign-in = Accedi
connected-again = Sei di nuovo online.
undo-all = Annulla tutto
countdown-said = La mossa parte da sola tra quattro secondi. Premi «Aspetta» per fermarla.
countdown-held = La mossa ti aspetta: conferma quando vuoi.
letters = Scorciatoie a un tasto: C, U e ?
copy-link = Copia il link
copy-link-here = Link a questa posizione
time-left = Mancano { $seconds } secondi.
time-up = Hai esaurito il tempo.
time-claim = { $name } ha esaurito il tempo: puoi farlo valere.
log-lines = Dettagli
