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
alhambra-take-rule = one card, or several worth up to { $most }
alhambra-take-card = take { $card }
alhambra-deck-left = money deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
alhambra-hand = Your money
alhambra-hand-of = { $name }’s money
alhambra-show-hand = Only I can see the screen: show my cards
alhambra-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
alhambra-no-money = You have no money.
alhambra-pay-card = pay with { $card }
alhambra-paying = { $tile }: { $paid } of { $price } { alhambra-coins }
alhambra-pay-with = pay in { alhambra-coins }:
alhambra-over = { $over ->
    [0] exact: take another action
   *[other] { $over } too much
}
alhambra-lay = place { $tile } here: { $where }{ $signed ->
    [none] {""}
   *[other] . { $signed } if scored now
}
alhambra-lay-not = { $tile } can’t go here: { $where }
alhambra-swap-here = swap it with { $tile }
alhambra-put-aside = { $tile }. Can be moved to the reserve
alhambra-board = { $name }’s palace, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-palace = { $name }’s palace
alhambra-waiting = Bought:
alhambra-awarded = Awarded:
alhambra-choose-tile = place { $tile }
alhambra-further = Paid exactly: take another action, or
alhambra-stop = End actions
alhambra-pass = Pass
alhambra-longest = longest wall
alhambra-reserve = Reserve
alhambra-reserve-of = { $name }’s reserve
alhambra-in-reserve = in reserve: { $tile }
alhambra-to-reserve = { $tile }: move to the reserve
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
   *[end] final
}
alhambra-comes = { $scoring ->
    [A] scoring A comes next
    [B] scoring B comes next
   *[end] final scoring: when the bag runs out
}
alhambra-soon = { $scoring ->
    [A] Scoring A may come soon
    [B] Scoring B may come soon
   *[end] The game is nearly over: { $bag } left in the bag
}
alhambra-if-now = { $scoring }, if scored now
alhambra-next = Scoring
alhambra-bag = Bag
alhambra-deck = Money deck
alhambra-scored = { $scoring ->
    [A] Scoring A
    [B] Scoring B
   *[end] Final scoring
}
alhambra-last-tiles = { $bag ->
    [0] The bag is empty: the next purchase ends the game.
    [one] The game is nearly over: { $bag } tile left in the bag.
   *[other] The game is nearly over: { $bag } tiles left in the bag.
}
alhambra-ends = The last tiles go to whoever has the most money in each currency; then comes the final scoring.
alhambra-nothing = Nothing chosen yet.
alhambra-todo-show = Pass the screen to { $name }.
alhambra-todo-act = Take money, buy a tile, or redesign your palace.
alhambra-todo-pass = There’s nothing you can do: pass.
alhambra-todo-further = You paid exactly: take another action, or choose “End actions” and place your new tiles.
alhambra-todo-pay = Pay { $price } { alhambra-coins } for { $tile }: choose cards, or a suggested payment.
alhambra-todo-waiting = Choose which of your new tiles to place.
alhambra-todo-award = The market’s last tiles go to whoever has the most money: choose one of yours and place it.
alhambra-todo-place = { $tile }: choose one of the marked places in your palace{ $dirk ->
    [yes] , the reserve, or Dirk
   *[no] {" "}or the reserve
}.
alhambra-todo-build = { $tile }: choose one of the marked places, or a tile to swap it for.
alhambra-todo-store = { $tile }: choose the reserve to move it there.
alhambra-todo-confirm = Check your turn and confirm, or choose something else.
alhambra-sum-buy = { $tile } for { $cards } { alhambra-coins }{ $over ->
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
alhambra-log-buy = buys { $tile } for { $price } { alhambra-coins }
alhambra-log-bought = buys { $tile } for { $cards } { alhambra-coins }{ $over ->
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
alhambra-log-store = moves { $tile } to the reserve{ alhambra-wall-then }
alhambra-log-swap = replaces { $old } with { $tile }{ alhambra-wall-then }
alhambra-log-dirk = gives { $tile } to Dirk
alhambra-log-stop = takes no further action
alhambra-log-pass = passes
alhambra-refused-over = The game is over.
alhambra-refused-pay_first = First pay for { $tile }: { $paid } of { $price } so far.
alhambra-refused-other_money = This square only takes { alhambra-coins } ({ alhambra-colour }).
alhambra-refused-no_card = You don’t have a { $card }.
alhambra-refused-highest_first = Pay your highest cards first.
alhambra-refused-too_low = You can’t reach the price with { $card } as your highest card.
alhambra-refused-place_first = First place your new tiles.
alhambra-refused-buy_first = First choose the tile you want to buy.
alhambra-refused-no_tile = There is no tile there any more.
alhambra-refused-too_dear = { $tile } costs { $price } { alhambra-coins }, and you have { $have }.
alhambra-refused-spot_taken = There’s already a tile there. To swap, choose a tile in your reserve, then that one.
alhambra-refused-not_in_reserve = { $tile } isn’t in your reserve.
alhambra-refused-not_in_palace = { $tile } isn’t in your palace.
alhambra-refused-swap_needs = To swap, { $tile } must be in your reserve and { $old } in your palace.
alhambra-refused-no_passing = You can’t pass while you have a legal action.
alhambra-refused-no_further = You have no extra action to give up.
alhambra-refused-together = Several cards may total { $most } at most.
alhambra-refused-redesigned_long = There have only been redesigns for three rounds: take money or buy a tile.
alhambra-refused-walls = Where sides touch, both must have a wall or neither.
alhambra-refused-on_foot = You must be able to walk to every tile from the fountain.
alhambra-refused-apart = A new tile must share a side with the palace.
alhambra-refused-hole = That would leave a hole in the palace.
alhambra-refused-dirk = Only tiles just bought can go to Dirk, and only in a two-player game.
