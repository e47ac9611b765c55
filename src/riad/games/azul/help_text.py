"""Azul and its notation in one screen of text, for the prompt."""

HOW_TO_PLAY = """\
On your turn take all tiles of one colour from a display (the rest go to the
centre) or from the centre, and put them in one of your pattern lines 1 to 5. A
line holds one colour, and not one that its wall row already has. Extra tiles
fall to your floor line and cost points. The first to take from the centre also
takes * to the floor line, and starts the next round. When all tiles are taken,
each full line moves one tile to the wall, which scores the length of the runs
it joins. New tiles are dealt until someone completes a wall row. At the end: 2
for each complete row, 7 for each column, 10 for all five of a colour.

A move names the source, the colour and the line:
  3r2   red from display 3 to line 2
  ckf   black from the centre (c) to the floor line (f)
  w34   grey wall only: lay the waiting tile in row 3, column 4
Colours: b blue, y yellow, r red, k black, w white. On the board, capitals are
tiles, small letters are free spaces, and +3 is what a full line will score.
"""
