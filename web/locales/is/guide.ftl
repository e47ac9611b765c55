# Síðurnar með reglunum og kennslunni, sama hvert spilið er.
contents = Á þessari síðu
print = Prenta
rule-link = Regla { $rule }
rules-options = Valkostir
rules-options-about = Þetta er valið þegar borð er opnað. Við hvern valkost er reglan sem hann breytir.
option-yes-no = Já eða nei; sjálfgefið: { $usual ->
    [yes] já
   *[no] nei
}.
option-values = Eitt af þessu: { $values }. Sjálfgefið: { $usual }.
option-seat = Sæti, eða valið af handahófi.
option-file = Skrá, fyrir þá sem keyra Riad á eigin tölvu.
learn-game = Lærðu { $game } í fimm skrefum
learn-title = Lærðu { $game }
learn-lasts = Fimm skref á alvöru borði, um þrjár mínútur. Ekkert er í húfi og þú getur byrjað upp á nýtt hvenær sem er.
learn-begin = Byrja
learn-again = Byrja upp á nýtt
learn-coach = Kennslan
learn-step = Skref { $number } af { $count }
learn-show = Sýndu mér
learn-next = Áfram
learn-confirm-now = Staðfestu nú leikinn.
learn-other-move = Þetta er líka leyfilegt, en prófaðu hér það sem er merkt.
learn-other-plays = { $name } er að leika.
learn-wanted = næsta skref kennslunnar
learn-ended = Vel gert!
learn-play = Spila við milda þjarkann
learn-rules = Lesa reglurnar
learn-none = Engin kennsla er til fyrir þetta spil enn.
learn-partner = Rósa
