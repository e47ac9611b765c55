# Le pagine con le regole e le lezioni, di qualunque gioco.
contents = In questa pagina
print = Stampa
rule-link = Regola { $rule }
rules-options = Opzioni
rules-options-about = Si scelgono quando si apre un tavolo. Ognuna indica la regola che cambia.
option-yes-no = Sì o no; predefinito: { $usual ->
    [yes] sì
   *[no] no
}.
option-values = A scelta: { $values }. Predefinito: { $usual }.
option-seat = Un posto, oppure a sorte.
option-file = Un file, per chi esegue Riad sul proprio computer.
learn-game = Impara { $game } in cinque mosse
learn-title = Impara { $game }
learn-lasts = Cinque mosse su un tavolo vero, circa tre minuti. Non c’è nulla in palio e puoi ricominciare quando vuoi.
learn-begin = Inizia
learn-again = Ricomincia
learn-coach = La lezione
learn-step = Mossa { $number } di { $count }
learn-show = Mostrami
learn-next = Avanti
learn-confirm-now = Ora conferma.
learn-other-move = Anche questa mossa è permessa, ma per la lezione prova quella indicata.
learn-other-plays = { $name } sta giocando.
learn-wanted = il prossimo passo della lezione
learn-ended = Ben fatto!
learn-play = Gioca contro il bot tranquillo
learn-rules = Leggi le regole
learn-none = Per questo gioco non c’è ancora una lezione.
learn-partner = Rosa
