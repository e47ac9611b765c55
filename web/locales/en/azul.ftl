# Azul, in the rulebook's words.
azul-n = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
azul-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
azul-tiles = { azul-n } { azul-colour }
azul-token = the starting-player tile
azul-empty = empty
azul-offer = Factory displays and centre
azul-centre = centre
azul-place = { $source ->
    [c] centre
   *[other] display { $source }
}
azul-from = { $source ->
    [c] from the centre
   *[other] from display { $source }
}
azul-to = { $line ->
    [f] to the floor line
   *[other] to line { $line }
}
azul-take = take { azul-tiles } { azul-from }{ $token ->
    [yes] {" "}and the starting-player tile
   *[no] {""}
}
azul-line = pattern line { $line }: { $holds }, { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}
azul-lines = pattern lines
azul-floor = floor line: { $holds }
azul-floor-short = Floor
azul-wall = wall
azul-wall-row = row { $row } of the wall: { $holds }
azul-free = { $colour ->
    [none] free
   *[other] free ({ azul-colour })
}
azul-space = row { $row }, column { $column } of the wall
azul-space-for = row { $row }, column { $column }: { azul-colour }
azul-board = { $name }’s board, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
azul-if-ended = if the round ended now
azul-chosen = Chosen.
azul-fits = The tiles can go here.
azul-neither = No change in points.
azul-wins = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
azul-costs = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
azul-completes-row = completes row { $which } (+{ $points } at the end)
azul-completes-column = completes column { $which } (+{ $points } at the end)
azul-completes-colour = completes the colour { $which ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
} (+{ $points } at the end)
azul-at-end = at the end of the game
azul-todo-take = Take all tiles of one colour from a display or the centre.
azul-todo-place = Choose where to put the { $n ->
    [1] { azul-colour } tile
   *[other] { azul-tiles } tiles
}: a marked line or the floor line.
azul-todo-confirm = Check your turn and confirm, or choose something else.
azul-todo-space = Choose a space in row { $row } of your wall.
azul-nothing = Nothing chosen yet.
azul-log-take = takes { azul-tiles } { azul-from } { azul-to }
azul-log-token = with the starting-player tile
azul-log-fills = fills it{ $scored ->
    [yes] {" "}(+{ $points })
   *[no] {""}
}
azul-log-fallen = { $n ->
    [one] one falls
   *[other] { azul-n } fall
}
azul-log-space = places the tile from row { $row } in column { $column }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
azul-log-floor = floor line (−{ $points }{ $held ->
    [yes] : points never drop below 0
   *[no] {""}
})
azul-round = Round
azul-bag = Bag
azul-lid = Lid
azul-score-tiling = Wall and floor
azul-score-wall = Wall
azul-score-floor = Floor line
azul-score-rows = Complete rows
azul-score-columns = Complete columns
azul-score-colours = Complete colours
azul-score-round = Round { $n }
azul-score-row = Row { $n }
azul-score-column = Column { $n }
azul-score-colour = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [black] Black
   *[white] White
}
azul-round-ends = End of round { $n }
azul-game-ends = End of the game
azul-last-round = { $sure ->
    [yes] Last round: row { $row } of { $name }’s wall will be complete.
   *[no] The game is nearly over: row { $row } of { $name }’s wall needs one more tile.
}
azul-refused-over = The game is over.
azul-refused-space_first = All tiles have been taken. First choose a space in row { $row } for the waiting tile.
azul-refused-no_display = There are only { $displays } displays.
azul-refused-no_tiles = There are no { azul-colour } tiles there.
azul-refused-other_colour = Line { $line } holds { azul-colour } tiles, and a line can hold only one colour.
azul-refused-on_wall = Row { $line } of your wall already has a { azul-colour } tile.
azul-refused-full = Line { $line } is full.
azul-refused-by_itself = On the coloured wall, every tile goes to its own space automatically.
azul-refused-offer_first = There are still tiles on the displays or in the centre. Take those first.
azul-refused-row_first = Row { $row } comes first: lines are tiled from top to bottom.
azul-refused-space_taken = That space on the wall is taken.
azul-refused-in_column = Column { $column } of your wall already has a { azul-colour } tile.
