# Dream Home, in the rulebook's words.
dreamhome-card = { $card ->
    [living_room] living room
    [kitchen] kitchen
    [bedroom] bedroom
    [childrens_room] children’s room
    [bathroom] bathroom
    [study] study
    [library] library
    [game_room] game room
    [pantry] pantry
    [sauna] sauna
    [dressing_room] dressing room
    [garage] garage
    [storage] storage
    [laundry] laundry
    [workshop] workshop
    [wine_cellar] wine cellar
    [piano] piano
    [cat_house] cat house
    [canopy_bed] canopy bed
    [whirlpool] whirlpool
    [ice_cream_machine] ice-cream machine
    [painting] painting
    [toy_train] toy train
    [globe] globe
    [treehouse] treehouse
    [birdhouse] birdhouse
    [drill] drill
    [jackhammer] jackhammer
    [concrete_mixer] concrete mixer
    [scaffolding] scaffolding
    [roofer] roofer
    [supplier] supplier
    [architect] architect
    [handyman] handyman
    [interior_designer] interior designer
    [first] first player
   *[empty] empty room
}
dreamhome-roof-card = { $colour ->
    [red] red
    [brown] brown
    [grey] grey
   *[green] green
} roof{ $window ->
    [yes] {" "}with a window
   *[no] {""}
}
dreamhome-marker = first-player marker
dreamhome-space = { $floor ->
    [b] basement
    [f] first floor
   *[s] second floor
}, place { $column }
dreamhome-on = { $floor ->
    [b] in the basement
    [f] on the first floor
   *[s] on the second floor
}, place { $column }
dreamhome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dreamhome-nothing-there = nothing
dreamhome-kinds = { $n } kinds of rooms
dreamhome-about-token = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $rooms }
dreamhome-outside = outside the house
dreamhome-about = { $card ->
    [drill] before you take: exchange a room on the track with one of yours
    [jackhammer] at the start of a round: take a room first
    [concrete_mixer] before you take: swap two rooms on the track
    [scaffolding] holds what is above it
    [roofer] at the end: one discarded roof card
    [supplier] at the end: exchange a room for a discarded one
    [architect] at the end: bonuses 1 more, empty rooms 1 each
    [handyman] at the end: swap two of your rooms
   *[interior_designer] furnishings close no room; 1 more each
}
dreamhome-scores = scores { $points }
dreamhome-annex = beside { $room }: { $points }
dreamhome-only-basement = in the basement only
dreamhome-free = { $where }: free
dreamhome-unsupported = { $where }: free, but nothing is below it yet
dreamhome-down = { $where }: empty room, face down ({ $room })
dreamhome-size = { $n } of { $most } cards
dreamhome-with = with { $card }
dreamhome-roof-open = roof: { $holds }
dreamhome-roof-spare = { $card } (does not count)
dreamhome-roof-pile = { $n ->
    [0] roof pile: empty
    [one] roof pile: { $n } card face down
   *[other] roof pile: { $n } cards face down
}; { $most } make a roof
dreamhome-roof-coming = { $card } joins it
dreamhome-log-take = takes { $room } and { $special }
dreamhome-log-discard = discards column { $column }: { $room } and { $special }
dreamhome-log-hammer = uses the jackhammer to take { $room }
dreamhome-log-drill = drill: gives { $room } { $where } for { $other } of column { $column }
dreamhome-log-mix = concrete mixer: swaps { $room } and { $other }
dreamhome-log-put = { $room } { $where }
dreamhome-log-down = { $room } face down { $where }
dreamhome-log-scaffold = scaffolding { $where }
dreamhome-log-token = { $card } in the { $room } { $where }
dreamhome-log-roofer = roofer: adds { $card }
dreamhome-log-supply = supplier: gives { $room } { $where } for { $other }
dreamhome-log-swap = handyman: swaps { $room } { $where } and { $other } { $there }
dreamhome-log-keep = keeps { $card }
dreamhome-log-pass = does without
dreamhome-log-unused = { $card } finds no place and is discarded
dreamhome-todo-confirm = Look at it, then confirm, or choose differently.
dreamhome-todo-drill = { $step ->
    [0] Drill: choose the room of your house that goes.
   *[other] Drill: choose the column whose room comes.
}
dreamhome-todo-mix = Concrete mixer: choose two columns; their rooms change places.
dreamhome-todo-supply = { $step ->
    [0] Supplier: choose the room of your house that goes.
   *[other] Supplier: choose a discarded room.
}
dreamhome-todo-swap = Handyman: choose two rooms of your house; they change places.
dreamhome-todo-scaffold = Choose one of the marked spaces for the scaffolding.
dreamhome-todo-place = Choose one of the marked spaces for the room: { $room }.
dreamhome-todo-down = Choose one of the marked spaces; face down it is an empty room: { $room }.
dreamhome-todo-token = Choose one of the marked rooms for the furnishing: { $card }.
dreamhome-todo-take = Take a column: its room and what is above it.{ $tools ->
    [yes] {" "}You may use a tool first.
   *[no] {""}
}
dreamhome-todo = { $phase ->
    [discard] Discard a column: nobody gets its cards.
    [jackhammer] Use the jackhammer now and choose a room, or keep it.
    [keep] Furnishings meet in a room: choose the one that stays.
    [roofer] Roofer: choose a discarded roof card, or do without.
    [helpers] Use your supplier or handyman, or finish.
   *[over] The game is over.
}
dreamhome-sum-discard = discards column { $column }
dreamhome-nothing = Nothing chosen yet.
dreamhome-line-empty = { $n ->
    [0] empty rooms
    [one] empty room
   *[other] { $n } empty rooms
}
dreamhome-line-floors = bathroom on each floor
dreamhome-line-three = bathroom, kitchen and bedroom
dreamhome-line-incomplete = incomplete roof{ $n ->
    [0] {""}
   *[other] {" "}({ $n } of { $most })
}
dreamhome-line-one = roof of one colour
dreamhome-line-mixed = roof of mixed colours
dreamhome-line-windows = { $n ->
    [0] windows
    [one] window
   *[other] { $n } windows
}
dreamhome-beside = next to { $room }
dreamhome-part = { $part ->
    [rooms] Rooms
    [furnishings] Furnishings
    [functionality] Functionality
   *[roof] Roof
}
dreamhome-beside-holds = beside the house: { $holds }
dreamhome-round = Round
dreamhome-round-of = round { $n } of { $most }
dreamhome-track = Cards on offer
dreamhome-order = Order
dreamhome-column = column { $column }
dreamhome-discarded = discarded
dreamhome-taken = taken
dreamhome-taken-by = taken: { $name }
dreamhome-gone = gone
dreamhome-rooms = rooms of the house
dreamhome-chosen = Chosen.
dreamhome-fits = Allowed here.
dreamhome-would = { $points ->
    [0] Allowed here, no points.
    [one] Allowed here, { $signed } point.
   *[other] Allowed here, { $signed } points.
}
dreamhome-beside-house = Beside the house
dreamhome-beside-none = No tools, helpers or garden furnishings yet.
dreamhome-use = use { $card }
dreamhome-drawn = { $n ->
    [one] { $card }, discarded
   *[other] { $card }, { $n } discarded
}
dreamhome-in-hand = In hand:
dreamhome-how = how to lay it
dreamhome-way = { $way ->
    [face-up] Face up
    [face-down] Face down
    [scaffold] Scaffolding
    [token] Furnishing
   *[keep] Keep
}
dreamhome-discards = Discarded
dreamhome-discarded-roofs = Discarded roofs
dreamhome-discarded-rooms = Discarded rooms
dreamhome-pass = { $phase ->
    [jackhammer] Keep the jackhammer
    [roofer] No roof card
   *[helpers] Nothing more
}
dreamhome-house = { $name }’s house, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dreamhome-first = { $when ->
    [now] first
    [next] first next
   *[both] first
}
dreamhome-sheet = { $over ->
    [yes] Points
   *[no] Points so far
}
dreamhome-sheet-part = part
dreamhome-with-turn = with this turn
dreamhome-becomes = becomes
dreamhome-roof-hidden = Roof, hidden
dreamhome-seen = Total seen
dreamhome-lines = Line by line
dreamhome-last-round = Last round: after it the houses are scored.
dreamhome-final = The game ends and the roofs are scored
dreamhome-refused-over = The game is over.
dreamhome-refused-discard_first = First discard a column.
dreamhome-refused-jackhammer_first = First say whether you use the jackhammer.
dreamhome-refused-take_first = First take a column.
dreamhome-refused-place_first = First place the room that you took.
dreamhome-refused-scaffold_first = First put up the scaffolding.
dreamhome-refused-token_first = First put the furnishing in a room.
dreamhome-refused-keep_first = Furnishings meet in a room: first choose the one that stays.
dreamhome-refused-roofer_first = The roofer comes first: choose a discarded roof card, or do without.
dreamhome-refused-helpers_only = Only supplier and handyman can be used now.
dreamhome-refused-column_1 = Column 1 is never discarded.
dreamhome-refused-taken = That space is taken.
dreamhome-refused-unsupported = There is an empty space below it.
dreamhome-refused-floors = Basement rooms go in the basement, all others on the floors.
dreamhome-refused-too_large = That room would have more cards than its type may.
dreamhome-refused-closed = The room beside that space is closed: no card of its type may be added.
dreamhome-refused-token_face_up = A furnishing goes in a room that lies face up.
dreamhome-refused-token_leftmost = Choose the room by its leftmost card: { $space }.
dreamhome-refused-token_room = This furnishing ({ $token }) does not go in this room ({ $room }).
dreamhome-refused-token_full = At this table a room of full size takes no furnishing.
dreamhome-refused-token_there = That room has a furnishing already.
dreamhome-refused-no_roof = No such roof card was discarded.
dreamhome-refused-no_supplier = You have no supplier.
dreamhome-refused-not_discarded = No such room was discarded: { $room }.
dreamhome-refused-no_handyman = You have no handyman.
dreamhome-refused-closed_to_handyman = The room beside that space is closed by a furnishing, to the handyman too.
dreamhome-refused-keep_one = Keep one of the furnishings that meet in the room.
dreamhome-refused-no_drill = You have no drill.
dreamhome-refused-drill_face_up = No room lies face up there.
dreamhome-refused-no_mixer = You have no concrete mixer.
dreamhome-refused-scaffold_empty = Scaffolding goes on an empty space.
dreamhome-refused-scaffold_new = This scaffolding was put up in this turn: a room may go over it from the next round on.
dreamhome-refused-scaffold_needs = The scaffolding needs that space: put the room over older scaffolding, or put this one up first.
dreamhome-refused-column_gone = This column holds no room any more.
