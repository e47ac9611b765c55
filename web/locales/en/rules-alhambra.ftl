# The rules of Alhambra in our own words; a rule's message is its id.
rules-alhambra-lead = Build the finest palace around your lion fountain. Pay each master builder in the right coin, have more buildings of a type than the others when points are scored, and raise a long wall.

rules-alhambra-setup = Setting up
rules-alhambra-setup-about = Alhambra is for two to six players. The box holds 54 building tiles of six types, a lion fountain for each player (a tile without walls), 108 money cards (four currencies, values 1 to 9, three of each) and two scoring cards, A and B. The market has four numbered squares, each with its own currency.
al-1 = Four building tiles are drawn from the bag and laid on squares 1 to 4 of the market. Every player has a lion fountain, around which the palace will grow, and starts with 0 points. With two players, Dirk then gets six tiles (AL-62).
al-2 = The two scoring cards are set aside and the money is shuffled. Seat by seat, each player is dealt cards face up, one at a time, until they total 20 or more (28 at most). From then on hands are secret; others only see how many cards you hold. A table can be set so that all money is open.
al-3 = Whoever has the fewest cards starts. If tied, the lowest total starts. If still tied, the rulebook lets the youngest start; here, the lowest-numbered seat starts.
al-4 = Four money cards are turned face up beside the market.
al-5 = The rest of the money is split into five piles of nearly equal size (any extra cards go to the first piles). Scoring card A goes on top of the second pile and B on top of the fourth; then the piles are stacked, the first on top. Some editions shuffle the scoring cards into those two piles instead; a table can be set that way.

rules-alhambra-turn = Your turn
al-10 = Players take turns clockwise. On your turn do exactly one of three things: take money, buy a tile, or redesign your palace. You may pass only if none of the three is possible. (Our ruling: the rulebook doesn’t cover it.)
al-11 = Take money: one face-up card of any value, or several cards worth 5 or less in total. They may be in different currencies.
al-12 = Buy a tile: pay at least its price, only in the currency of its square. You get no change. The cards you pay are discarded. (Our addition: you can’t overpay with a card you could keep and still reach the price.)
al-13 = If you pay the exact price, you may take another action of any of the three kinds, as often as you pay exactly. So a single turn can have up to four purchases and one more action. You may also stop.
al-14 = Nothing is refilled during your turn. Your actions end when you overpay, take money or redesign.
al-15 = Tiles you buy wait beside your palace until your actions are over, so you can’t redesign with them. Then place them one by one, in any order, each in your palace or your reserve. The reserve holds any number. With two players you may also give a tile to Dirk (AL-63).
al-16 = Redesign: do one of these. Build a tile from your reserve; move a tile from your palace to your reserve; or swap a reserve tile with a palace tile, in exactly the same place. Afterwards the palace must obey all building rules. The fountain is never moved or replaced.
al-17 = After three rounds of nothing but redesigns, a player who could take money or buy may not start a turn with a redesign. And if all players pass in turn, the game ends (AL-50). (Our ruling: otherwise a game could go on for ever.)

rules-alhambra-building = How to build
al-20 = Tiles are never turned: every roof points up.
al-21 = Sides that touch must be alike: a wall on both, or a wall on neither. The fountain has no walls.
al-22 = You must be able to walk from the fountain to every tile without crossing a wall or stepping off the tiles.
al-23 = A new tile must touch the palace with at least one whole side. Corner to corner is not enough.
al-24 = There may be no holes: no empty space of any size enclosed by tiles, even where the ring closes only at a corner. (Our reading: the rulebook mentions only a space with tiles on all four sides.)
al-25 = A palace may grow in any direction as far as its tiles reach; there is no edge.
al-26 = When a tile is removed or swapped, everything that remains must still obey AL-21 to AL-24. A swap is judged by its result, not by the moment in between. (Our reading.)

rules-alhambra-after = After your turn
al-30 = The market is refilled to four tiles from the bag, lowest free square first, then the face-up money to four cards.
al-31 = A scoring card that turns up is set aside for good, and drawing continues until there are four money cards. That scoring takes place before the next turn.
al-32 = If the money deck is empty when a card is needed, the discards are shuffled into a new deck, even in the middle of a refill. If there are no discards either, fewer cards stay face up. (Our ruling.)
al-33 = These steps come in this order: market, money, a scoring if its card turned up, new tiles for Dirk (AL-62), and the check whether the game is over (AL-50). (Our ruling: the rulebook gives no order.)

rules-alhambra-scoring = Scoring
al-40 = There are three scorings: A, B and the final one, at the end of the game. In each, for every type of building, whoever has the most tiles of it in their palace scores; you need at least one. Tiles in the reserve don’t count, and prices don’t matter.
al-41 = Scoring A pays first place only, B first and second, and the final scoring first, second and third. The table shows how much.
al-42 = Tied players share the points of the places they fill, rounded down; the next player gets the place after those. For example, two players tied for the most towers in B share 13 + 6 = 19, so each scores 9, and there is no second place left.
al-43 = In every scoring you also get 1 point for each tile side in the longest unbroken outer wall of your palace. A wall between two of your tiles is inside and doesn’t count. A wall that closes all the way round counts in full.

rules-alhambra-end = The end
al-50 = The game ends when, after a turn, a square of the market can’t be refilled; any tiles left are laid out first. With four full squares and an empty bag, play continues.
al-51 = Each tile left in the market goes, free, to the player with the most money in its square’s currency, whatever its price. If there is a tie, or nobody has any, nobody gets it.
al-52 = You may build the tiles you won this way, in any order, following the building rules; tiles you don’t build don’t count, and you can’t redesign now. Players build in turn, clockwise from the player whose turn would be next. (Our ruling: the rulebook doesn’t say who builds first.)
al-53 = Then comes the final scoring. Most points wins; a tie is a shared victory.
al-54 = A scoring whose card hasn’t turned up by then is skipped. (Our ruling.)

rules-alhambra-two = Two players: Dirk
al-60 = Remove one copy of each money card, leaving 72.
al-61 = Dirk is an imaginary third player. He has no palace, turn, money or wall, but his tiles count in every scoring like a player’s, and his points are shown to everyone. He takes places and shares ties like anyone else, but can’t win. (Our reading.)
al-62 = Dirk gets six tiles from the bag at the start, six more right after scoring A, and a third of those left in the bag (rounded down) right after scoring B; if there are fewer, he gets what there is. Everyone sees them. Emptying the bag this way does not in itself end the game.
al-63 = A tile you have just bought may be given to Dirk instead of being placed; you decide for each tile. Tiles won at the end may not.

rules-alhambra-fig-parts = Six types of buildings
rules-alhambra-fig-tile = A tile: its building, its price (this tower costs 9) and its walls, here at the top and on the left. The other two sides are open.
rules-alhambra-fig-deck = The five piles before they are stacked: A is on the second, B on the fourth.
rules-alhambra-fig-money = Taking money
rules-alhambra-fig-one-card = one card, any value
rules-alhambra-fig-allowed = allowed
rules-alhambra-fig-refused = not allowed
rules-alhambra-fig-paying = Four squares, four currencies, and ways to pay for the garden that costs 8 denars
rules-alhambra-fig-pay = { $over ->
    [0] Exactly: take another action.
   *[other] { $over } too much: no change, and your actions are over.
}
rules-alhambra-fig-pay-wrong = A dirham doesn’t count on the square for denars.
rules-alhambra-fig-redesign = Three ways to redesign. The box under each palace is the reserve.
rules-alhambra-fig-way = { $way ->
    [build] Build a tile from the reserve.
    [store] Move a tile to the reserve.
   *[swap] Swap two tiles, in the same place.
}
rules-alhambra-fig-placing = Where a new tile (dashed) may go
rules-alhambra-fig-place = { $rule ->
    [AL-21] The new tile’s wall meets the fountain’s open side.
    [AL-22] Wall to wall is fine, but nobody can walk in.
    [AL-23] The tile touches only a corner.
    [AL-24] It would leave a hole in the middle.
   *[none] Open sides meet, and the dotted path leads in from the fountain.
}
rules-alhambra-fig-wall = The longest outer wall
rules-alhambra-fig-wall-counts = The dotted line is the longest outer wall: { $n } sides, so { $n } points. It breaks only at the open side of the fountain. The wall between the chambers and the tower below them is inside and doesn’t count.
rules-alhambra-fig-points = Points in the three scorings
rules-alhambra-fig-dirk = Dirk’s first six tiles
rules-alhambra-fig-dirk-example = In scoring A, the most towers earn { $points }. With { $n } towers you tie with Dirk here: { $half } points each. With one more, first place is yours alone; with fewer, it is his.
