# The lesson in Azul.
lesson-azul-goal = You are tiling a palace wall. Each round you take tiles and gather them in the lines on your board; each full line moves one tile to your wall, and that scores. Tiles that don’t fit cost points.
lesson-azul-1 = Take the two white tiles from display 1 and put them in your second line. You always take all tiles of one colour from one place, and a line holds one colour only.
lesson-azul-1-after = Your second line is full: when the round ends, one white tile moves to the wall beside it. The other tiles on the display went to the centre, where anyone may take them. The number after the arrow next to your score is what you would have if the round ended now.
lesson-azul-2 = There are now two black tiles in the centre. Take them into your third line. Whoever takes from the centre first also gets the starting-player tile.
lesson-azul-2-after = The starting-player tile lets you start the next round, but it goes on your floor line and costs 1 point. Your third line needs one more black tile; lines that aren’t full wait.
lesson-azul-3 = Take the two blue tiles from display 4 and put them in your first line. It has one space, so the second tile falls to the floor line: 1 more point lost. You’ll see why it’s worth it.
lesson-azul-3-after = The line is full, and on the wall blue’s space is right above white’s. Tiles that touch score more than tiles on their own.
lesson-azul-4 = Complete your third line with the black tile in the centre. The wall shows where it will go and what it will score: 3 points, for three tiles in a column.
lesson-azul-4-after = Three full lines, and their tiles will line up in the first column. A tile scores the whole run it joins: 1, then 2, then 3.
lesson-azul-5 = Look ahead: in row 4 this column belongs to red, and there are four red tiles in the centre. Take them all into your fourth line.
lesson-azul-5-after = Rosa takes the last tiles, so the round ends. Your column scores 1 + 2 + 3 + 4 = 10 and the floor line costs 2: you have 8 points.
lesson-azul-done = One yellow tile in row 5 would complete your column, for 7 points at the end of the game. A complete row is worth 2, and all five tiles of a colour 10. The first complete row ends the game.
