# Azul, með orðum reglubókarinnar.
azul-n = { $n ->
    [1] ein
    [2] tvær
    [3] þrjár
    [4] fjórar
    [5] fimm
    [6] sex
    [7] sjö
    [8] átta
    [9] níu
    [10] tíu
   *[other] { $n }
}
azul-colour = { $n ->
    [one] { $colour ->
        [blue] blá
        [yellow] gul
        [red] rauð
        [black] svört
       *[white] hvít
    }
   *[other] { $colour ->
        [blue] bláar
        [yellow] gular
        [red] rauðar
        [black] svartar
       *[white] hvítar
    }
}
    .object = { $n ->
        [1] eina { $colour ->
            [blue] bláa
            [yellow] gula
            [red] rauða
            [black] svarta
           *[white] hvíta
        }
       *[other] { azul-tiles }
    }
azul-tiles = { azul-n } { azul-colour }
azul-token = byrjunarflísin
azul-empty = engin flís
azul-offer = Uppstillingarplötur og miðja
azul-centre = miðja
azul-place = { $source ->
    [c] miðja
   *[other] uppstillingarplata { $source }
}
azul-from = { $source ->
    [c] af miðjunni
   *[other] af plötu { $source }
}
azul-to = { $line ->
    [f] á gólflínuna
   *[other] í línu { $line }
}
azul-take = taka { azul-colour.object } { azul-from }{ $token ->
    [yes] {" "}og byrjunarflísina
   *[no] {""}
}
azul-line = mynsturlína { $line }: { $holds }, { $free ->
    [0] full
    [one] { $free } reitur laus
   *[other] { $free } reitir lausir
}
azul-lines = mynsturlínur
azul-floor = gólflína: { $holds }
azul-floor-short = Gólf
azul-wall = veggur
azul-wall-row = lína { $row } á veggnum: { $holds }
azul-free = { $colour ->
    [none] laus
   *[other] laus ({ azul-colour })
}
azul-space = lína { $row }, dálkur { $column } á veggnum
azul-space-for = lína { $row }, dálkur { $column }: { azul-colour }
azul-board = Spjald: { $name }, { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
azul-if-ended = ef umferðinni lyki núna
azul-chosen = Valið.
azul-fits = Flísarnar mega fara hingað.
azul-neither = Engin breyting á stigum.
azul-wins = +{ $points } stig
azul-costs = −{ $points } stig
azul-completes-row = fyllir lárétta línu { $which } (+{ $points } í lok spilsins)
azul-completes-column = fyllir lóðrétta línu { $which } (+{ $points } í lok spilsins)
azul-completes-colour = klárar { $which ->
    [blue] bláa
    [yellow] gula
    [red] rauða
    [black] svarta
   *[white] hvíta
} litinn (+{ $points } í lok spilsins)
azul-at-end = í lok spilsins
azul-todo-take = Taktu allar flísar í einum lit af uppstillingarplötu eða miðjunni.
azul-todo-place = Settu { azul-colour.object } í eina af merktu línunum eða á gólflínuna.
azul-todo-confirm = Farðu yfir leikinn og staðfestu, eða veldu annað.
azul-todo-space = Veldu reit í línu { $row } á veggnum þínum.
azul-nothing = Ekkert valið enn.
azul-log-take = tekur { azul-colour.object } { azul-from } { azul-to }
azul-log-token = með byrjunarflísinni
azul-log-fills = fyllir hana{ $scored ->
    [yes] {" "}(+{ $points })
   *[no] {""}
}
azul-log-fallen = { $n ->
    [1] ein fellur
   *[other] { azul-n } falla
}
azul-log-space = setur flís úr línu { $row } í dálk { $column }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
azul-log-floor = gólflína (−{ $points }{ $held ->
    [yes] : stigin fara aldrei niður fyrir 0
   *[no] {""}
})
azul-round = Umferð
azul-bag = Poki
azul-lid = Kassalok
azul-score-tiling = Veggur og gólf
azul-score-wall = Veggur
azul-score-floor = Gólflína
azul-score-rows = Fullar láréttar línur
azul-score-columns = Fullar lóðréttar línur
azul-score-colours = Kláraðir litir
azul-score-round = Umferð { $n }
azul-score-row = Lárétt lína { $n }
azul-score-column = Lóðrétt lína { $n }
azul-score-colour = { $colour ->
    [blue] Blátt
    [yellow] Gult
    [red] Rautt
    [black] Svart
   *[white] Hvítt
}
azul-round-ends = Lok umferðar { $n }
azul-game-ends = Lok spilsins
azul-last-round = { $sure ->
    [yes] Síðasta umferð: lína { $row } á veggnum verður full ({ $name }).
   *[no] Spilinu fer að ljúka: eina flís vantar í línu { $row } á veggnum ({ $name }).
}
azul-refused-over = Spilinu er lokið.
azul-refused-space_first = Allar flísar hafa verið teknar: veldu fyrst reit í línu { $row } fyrir flísina sem bíður.
azul-refused-no_display = Uppstillingarplöturnar eru aðeins { $displays }.
azul-refused-no_tiles = Þar er engin { azul-colour } flís.
azul-refused-other_colour = Í línu { $line } er þegar { azul-colour } flís og í hverri línu má aðeins vera einn litur.
azul-refused-on_wall = Í línu { $line } á veggnum þínum er { azul-colour } flís fyrir.
azul-refused-full = Lína { $line } er full.
azul-refused-by_itself = Á litaða veggnum fer hver flís sjálfkrafa á sinn reit.
azul-refused-offer_first = Enn eru flísar á plötunum eða á miðjunni: taktu þær fyrst.
azul-refused-row_first = Lína { $row } kemur fyrst: flísar eru lagðar ofan frá og niður.
azul-refused-space_taken = Þessi reitur á veggnum er ekki laus.
azul-refused-in_column = Í dálki { $column } á veggnum þínum er { azul-colour } flís fyrir.
