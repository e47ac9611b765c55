# I propri dati, le altre persone e ciò che il server conserva.
my-data = I tuoi dati
my-data-about = Scarica in un file tutto ciò che questo server sa di te, oppure eliminalo.
download-data = Scarica i miei dati
delete-account = Elimina il mio account
delete-me = Elimina i miei dati
delete-account-sure = Eliminare il tuo account?
delete-me-sure = Eliminare i tuoi dati?
delete-account-gone = Nome, nome utente, password, passkey, token e tutto ciò che hai scritto nelle chat vengono eliminati subito. L’operazione non si può annullare.
delete-me-gone = Il tuo nome e tutto ciò che hai scritto nelle chat vengono eliminati subito. L’operazione non si può annullare.
delete-matches = Le partite in corso vengono abbandonate. Le tue partite restano visibili agli altri giocatori, sotto il nome «Giocatore eliminato».
left = Eliminazione completata. Qui non resta più nulla che riconduca a te.
blocked-people = Persone silenziate e bloccate
is-muted = persona silenziata
is-blocked = persona bloccata
unmute = Riattiva
unblock = Sblocca
mute = Silenzia
mute-about = Non vedrai ciò che scrive questa persona.
block = Blocca
block-about = Non vedrai ciò che scrive questa persona, e non potrà sedersi ai tuoi tavoli.
report = Segnala questo messaggio
report-about = Chi gestisce il server ne riceve una copia.
report-note = Che cosa c’è che non va (facoltativo)
reported = Segnalazione inviata. Chi gestisce il server la esaminerà.
reset-title = Scegli una nuova password
reset-about = Hai aperto un link inviato da chi gestisce questo server. Vale una volta sola e ti disconnette da ogni altro dispositivo.
reset-done = Nuova password salvata. Accesso effettuato.
privacy-lead = Che cosa conserva di te questo server, per quanto tempo e chi può vederlo.
privacy-kept = Che cosa viene conservato, e fino a quando
privacy-visitor = Il tuo nome, la data della prima visita, il giorno dell’ultima, un’eventuale esclusione decisa da chi gestisce il server e il cookie che riconosce questo browser
privacy-visitor-days = { $days ->
    [0] Finché non elimini i tuoi dati
    [one] Senza account né passkey: fino a { $days } giorno di assenza. Altrimenti: finché non elimini i tuoi dati.
   *[other] Senza account né passkey: fino a { $days } giorni di assenza. Altrimenti: finché non elimini i tuoi dati.
}
privacy-account = Con un account: il nome utente, le passkey con i loro nomi e un hash della password, mai la password stessa
privacy-account-long = Finché non elimini l’account. Un link per una nuova password, se ne hai ricevuto uno: come hash, per un giorno.
privacy-sessions = I tuoi accessi e quando sono iniziati, e i token dei tuoi programmi con i loro nomi
privacy-sessions-days = { $days ->
    [one] Fino alla disconnessione o alla revoca, al massimo { $days } giorno
   *[other] Fino alla disconnessione o alla revoca, al massimo { $days } giorni
}
privacy-push = L’indirizzo del tuo browser per le notifiche e le chiavi per cifrarle, se le hai attivate
privacy-push-long = Finché non le disattivi o ti disconnetti
privacy-tables = Le partite, anche importate: chi ha creato il tavolo e le sue impostazioni, chi ha giocato, ogni mossa e quando è stata fatta
privacy-tables-days = { $days ->
    [0] Finché esiste questo server
    [one] Fino a { $days } giorno senza attività al tavolo
   *[other] Fino a { $days } giorni senza attività al tavolo
}
privacy-chat = Ciò che si scrive nelle chat, chi lo scrive e quando
privacy-chat-days = { $days ->
    [0] Finché è conservata la partita
    [one] { $days } giorno
   *[other] { $days } giorni
}
privacy-blocked = Chi hai silenziato o bloccato, e da quando
privacy-blocked-long = Finché non togli la persona dalla tua lista
privacy-reports = I messaggi di chat segnalati: una copia, chi ha scritto, chi ha segnalato e che cosa ha aggiunto
privacy-reports-days = { $days ->
    [0] Finché esiste questo server
    [one] { $days } giorno
   *[other] { $days } giorni
}
privacy-addresses = Quante richieste arrivano da te e dal tuo indirizzo IP, e quante volte un nome utente è stato provato
privacy-addresses-days = { $days ->
    [one] Al massimo { $days } giorno. Indirizzi IP e nomi utente sono conservati solo come hash.
   *[other] Al massimo { $days } giorni. Indirizzi IP e nomi utente sono conservati solo come hash.
}
privacy-seen-title = Chi può vedere i dati
privacy-seen = Chi ha il link di un tavolo vede i nomi e le mosse; i tavoli in elenco li può trovare chiunque. Ciò che scrivi lo vede chi è nella stessa chat. Il tuo nome utente lo vedete solo tu e chi gestisce il server.
privacy-browser-title = In questo browser
privacy-browser = Il browser conserva un cookie, le tue impostazioni, ciò che hai iniziato ma non inviato e le pagine di Riad, perché si aprano senza connessione. Nulla di tutto questo serve per la pubblicità o il tracciamento.
privacy-others-title = Terze parti
privacy-others = Nulla viene venduto o ceduto. Se hai attivato le notifiche, passano cifrate dal servizio di chi produce il tuo browser. Nel registro di questo server sono annotati gli errori, ma né nomi né indirizzi IP. Chi gestisce il server può usare un server web che tiene i propri registri.
privacy-rights-title = I dati sono tuoi
privacy-rights = Puoi cambiare nome, scaricare tutti i tuoi dati ed eliminarli in ogni momento, senza chiedere a nessuno.
privacy-rights-way = Vai al tuo account
privacy-backups-title = Dopo l’eliminazione
privacy-backups = Le tue partite restano visibili agli altri, sotto il nome «Giocatore eliminato» e un numero casuale. I messaggi segnalati restano per il periodo indicato sopra. Le copie di sicurezza possono contenere dati eliminati finché non vengono sostituite.
privacy-contact = Domande
