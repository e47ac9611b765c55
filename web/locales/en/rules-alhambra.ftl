# The rules of Alhambra in our own words; a rule's message is its id.
rules-alhambra-lead = Build the finest palace round your lion fountain. Pay each master builder in the right coin, have more buildings of a type than the others when the points are counted, and raise a long wall.

rules-alhambra-setup = Setting up
rules-alhambra-setup-about = Alhambra is for two to six players. In the box are 54 building tiles of six types, a lion fountain for each player (a tile without walls), 108 money cards (four currencies, values 1 to 9, three of each) and two scoring cards, A and B. The market has four numbered squares, each with its own currency.
al-1 = Four building tiles are drawn from the bag and laid on squares 1 to 4 of the market. Every player has a lion fountain, round which the palace will grow, and starts with 0 points. With two players, Dirk then gets six tiles (AL-62).
al-2 = The two scoring cards are set aside and the money is shuffled. Seat by seat, each player is dealt cards face up, one by one, until they add up to 20 or more: 28 at most. Then hands become secret; all that the others see is how many cards you hold. A table may be set so that everyone sees everyone’s money.
al-3 = Whoever has the fewest cards starts. If several have equally few, the one with the lowest sum starts. If that is equal too, the rulebook lets the youngest start; here it is the lowest-numbered seat.
al-4 = Four money cards are turned face up beside the market.
al-5 = The rest of the money is split into five piles of nearly the same size (where it does not come out even, the first piles have one card more). Scoring card A goes on top of the second pile and B on top of the fourth; then the piles are stacked, the first one on top. Some editions shuffle the scoring cards into those two piles instead: a table may be set to play so.

rules-alhambra-turn = Your turn
al-10 = Players take turns clockwise. On your turn do exactly one of three things: take money, buy a tile, or redesign your palace. You may not pass, except when none of the three is possible; the rulebook does not speak of that, so we chose it.
al-11 = Take money: one face-up card of any value, or several cards that together are worth 5 at most. They may be of different currencies.
al-12 = Buy a tile: pay at least its price, and only in the currency of the square it lies on. You get no change. The cards you pay go to the discard pile. One thing is our own: you cannot pay a card that is not needed, one that you could keep and still reach the price.
al-13 = If you pay the price exactly, you may do another of the three things, whichever you like. Pay exactly again and you go on again. So there can be four purchases and one action more in a single turn. Or you may leave it at that.
al-14 = Nothing is refilled during your turn. Your actions end when you pay too much, take money or redesign.
al-15 = Tiles that you buy wait beside your palace until your actions are over, so a redesign cannot use them. Then you place them one by one, in any order: each goes into your palace or into your reserve, as you like. The reserve has room for any number. With two players you may also give a tile to Dirk (AL-63).
al-16 = Redesign: do one of these. Build a tile from your reserve; put a tile of your palace into your reserve; or exchange a tile of your reserve for one of your palace, in exactly the same place. Afterwards the palace must obey all the building rules. The fountain is never moved or replaced.
al-17 = So that a game cannot go on for ever, we added this: when nothing but redesigning has been done for three rounds of the table, a player who could take money or buy may not begin a turn with a redesign. And if all players pass, one after the other, the game ends (AL-50).

rules-alhambra-building = How to build
al-20 = Tiles are never turned: every roof points up.
al-21 = Sides that touch must be alike: a wall on both, or a wall on neither. The fountain has no walls.
al-22 = From the fountain it must be possible to walk to every tile without crossing a wall and without stepping off the tiles.
al-23 = A new tile must touch the palace with at least one whole side. Corner to corner is not enough.
al-24 = There may be no holes: no empty space, of any size, that tiles enclose, not even where the ring closes only at a corner. The rulebook speaks of a space with tiles on all four sides; that larger holes are ruled out as well is how we read it.
al-25 = A palace may grow in any direction as far as its tiles reach; there is no edge.
al-26 = When a tile is taken away or exchanged, all that remains must still obey the rules AL-21 to AL-24. An exchange is judged, as we read the rulebook, by how the palace looks afterwards, not by the moment in between.

rules-alhambra-after = After your turn
al-30 = The market is filled to four tiles from the bag, here the free square with the lowest number first, and then the face-up money to four cards.
al-31 = If a scoring card comes up, it is set aside for good and drawing goes on until four money cards lie there. That scoring takes place before the next turn.
al-32 = When a card is to be drawn and the money deck is empty, the discard pile is shuffled and becomes the new deck, even in the middle of a refill. If there are no discards either, fewer cards lie face up; that case is our choice.
al-33 = The rulebook gives no order for all this; here it is: market, money, a scoring if its card came up, new tiles for Dirk (AL-62), and last whether the game is over (AL-50).

rules-alhambra-scoring = Scoring
al-40 = There are three scorings: A, B and the last one, at the end of the game. In each, for every type of building, those with most tiles of it in their palaces score; you need at least one. Tiles in the reserve do not count, and prices do not matter.
al-41 = In scoring A only first place brings points, in B first and second, in the last scoring first, second and third. The table shows how many.
al-42 = Players who are tied take together the places they fill, and share the points of those places equally, rounded down. Whoever comes next gets the place after them. An example: two players tied for most towers in B share 13 + 6 = 19, so each scores 9, and no second place is left.
al-43 = In every scoring you also get 1 point for each tile side in the longest unbroken outer wall of your palace. A wall between two of your tiles is inside and counts nothing. A wall that closes all the way round counts in full.

rules-alhambra-end = The end
al-50 = The game ends when, after a turn, a square of the market cannot be filled; the tiles that are left are laid out first. With four full squares and an empty bag play goes on.
al-51 = Each tile still in the market goes, free of charge, to the player who holds most money in the currency of its square, whatever its price. If several hold equally much, or nobody holds any, nobody gets it.
al-52 = You may build the tiles you won this way by the building rules, in any order; what is not built counts for nothing, and there is no redesigning now. The rulebook does not say who builds first: here it goes round from the player whose turn would be next.
al-53 = Then comes the last scoring. Most points win; with equal points the victory is shared.
al-54 = If a scoring card has not come up by then, that scoring is left out. The rulebook does not speak of it.

rules-alhambra-two = Two players: Dirk
al-60 = One of each money card is taken out, so 72 are left.
al-61 = Dirk is a third player who exists only on paper. He has no palace, no turn, no money and no wall, but his tiles count in every scoring as a player’s would, and he scores points, which everyone sees. As we read it, he takes places and shares ties like anyone else, but he cannot win.
al-62 = Dirk gets six tiles from the bag at the start, six more right after scoring A, and a third of those left in the bag (rounded down) right after scoring B; if there are fewer, he gets what there is. Everyone sees them. That this empties the bag does not by itself end the game.
al-63 = A tile you have just bought may be given to Dirk instead of being placed; you decide for each tile. Tiles won at the end may not.

rules-alhambra-fig-parts = Six types of buildings
rules-alhambra-fig-tile = A tile: its building, its price (this tower costs 9) and its walls, here at the top and on the left. The other two sides are open.
rules-alhambra-fig-deck = The five piles before they are stacked: A lies on the second, B on the fourth
rules-alhambra-fig-money = Taking money
rules-alhambra-fig-one-card = one card, any value
rules-alhambra-fig-allowed = allowed
rules-alhambra-fig-refused = not allowed
rules-alhambra-fig-paying = Four squares, four currencies; and ways to pay for the garden that costs 8 denars
rules-alhambra-fig-pay = { $over ->
    [0] Exactly: do something else as well.
   *[other] { $over } too much: no change, and your actions are over.
}
rules-alhambra-fig-pay-wrong = A dirham does not count on the denar’s square.
rules-alhambra-fig-redesign = Three ways to redesign; the box under each palace is the reserve
rules-alhambra-fig-way = { $way ->
    [build] Build a tile from the reserve.
    [store] Put a tile into the reserve.
   *[swap] Exchange two tiles, in the same place.
}
rules-alhambra-fig-placing = Where a new tile (dashed) may lie
rules-alhambra-fig-place = { $rule ->
    [AL-21] The new tile’s wall meets the fountain’s open side.
    [AL-22] Wall to wall is right, but nobody can walk in.
    [AL-23] The tile touches only a corner.
    [AL-24] A hole would be left in the middle.
   *[none] Open sides meet, and the dotted way leads in from the fountain.
}
rules-alhambra-fig-wall = The longest outer wall
rules-alhambra-fig-wall-counts = The dotted line is the longest outer wall: { $n } sides, so { $n } points. It breaks only at the open side of the fountain. The wall between the chambers and the tower below them is inside and counts nothing.
rules-alhambra-fig-points = Points in the three scorings
rules-alhambra-fig-dirk = Dirk’s first six tiles
rules-alhambra-fig-dirk-example = In scoring A having the most towers brings { $points }. With { $n } towers you are tied with Dirk here: { $half } points for each of you. With one more you have first place alone; with fewer it is his.
