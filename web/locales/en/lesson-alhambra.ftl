# The lesson in Alhambra.
lesson-alhambra-goal = You build a palace round your lion fountain. When points are counted, having the most buildings of a type brings points, and so does a long wall. In five moves you take money, buy, build, redesign, and see the first scoring. Since only two play, Dirk, whom nobody plays, collects tiles as well.
lesson-alhambra-1 = Take money: one card of any value, or several that make 5 at most. The tower on square 4 costs 9 ducats and you hold a 7. Take the dirham 1 and the ducats 1 and 2, three cards at once.
lesson-alhambra-1-after = 1 + 1 + 2 = 4, so that was allowed. Rosa takes money as well. After every turn the money is filled up to four cards again.
lesson-alhambra-2 = Buy the tower for 7 + 2 ducats. That is exactly 9, so you may act again: take the florin 2 and the dirham 1. Only then is the tower laid: put it above the fountain.
lesson-alhambra-2-after = Where tiles touch, both sides are open or both have a wall, and one can walk in from the fountain. Your tower has two walls in a row outside: in a scoring that is 2 points.
lesson-alhambra-3 = The tower on square 1 costs 7 florins; you have 6 + 2. That is 1 too much: no change, no further action. It is open only below and fits nowhere now, so put it in the reserve.
lesson-alhambra-3-after = The reserve takes any number of tiles, but what lies there does not count. By redesigning you can bring it into the palace.
lesson-alhambra-4 = Redesign: choose the tower in your reserve, then the tower in your palace. They change places, and the new one has three walls.
lesson-alhambra-4-after = Your wall is 3 long now. A redesign takes the whole turn, unless an exact payment gave it to you. Rosa pays 8 exactly for a pavilion and takes money on top.
lesson-alhambra-5 = Buy the arcades on square 2 for exactly 5 + 1 dirhams, then take both denars 2. Lay the arcades on the right of the fountain: their wall joins the tower’s.
lesson-alhambra-5-after = Rosa takes money, and scoring card A comes up! You get 6 for most towers, 1 for the arcades (3 shared with Dirk, rounded down) and 5 for your wall: 12 points. Then Dirk is given six more tiles.
lesson-alhambra-done = Next you could pay 2 + 2 denars exactly for the arcades on square 3, and then build the tower in your reserve: it counted nothing there. In scoring B second places count as well, in the last one third places too.
