"""Contents of the box of Azul, and its numbered rules."""

from collections.abc import Mapping

MOST_SEATS = 4

COLOURS = ("blue", "yellow", "red", "black", "white")
LETTERS = "byrkw"
TILES_PER_COLOUR = 20
TILES_PER_DISPLAY = 4
MOST_DISPLAYS = 9

SIZE = 5  # of the wall and the pattern lines; also the number of colours
ROW_SPACES = 0b11111  # the first row; the wall has bit 5 * row + column
COLUMN_SPACES = 0b00001_00001_00001_00001_00001  # the first column

FLOOR_SPACES = 7
FLOOR_LOSS = (0, 1, 2, 4, 6, 8, 11, 14)  # total loss by the number of floor spaces taken

ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10

BARREN_ROUNDS = 3  # AZ-45

FIGURES = "All figures are from the rulebook."

RULES: Mapping[int, str] = {
    1: "All players use the same side of the board, and scores start at 0.",
    2: "The starting player is set by the table or drawn from the seed.",
    3: "The starting player fills every display with 4 tiles from the bag.",
    10: "The starting player puts the starting-player tile in the centre and moves first; then clockwise.",
    11: "Take all tiles of one colour from one display or from the centre.",
    12: "The first to take from the centre also takes the starting-player tile, to the floor line.",
    13: "The tiles taken go into one pattern line.",
    14: "A pattern line holds one colour only.",
    15: "A colour may not go into a pattern line whose wall row already has it.",
    16: "Tiles beyond a line's spaces fall to the floor line, and a full line takes none.",
    17: "All tiles taken may go straight to the floor line.",
    18: "The floor line fills from left to right; extra tiles go to the box lid.",
    19: "The starting-player tile never goes to the lid.",
    20: "The offer ends when the displays and the centre are empty.",
    30: "From top to bottom every complete pattern line moves one tile to the wall and scores at once.",
    31: "On the coloured side a tile goes to its colour's space.",
    32: "A tile scores the lengths of the runs through it, or 1 alone.",
    33: "Then the floor line loses its points, but never below 0.",
    34: "Floor tiles go to the lid; the owner of the starting-player tile starts the next round.",
    35: "On the grey side you choose a free space in the row whose column does not have the colour.",
    36: "If there is no such space, all tiles of the line fall to the floor line.",
    40: "While nobody has a complete row the displays are filled again.",
    41: "When the bag is empty, the lid's tiles go into it.",
    42: "If bag and lid are empty, the round starts with the tiles dealt so far.",
    43: "If nobody took the starting-player tile, the same player starts again.",
    44: "If no tile can be dealt, the game ends.",
    45: "After three rounds in a row in which no wall gained a tile the game ends.",
    50: "The game ends after the wall tiling in which someone completed a row.",
    51: "2 points for each complete row, 7 for each column, 10 for each colour with all five tiles.",
    52: "Most points wins, then most complete rows; a tie is a shared victory.",
}
