# The lesson in Alhambra.
lesson-alhambra-goal = You build a palace around your lion fountain. In each scoring, having the most buildings of a type earns points, and so does a long wall. In five moves you take money, buy, build, redesign and see the first scoring. In a two-player game an imaginary third player, Dirk, collects tiles too.
lesson-alhambra-1 = Take money: one card of any value, or several totalling 5 at most. The tower on square 4 costs 9 ducats and you hold a 7. Take the dirham 1 and the ducats 1 and 2, three cards at once.
lesson-alhambra-1-after = 1 + 1 + 2 = 4, so that is allowed. Rosa takes money too. After every turn the display is refilled to four money cards.
lesson-alhambra-2 = Buy the tower for 7 + 2 ducats. That is exactly 9, so you get another action: take the florin 2 and the dirham 1. Only then do you place the tower: put it above the fountain.
lesson-alhambra-2-after = Where tiles touch, both sides are open or both have a wall, and you can walk in from the fountain. Your tower has two outer walls in a row: 2 points in a scoring.
lesson-alhambra-3 = The tower on square 1 costs 7 florins; you have 6 + 2. That is 1 too much: no change, and no further action. The tower is open only at the bottom and fits nowhere right now, so put it in the reserve.
lesson-alhambra-3-after = The reserve holds any number of tiles, but they don’t score there. Redesigning can bring them into the palace.
lesson-alhambra-4 = Redesign: choose the tower in your reserve, then the tower in your palace. They swap places, and the new one has three walls.
lesson-alhambra-4-after = Your wall is now 3 long. A redesign uses your whole turn, unless an exact payment gave you the extra action. Rosa pays exactly 8 for a pavilion and takes money as well.
lesson-alhambra-5 = Buy the arcades on square 2 for exactly 5 + 1 dirhams, then take both denars 2. Place the arcades to the right of the fountain: their wall joins the tower’s.
lesson-alhambra-5-after = Rosa takes money, and scoring card A turns up! You get 6 for the most towers, 1 for the arcades (3 shared with Dirk, rounded down) and 5 for your wall: 12 points. Then Dirk gets six more tiles.
lesson-alhambra-done = Next you could pay exactly 2 + 2 denars for the arcades on square 3, then build the tower from your reserve, where it scored nothing. In scoring B second place scores too; in the final scoring, so does third.
