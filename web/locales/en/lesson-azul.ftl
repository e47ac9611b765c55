# The lesson in Azul.
lesson-azul-goal = You are tiling the wall of a palace. Round after round you take tiles and gather them in the lines of your board; each full line sends one tile to your wall, and that scores. Tiles that find no place cost points.
lesson-azul-1 = Take the two white tiles from display 1 into your second line. You always take all tiles of one colour from one place, and a line holds one colour only.
lesson-azul-1-after = Your second line is full: when the round ends, one white tile goes to the wall beside it. The rest of the display was pushed to the centre, where anyone may take it. The number after the arrow beside your points is what you would have if the round ended now.
lesson-azul-2 = Two black tiles have met in the centre. Take them into your third line. Whoever is first to take from the centre gets the starting-player tile as well.
lesson-azul-2-after = The starting-player tile lets you begin the next round, but it lies on your floor line and costs 1 point. Your third line needs one more black tile: what is not full stays.
lesson-azul-3 = Take the two blue tiles from display 4 into your first line. It has one space, so the second tile falls to the floor line: 1 more point lost. You will see why it is worth that.
lesson-azul-3-after = The line is full, and blue’s place on the wall is right above white’s. Tiles that touch score more than tiles alone.
lesson-azul-4 = Complete your third line with the black tile in the centre. On the wall you see where it will lie and what it brings: 3 points, for three tiles in a column.
lesson-azul-4-after = Three full lines, and their tiles will lie one below the other in the first column. A tile scores the whole run that it joins: 1, then 2, then 3.
lesson-azul-5 = Look ahead: in row 4 it is red that belongs in this column, and four red tiles have gathered in the centre. Take them all into your fourth line.
lesson-azul-5-after = Rosa takes the last tiles, so the round ends. Your column scores 1 + 2 + 3 + 4 = 10, the floor line takes 2: you have 8 points.
lesson-azul-done = One yellow tile in row 5 would complete your column: 7 points at the end of the game. A complete row brings 2, all five tiles of a colour 10. The first complete row ends the game.
