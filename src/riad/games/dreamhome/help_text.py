"""Dream Home and its notation in one screen of text, for the prompt."""

HOW_TO_PLAY = """\
Furnish the best house in twelve rounds. With two or three players, the first
player discards a column of the track. Then everyone takes a column: its room
and the special card above it; column 1 has none, but makes you first next
round. Place the room at once. Nothing may stand above an empty space; garage,
storage, laundry, workshop and wine cellar go in the basement (b), all others
downstairs (f) or upstairs (s). Cards of a type side by side form one room:
"scores 1 4 9" is for one, two and three cards, and it can grow no larger. A
face-down card is an empty room, scores nothing and fits anywhere. A furnishing
(*) closes its room: it can't grow. Four roof cards form a roof: 8 points in
one colour, 3 otherwise, and 1 per window (red+). Bathrooms on both floors
score 3; so do a bathroom, a kitchen and a bedroom. Pantry, sauna and dressing
room score more next to their partner. Tools work once, before you take a
column; helpers at the end. To see what each does, type rule 50 where a card
says (DH-50).

  take 3            put f2, or put f2 down      token f2     scaffold b4
  drill f2 4        mix 2 4                     hammer 2     discard 3
  roofer red+       supply f2 kitchen           swap f1 s3   keep f2   pass
"""
