"""Contents of the box of Azul."""

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
