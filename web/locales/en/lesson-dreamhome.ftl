# The lesson in Dream Home.
lesson-dreamhome-goal = You build a house of twelve rooms, one each round. Larger rooms score more; furnishings, a practical mix of rooms and a fine roof score too. Most points wins.
lesson-dreamhome-1 = Rosa was first: she discarded column 3 and took column 4. Take column 5: a living room and the roof card above it. Then put the living room on the ground, in the leftmost space downstairs.
lesson-dreamhome-1-after = You always take a whole column. Its room goes into your house at once, never above an empty space; the roof card goes face down on your pile. The living room scores 1 point.
lesson-dreamhome-2 = A second living room, and a grey roof again! Take column 5 and put the room right next to the first: cards of one type side by side are one larger room.
lesson-dreamhome-2-after = Your living room has grown: 4 points instead of 1. Both your roof cards are grey, and four of one colour score 8 at the end. Rosa’s children’s room grows too.
lesson-dreamhome-3 = Some rooms belong in the basement. Take column 2, with storage and the architect, and put the storage in the left basement space. Then you can build above it.
lesson-dreamhome-3-after = The storage scores 1 point and holds up the floor above. The architect is a helper: it waits beside your house and brings extra points at the end of the game.
lesson-dreamhome-4 = Column 1 has no special card, but taking it makes you first in the next round. And there’s a third living room! Take it and put it next to the other two.
lesson-dreamhome-4-after = Three cards: 9 points. The living room is closed now and can’t grow any more. You have the first-player marker, so you start the next round.
lesson-dreamhome-5 = The first player discards a column first: column 3, because Rosa wants a second kitchen. Then take column 5: put the bedroom above the living room, and the piano into the living room.
lesson-dreamhome-5-after = The piano scores 3 points. A furnishing closes its room, so it belongs in a room that is already full, like yours. And Rosa doesn’t get her kitchen.
lesson-dreamhome-done = Seven more rounds would follow. At the end these score: rooms by size, furnishings, a bathroom on each floor (3), owning a bathroom, a kitchen and a bedroom (3), and four roof cards (3 or 8, plus windows). A card that fits nowhere goes face down.
