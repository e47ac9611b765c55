# Alhambra, in the rulebook's words.
alhambra-type = { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
    [tower] tower
   *[fountain] lion fountain
}
alhambra-type-of = { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
    [tower] tower
   *[fountain] lion fountain
}
alhambra-money = { $money ->
    [yellow] florin
    [green] dirham
    [blue] denar
   *[orange] ducat
}
alhambra-coins = { $money ->
    [yellow] florins
    [green] dirhams
    [blue] denars
   *[orange] ducats
}
alhambra-colour = { $money ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[orange] orange
}
alhambra-tile = { alhambra-type } { $n }
alhambra-tile-of = { alhambra-type-of } { $n }
alhambra-card = { alhambra-money } { $n }
alhambra-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
alhambra-walls = walls: { $walls }
alhambra-no-walls = no walls
alhambra-step = { $n } { $way ->
    [right] right
    [left] left
    [up] up
   *[down] down
}
alhambra-spot = { $where } from the fountain
alhambra-centre = the centre
alhambra-empty = empty
alhambra-market = Market
alhambra-square = square { $n }: { $tile }, costs { $price } { alhambra-coins } ({ alhambra-colour }){ $how ->
    [exact] . You can pay exactly
    [over] . You can pay, but not exactly
   *[poor] {""}
}
alhambra-bought = bought
alhambra-taken = taken
alhambra-exact-short = exact
alhambra-enough-short = enough
alhambra-face-up = Money
alhambra-take-rule = one card, or several up to { $most }
alhambra-take-card = take { $card }
alhambra-deck-left = money deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
alhambra-hand = Your money
alhambra-hand-of = Money of { $name }
alhambra-show-hand = Only I am looking: show my cards
alhambra-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
alhambra-no-money = You have no money.
alhambra-pay-card = pay with { $card }
alhambra-paying = { $tile }: { $paid } of { $price } { alhambra-coins }
alhambra-pay-with = pay in { alhambra-coins }:
alhambra-over = { $over ->
    [0] exact, act again
   *[other] { $over } too much
}
alhambra-lay = lay { $tile } here: { $where }{ $signed ->
    [none] {""}
   *[other] . { $signed } if scored now
}
alhambra-lay-not = { $tile } may not lie here: { $where }
alhambra-swap-here = put it in the place of { $tile }
alhambra-put-aside = { $tile }. Can be put aside in the reserve
alhambra-board = { $name }’s palace, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-palace = palace of { $name }
alhambra-waiting = Bought:
alhambra-awarded = Awarded:
alhambra-choose-tile = place { $tile }
alhambra-further = Paid exactly: act again, or
alhambra-stop = No further action
alhambra-pass = Pass
alhambra-longest = longest wall
alhambra-reserve = Reserve
alhambra-reserve-of = reserve of { $name }
alhambra-in-reserve = in the reserve: { $tile }
alhambra-to-reserve = { $tile }: into the reserve
alhambra-dirk = Dirk: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
alhambra-to-dirk = Give { $tile } to Dirk
alhambra-majorities = Majorities
alhambra-building = building
alhambra-becomes = becomes
alhambra-pays = pays
alhambra-place = { $n ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
alhambra-wall = Outer wall
alhambra-each = 1 each
alhambra-scoring = { $scoring ->
    [A] A
    [B] B
   *[end] last
}
alhambra-comes = { $scoring ->
    [A] scoring A comes next
    [B] scoring B comes next
   *[end] last scoring: when the bag runs out
}
alhambra-soon = { $scoring ->
    [A] Scoring A may come soon
    [B] Scoring B may come soon
   *[end] The end is near: { $bag } in the bag
}
alhambra-if-now = { $scoring }, if scored now
alhambra-next = Scoring
alhambra-bag = Bag
alhambra-deck = Money deck
alhambra-scored = { $scoring ->
    [A] Scoring A
    [B] Scoring B
   *[end] Last scoring
}
alhambra-last-tiles = { $bag ->
    [0] The bag is empty: the next purchase ends the game.
    [one] The end is near: { $bag } tile is left in the bag.
   *[other] The end is near: { $bag } tiles are left in the bag.
}
alhambra-ends = The last tiles go to those with most money, then comes the last scoring.
alhambra-nothing = Nothing chosen yet.
alhambra-todo-show = Pass the screen to { $name }.
alhambra-todo-act = Take money, buy a tile, or redesign with a tile of your palace or reserve.
alhambra-todo-pass = Nothing can be done: pass.
alhambra-todo-further = You paid exactly: act again, or choose “No further action”.
alhambra-todo-pay = Pay { $price } { alhambra-money } for { $tile }: choose cards, or one of the ways offered.
alhambra-todo-waiting = Choose which of your new tiles to place.
alhambra-todo-award = Whoever has most money left gets the tiles in the market: choose one and place it.
alhambra-todo-place = { $tile }: choose one of the marked places in your palace{ $dirk ->
    [yes] , the reserve, or Dirk
   *[no] {" "}or the reserve
}.
alhambra-todo-build = { $tile }: choose one of the marked places, or a tile to swap it for.
alhambra-todo-store = { $tile }: choose the reserve to put it aside.
alhambra-todo-confirm = Look at it, then confirm, or choose differently.
alhambra-sum-buy = { $tile } for { $cards } { alhambra-money }{ $over ->
    [none] …
    [0] {" "}(exact)
   *[other] {" "}({ $over } too much)
}
alhambra-wall-then = { $wall ->
    [none] …
   *[other] {" "}(wall { $wall })
}
alhambra-sum-build = { $tile } built{ alhambra-wall-then }
alhambra-sum-now = { $signed } if scored now
alhambra-log-take = takes { $cards }
alhambra-log-buy = buys { $tile } for { $price } { alhambra-money }
alhambra-log-bought = buys { $tile } for { $cards } { alhambra-money }{ $over ->
    [0] {" "}(exact)
   *[other] {" "}({ $over } too much)
}
alhambra-log-pay = pays { $card }{ $over ->
    [none] {""}
    [0] {" "}(exact)
   *[other] {" "}({ $over } too much)
}
alhambra-log-build = builds { $tile }, { $where }{ alhambra-wall-then }
alhambra-log-left = leaves { $tile } unbuilt
alhambra-log-reserve = puts { $tile } in the reserve
alhambra-log-store = puts { $tile } aside{ alhambra-wall-then }
alhambra-log-swap = builds { $tile } in the place of { $old }{ alhambra-wall-then }
alhambra-log-dirk = gives { $tile } to Dirk
alhambra-log-stop = no further action
alhambra-log-pass = passes
alhambra-refused-over = The game is over.
alhambra-refused-pay_first = First pay for { $tile }: { $paid } of { $price } so far.
alhambra-refused-other_money = This square wants { alhambra-money } ({ alhambra-colour }).
alhambra-refused-no_card = You have no { $card }.
alhambra-refused-highest_first = Cards are paid from the highest to the lowest.
alhambra-refused-too_low = With nothing higher than { $card } the price cannot be reached.
alhambra-refused-place_first = First place the tiles that wait.
alhambra-refused-buy_first = First choose the tile that you want to buy.
alhambra-refused-no_tile = No tile lies there any more.
alhambra-refused-too_dear = { $tile } costs { $price } { alhambra-money }, and you have { $have }.
alhambra-refused-spot_taken = A tile lies there already. To exchange it, choose a tile of your reserve and then that one.
alhambra-refused-not_in_reserve = { $tile } is not in your reserve.
alhambra-refused-not_in_palace = { $tile } is not in your palace.
alhambra-refused-swap_needs = For an exchange { $tile } must be in your reserve and { $old } in your palace.
alhambra-refused-no_passing = You can do something, and then there is no passing.
alhambra-refused-no_further = There is no further action to decline.
alhambra-refused-together = Several cards may add up to { $most } at most.
alhambra-refused-redesigned_long = There has been nothing but redesigning for long: take money or buy.
alhambra-refused-walls = Sides that touch must both have a wall or both have none.
alhambra-refused-on_foot = Every tile must be reached on foot from the fountain.
alhambra-refused-apart = A tile must touch the palace with a side.
alhambra-refused-hole = That would leave a hole in the palace.
alhambra-refused-dirk = Dirk gets only tiles just bought, in a game of two.
