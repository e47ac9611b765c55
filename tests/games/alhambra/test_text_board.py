"""The table of Alhambra in text."""

import riad
from riad.games.alhambra.text_board import draw, palace_lines
from riad.match.ansi import Ansi, width

PALACE = {(0, 0): "fountain", (1, 0): "chambers7ne", (0, 1): "garden8nw", (1, -1): "chambers6es"}
DRAWN = """\
     +=====+
   1 # G8  :
     +     +=====+
   0 :  @    C7  #
     +. . .+     +
  -1       : C6  #
           +=====+
        0     1"""


def test_a_palace_shows_its_walls_and_where_it_is_open() -> None:
    assert palace_lines(PALACE, Ansi(False)) == DRAWN.splitlines()


def test_a_line_of_twenty_tiles_is_drawn_with_its_numbers() -> None:
    line = {(x, 0): "garden11" for x in range(-19, 1)} | {(1, 0): "fountain"}
    lines = palace_lines(line, Ansi(False))
    assert lines[-1].split() == [str(x) for x in range(-19, 2)]
    assert lines[1].count("G11") == 20


def test_the_table_has_market_money_hands_and_palaces() -> None:
    text = str(riad.new("alhambra", seats=3, seed=5))
    assert text.splitlines()[:7] == [
        "Alhambra, turn 1, scorings so far 0. Seat 3 to move.",
        "  1 yellow  garden8nw      costs 8, walls north west",
        "  2 green   chambers5nsw   costs 5, walls north south west",
        "  3 blue    pavilion7e     costs 7, walls east",
        "  4 orange  chambers7ne    costs 7, walls north east",
        "  money y9 g2 g5 b2    bag 50 tiles, deck 93 cards",
        "",
    ]
    assert "> Seat 3 (you): 0 points" in text
    assert "money: b6 o7 o9" in text
    assert text.count("money: 4 cards") == 2


def test_what_is_paid_and_what_waits_is_shown() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    match.push("buy 4")
    assert "paying for chambers7ne: 0 of 7 orange" in str(match)
    match.push("pay o7")
    assert str(match).splitlines()[0].endswith("Seat 3 may take another action.")
    assert "to be placed: chambers7ne" in str(match)


def test_dirk_is_shown() -> None:
    assert "Dirk: 0 points, " in str(riad.new("alhambra", seats=2, seed=1))


def test_colours_change_nothing_but_the_colours() -> None:
    view = riad.new("alhambra", seats=2, seed=1).view(0)
    plain, coloured = draw(view).splitlines(), draw(view, coloured=True).splitlines()
    assert [width(line) for line in coloured] == [len(line) for line in plain]
    assert "\x1b[" in "".join(coloured)
