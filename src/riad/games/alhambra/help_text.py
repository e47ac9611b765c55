"""Alhambra and its notation in one screen of text, for the prompt."""

HOW_TO_PLAY = """\
Build the finest palace. On your turn do one of these:
  take money   one face-up card, or several totalling 5 at most
  buy a tile   pay at least its price in the currency of its square. You get no
               change, but an exact payment earns another action
  redesign     build a tile from your reserve, move one there, or swap two
At the end of your turn, place what you bought in the palace or the reserve.
Tiles are never turned. Sides that touch must both have a wall or both have
none, you must be able to walk to every tile from the fountain @, and there may
be no holes. There are three scorings: points for the most tiles of a type in
the palace, and 1 for each side of your longest outer wall. The game ends when
the market can no longer be refilled.

Money is y g b o (yellow, green, blue, orange) and a value. A tile is its type,
price and walls: tower9nw is a tower for 9 with walls to the north and west.
  take y1 g2            buy 2, then pay b7, pay b1 ...    stop: no more actions
  place tower9nw 1,0    one to the right of the fountain
  reserve tower9nw      dirk tower9nw         build garden10 0,1
  store garden10        swap tower11 garden10 (new, then old)
"""
