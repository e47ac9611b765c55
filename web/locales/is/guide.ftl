# Síðurnar með reglunum og kennslunni, sama hvert spilið er.
contents = Á þessari síðu
print = Prenta
rule-link = Regla { $rule }
rules-options = Valkostir
rules-options-about = Sá sem opnar borð getur valið þetta. Við hvern valkost er reglan sem hann breytir.
option-yes-no = Já eða nei; venjulega { $usual ->
    [yes] já
   *[no] nei
}.
option-values = Eitt af þessu: { $values }. Venjulega { $usual }.
option-seat = Sæti, eða dregið er um það.
option-file = Fyrir þá sem keyra Riad á eigin vél: skrá.
learn-game = Lærðu { $game } í fimm skrefum
learn-title = Lærðu { $game }
learn-lasts = Fimm skref á alvöru borði, um þrjár mínútur. Ekkert telur og þú getur byrjað upp á nýtt hvenær sem er.
learn-begin = Byrja
learn-again = Byrja upp á nýtt
learn-coach = Kennslan
learn-step = Skref { $number } af { $count }
learn-show = Sýndu mér
learn-next = Áfram
learn-confirm-now = Staðfestu nú.
learn-other-move = Þetta mætti líka. Prófaðu hér það sem er merkt.
learn-other-plays = { $name } er að leika.
learn-wanted = kennslan biður um þetta
learn-ended = Vel gert!
learn-play = Spila við milda þjarkann
learn-rules = Lesa reglurnar
learn-none = Engin kennsla er til fyrir þetta spil enn.
learn-partner = Rósa
