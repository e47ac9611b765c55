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
dreamhome-card-of = { $card ->
   *[other] { dreamhome-card }
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
    [f] downstairs
   *[s] upstairs
}, space { $column }
dreamhome-on = { $floor ->
    [b] in the basement
    [f] downstairs
   *[s] upstairs
}, space { $column }
dreamhome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dreamhome-nothing-there = nothing
dreamhome-kinds = { $n } types of room
dreamhome-about-token = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $rooms }
dreamhome-outside = outside the house
dreamhome-about = { $card ->
    [drill] before taking cards: swap a room on the track with one of yours
    [jackhammer] at the start of a round: take a room before anyone else
    [concrete_mixer] before taking cards: swap two rooms on the track
    [scaffolding] holds up what is above it
    [roofer] at the end: take one discarded roof card
    [supplier] at the end: swap a room for a discarded one
    [architect] at the end: +1 per functionality bonus, +1 per empty room
    [handyman] at the end: swap two of your rooms
   *[interior_designer] furnishings don’t close rooms, and score +1 each
}
dreamhome-scores = scores { $points }
dreamhome-annex = or { $points } next to a { $room }
dreamhome-only-basement = basement only
dreamhome-free = { $where }: free
dreamhome-unsupported = { $where }: free, but nothing below it yet
dreamhome-down = { $where }: empty room, face down ({ $room })
dreamhome-size = { $n } of { $most } cards
dreamhome-with = with { $card }
dreamhome-roof-open = roof: { $holds }
dreamhome-roof-spare = { $card } (doesn’t count)
dreamhome-roof-pile = { $n ->
    [0] roof pile: empty
    [one] roof pile: { $n } card face down
   *[other] roof pile: { $n } cards face down
}; { $most } make a roof
dreamhome-roof-coming = plus { $card }
dreamhome-log-take = takes the { $room } and the { $special }
dreamhome-log-discard = discards column { $column }: the { $room } and the { $special }
dreamhome-log-hammer = uses the jackhammer to take the { $room }
dreamhome-log-drill = uses the drill to swap the { $room } ({ $where }) for the { $other } in column { $column }
dreamhome-log-mix = uses the concrete mixer to swap the { $room } and the { $other }
dreamhome-log-put = places the { $room } { $where }
dreamhome-log-down = places the { $room } { $where }, face down
dreamhome-log-scaffold = puts up scaffolding { $where }
dreamhome-log-token = puts the { $card } in the { $room } { $where }
dreamhome-log-roofer = uses the roofer to add a { $card }
dreamhome-log-supply = uses the supplier to swap the { $room } ({ $where }) for the { $other }
dreamhome-log-swap = uses the handyman to swap the { $room } ({ $where }) and the { $other } ({ $there })
dreamhome-log-keep = keeps the { $card }
dreamhome-log-pass = declines
dreamhome-log-unused = discards the { $card }, which fits nowhere
dreamhome-todo-confirm = Check your turn and confirm, or choose something else.
dreamhome-todo-drill = { $step ->
    [0] Drill: choose the room in your house to give up.
   *[other] Drill: choose the column whose room you want.
}
dreamhome-todo-mix = Concrete mixer: choose two columns to swap their rooms.
dreamhome-todo-supply = { $step ->
    [0] Supplier: choose the room in your house to give up.
   *[other] Supplier: choose a discarded room.
}
dreamhome-todo-swap = Handyman: choose two rooms in your house to swap.
dreamhome-todo-scaffold = Choose a marked space for the scaffolding.
dreamhome-todo-place = Choose a marked space for the { $room }.
dreamhome-todo-down = Choose a marked space. Face down, the { $room } is an empty room.
dreamhome-todo-token = Choose a marked room for the { $card }.
dreamhome-todo-take = Take a column: its room and the card above it.{ $tools ->
    [yes] {" "}You may use a tool first.
   *[no] {""}
}
dreamhome-todo = { $phase ->
    [discard] Discard a column: nobody gets its cards.
    [jackhammer] Use the jackhammer now to take a room, or keep it.
    [keep] A room holds one furnishing: choose the one to keep.
    [roofer] Roofer: choose a discarded roof card, or decline.
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
dreamhome-line-floors = bathroom on both floors
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
dreamhome-beside = next to a { $room }
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
dreamhome-order = Turn order
dreamhome-column = column { $column }
dreamhome-discarded = discarded
dreamhome-taken = taken
dreamhome-taken-by = taken: { $name }
dreamhome-gone = gone
dreamhome-rooms = rooms in the house
dreamhome-chosen = Chosen.
dreamhome-fits = Allowed here.
dreamhome-would = { $points ->
    [0] Allowed here, no points.
    [one] Allowed here, { $signed } point.
   *[other] Allowed here, { $signed } points.
}
dreamhome-beside-house = Beside the house
dreamhome-beside-none = No tools, helpers or garden furnishings yet.
dreamhome-use = use the { $card }
dreamhome-drawn = { $n ->
    [one] { $card }, discarded
   *[other] { $card }, { $n } discarded
}
dreamhome-in-hand = In hand:
dreamhome-how = how to place it
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
   *[helpers] Done
}
dreamhome-house = { $name }’s house, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dreamhome-first = { $when ->
    [now] first
    [next] starts next
   *[both] first
}
dreamhome-sheet = { $over ->
    [yes] Score
   *[no] Score so far
}
dreamhome-sheet-part = category
dreamhome-with-turn = with this turn
dreamhome-becomes = becomes
dreamhome-roof-hidden = Roof (hidden)
dreamhome-seen = Visible total
dreamhome-lines = Line by line
dreamhome-last-round = Last round. The houses are scored after it.
dreamhome-final = The game is over and the roofs are scored
dreamhome-refused-over = The game is over.
dreamhome-refused-discard_first = First discard a column.
dreamhome-refused-jackhammer_first = First decide whether to use the jackhammer.
dreamhome-refused-take_first = First take a column.
dreamhome-refused-place_first = First place the room you took.
dreamhome-refused-scaffold_first = First put up the scaffolding.
dreamhome-refused-token_first = First put the furnishing in a room.
dreamhome-refused-keep_first = A room holds one furnishing: first choose the one to keep.
dreamhome-refused-roofer_first = The roofer comes first: choose a discarded roof card, or decline.
dreamhome-refused-helpers_only = Only the supplier and the handyman can be used now.
dreamhome-refused-column_1 = Column 1 is never discarded.
dreamhome-refused-taken = That space is taken.
dreamhome-refused-unsupported = The space below it is empty.
dreamhome-refused-floors = Basement rooms go in the basement, others downstairs or upstairs.
dreamhome-refused-too_large = That would make the room larger than its type allows.
dreamhome-refused-closed = The room next to that space is closed: it can’t be extended.
dreamhome-refused-token_face_up = A furnishing needs a face-up room.
dreamhome-refused-token_leftmost = Choose the room by its leftmost card: { $space }.
dreamhome-refused-token_room = The { $token } can’t go in the { $room }.
dreamhome-refused-token_full = At this table, a room at its maximum size can’t take a furnishing.
dreamhome-refused-token_there = That room already has a furnishing.
dreamhome-refused-no_roof = That roof card isn’t among the discards.
dreamhome-refused-no_supplier = You have no supplier.
dreamhome-refused-not_discarded = There is no { $room } among the discards.
dreamhome-refused-no_handyman = You have no handyman.
dreamhome-refused-closed_to_handyman = The room next to that space is closed by a furnishing; not even the handyman can extend it.
dreamhome-refused-keep_one = Choose one of the furnishings in that room.
dreamhome-refused-no_drill = You have no drill.
dreamhome-refused-drill_face_up = There is no face-up room there.
dreamhome-refused-no_mixer = You have no concrete mixer.
dreamhome-refused-scaffold_empty = Scaffolding goes on an empty space.
dreamhome-refused-scaffold_new = You put this scaffolding up this turn. A room can cover it from the next round on.
dreamhome-refused-scaffold_needs = The scaffolding needs that space. Put the room over older scaffolding, or put this one up first.
dreamhome-refused-column_gone = There is no room left in this column.
