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
azul-wall = wall: { $holds }
azul-wall-row = row { $row }: { $holds }
azul-space = row { $row }, column { $column } of the wall
azul-board = { $name }’s board, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
azul-chosen = Chosen.
azul-fits = The tiles may go here.
azul-would = { $points ->
    [0] No points either way.
   *[other] { $signed } points.
}
azul-todo-take = Take all tiles of one colour from a display or the centre.
azul-todo-place = Choose where { azul-tiles } { $n ->
    [one] goes
   *[other] go
}: a dashed line or the floor.
azul-todo-confirm = Look at it, then confirm, or choose differently.
azul-todo-space = Choose a space of row { $row } of your wall.
azul-nothing = Nothing chosen yet.
azul-log-take = { azul-tiles } { azul-from } { azul-to }
azul-log-token = with the starting-player tile
azul-log-fills = fills it{ $scored ->
    [yes] {" "}(+{ $points })
   *[no] {""}
}
azul-log-fallen = { $n ->
    [one] one falls
   *[other] { azul-n } fall
}
azul-log-space = tile of row { $row } to column { $column }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
azul-round = Round
azul-bag = Bag
azul-lid = Lid
azul-score-wall = Wall and floor
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
azul-last-round = { $sure ->
    [yes] Last round: row { $row } of { $name }’s wall will be complete.
   *[no] The end is near: row { $row } of { $name }’s wall lacks one tile.
}
refused-AZ-11 = There is none of this colour to take there.
refused-AZ-14 = A pattern line holds one colour only.
refused-AZ-15 = This row of your wall shows the colour already.
refused-AZ-16 = This line is full.
refused-AZ-35 = A colour may stand only once in each row and column.
