"""Azul written a second time, as plainly as the rules read, to be played in lock-step with the engine.

It follows shared/rules/azul.md in its order and shares nothing with the engine. It draws no tiles: each deal
is passed to it, and it checks that the deal was possible.
"""

from collections import Counter

COLOURS = ["b", "y", "r", "k", "w"]
TILES_OF_EACH_COLOUR = 20
TILES_ON_A_DISPLAY = 4
DISPLAYS = {2: 5, 3: 7, 4: 9}
FLOOR_POINTS = [-1, -1, -2, -2, -2, -3, -3]
STARTING_PLAYER_TILE = "*"

Wall = list[list[str | None]]


class Reference:
    """One game of Azul: everything is open on the table, as lists of colour letters."""

    # Set-up

    def __init__(self, seats: int, wall: str, first: int) -> None:
        assert seats in DISPLAYS, f"Azul is for 2 to 4 players, not {seats}"
        assert wall in ("coloured", "grey"), f"there is no {wall} wall"
        assert 0 <= first < seats, f"there is no seat {first}"
        self.seats = seats
        self.coloured = wall == "coloured"  # AZ-1
        self.points = [0 for _ in range(seats)]  # AZ-1
        self.walls: list[Wall] = [[[None for _ in range(5)] for _ in range(5)] for _ in range(seats)]
        self.pattern_lines: list[list[list[str]]] = [[[] for _ in range(5)] for _ in range(seats)]
        self.floor_lines: list[list[str]] = [[] for _ in range(seats)]

        self.bag: Counter[str] = Counter(dict.fromkeys(COLOURS, TILES_OF_EACH_COLOUR))
        self.lid: Counter[str] = Counter()
        self.displays: list[list[str]] = [[] for _ in range(DISPLAYS[seats])]
        self.centre: list[str] = []
        self.token_in_centre = False  # until the starting player puts it there (AZ-10)

        self.start = first  # AZ-2; before a deal, the starting player of the coming round
        self.took_token: int | None = None  # the seat that took the starting-player tile this round
        self.turn: int | None = None
        self.still_to_tile: list[int] = []  # seats whose wall tiling is not done; empty during the offer
        self.wall_gained_a_tile = False  # in this round
        self.rounds_without_gain = 0
        self.awaiting_deal = True
        self.over = False
        self.ended_by: str | None = None

    def accept_deal(self, displays: list[list[str]]) -> None:
        """Check that these displays could have been dealt from the bag and the lid, and start the round."""
        assert self.awaiting_deal, "no deal is awaited"
        assert len(displays) == len(self.displays), f"{len(displays)} displays, not {len(self.displays)}"
        bag, lid = Counter(self.bag), Counter(self.lid)
        for number, display in enumerate(displays, start=1):
            dealt = Counter(display)
            # AZ-3, AZ-40: 4 tiles on each display. AZ-42: fewer only when bag and lid are both empty.
            wanted = min(TILES_ON_A_DISPLAY, bag.total() + lid.total())
            assert len(display) == wanted, f"display {number} has {len(display)} tiles instead of {wanted}"
            if wanted <= bag.total():
                assert dealt <= bag, f"display {number} {display} cannot come from the bag {dict(bag)}"
                bag = bag - dealt
            else:
                # AZ-41: the bag is emptied first, then the tiles of the lid go into it.
                assert bag <= dealt, f"display {number} {display} lacks the bag's last tiles {dict(bag)}"
                after_refill = dealt - bag
                bag, lid = lid, Counter()
                assert after_refill <= bag, f"display {number} {display} cannot come from the lid {dict(bag)}"
                bag = bag - after_refill
        self.bag, self.lid = bag, lid
        self.displays = [list(display) for display in displays]
        self.awaiting_deal = False
        self.wall_gained_a_tile = False
        self.token_in_centre = True  # AZ-10
        self.took_token = None
        self.turn = self.start  # AZ-10

    # Legality

    def legal(self) -> set[str]:
        """Return every legal action of the seat whose turn it is, as notation."""
        if self.turn is None:
            return set()
        if self.still_to_tile:
            return self.legal_spaces(self.turn)
        return self.legal_takes(self.turn)

    def legal_takes(self, seat: int) -> set[str]:
        actions = set()
        sources = {"c": self.centre}  # AZ-11
        for number, display in enumerate(self.displays, start=1):
            sources[str(number)] = display
        for source, tiles in sources.items():
            for colour in COLOURS:
                if colour not in tiles:
                    continue
                actions.add(f"{source}{colour}f")  # AZ-17
                for row in range(5):
                    if self.line_accepts(seat, row, colour):
                        actions.add(f"{source}{colour}{row + 1}")
        return actions

    def line_accepts(self, seat: int, row: int, colour: str) -> bool:
        line = self.pattern_lines[seat][row]
        if self.line_is_complete(seat, row):  # AZ-16
            return False
        if line and line[0] != colour:  # AZ-14
            return False
        return colour not in self.walls[seat][row]  # AZ-15

    def line_is_complete(self, seat: int, row: int) -> bool:
        return len(self.pattern_lines[seat][row]) == row + 1

    def legal_spaces(self, seat: int) -> set[str]:
        for row in range(5):  # AZ-30, AZ-35: the topmost complete line, and no other
            if self.line_is_complete(seat, row):
                return {f"w{row + 1}{column + 1}" for column in self.open_columns(seat, row)}
        raise AssertionError("a seat with no complete line was asked to tile")

    def open_columns(self, seat: int, row: int) -> list[int]:
        """Return the legal columns for the tile of this complete line."""
        wall = self.walls[seat]
        colour = self.pattern_lines[seat][row][0]
        if self.coloured:  # AZ-31
            return [(COLOURS.index(colour) + row) % 5]
        columns = []
        for column in range(5):  # AZ-35
            column_shows_colour = any(wall[other_row][column] == colour for other_row in range(5))
            if wall[row][column] is None and not column_shows_colour:
                columns.append(column)
        return columns

    def push(self, text: str) -> None:
        """Carry out one action."""
        assert text in self.legal(), f"{text} is not legal: {sorted(self.legal())}"
        assert self.turn is not None
        if self.still_to_tile:
            self.place_on_wall(self.turn, int(text[1]) - 1, int(text[2]) - 1)
            self.tile_walls()
        else:
            self.take(self.turn, text[0], text[1], text[2])

    # A. Factory offer

    def take(self, seat: int, source: str, colour: str, target: str) -> None:
        if source == "c":
            taken = [tile for tile in self.centre if tile == colour]
            self.centre = [tile for tile in self.centre if tile != colour]
            if self.token_in_centre:  # AZ-12: before the tiles just taken
                self.token_in_centre = False
                self.took_token = seat
                self.drop_on_floor(seat, STARTING_PLAYER_TILE)
        else:
            display = self.displays[int(source) - 1]
            taken = [tile for tile in display if tile == colour]
            self.centre += [tile for tile in display if tile != colour]  # AZ-11
            self.displays[int(source) - 1] = []

        for tile in taken:
            if target == "f" or self.line_is_complete(seat, int(target) - 1):  # AZ-17, AZ-16
                self.drop_on_floor(seat, tile)
            else:  # AZ-13
                self.pattern_lines[seat][int(target) - 1].append(tile)

        if self.centre or any(self.displays):
            self.turn = (seat + 1) % self.seats  # AZ-10
        else:  # AZ-20; the tiling goes clockwise from the round's starting player
            self.still_to_tile = [(self.start + step) % self.seats for step in range(self.seats)]
            self.tile_walls()

    def drop_on_floor(self, seat: int, tile: str) -> None:
        if len(self.floor_lines[seat]) < len(FLOOR_POINTS):  # AZ-18
            self.floor_lines[seat].append(tile)
        elif tile != STARTING_PLAYER_TILE:  # AZ-18; AZ-19: the starting-player tile never goes to the lid
            self.lid[tile] += 1

    # B. Wall tiling

    def tile_walls(self) -> None:
        """Tile seat after seat, until a seat has to choose a space or all are done."""
        while self.still_to_tile:
            seat = self.still_to_tile[0]
            for row in range(5):  # AZ-30: top to bottom
                if not self.line_is_complete(seat, row):
                    continue
                columns = self.open_columns(seat, row)
                if self.coloured:
                    self.place_on_wall(seat, row, columns[0])
                elif columns:  # AZ-35: the choice is offered even with one space left
                    self.turn = seat
                    return
                else:  # AZ-36
                    for tile in self.pattern_lines[seat][row]:
                        self.drop_on_floor(seat, tile)
                    self.pattern_lines[seat][row] = []
            self.score_floor_line(seat)
            self.still_to_tile.pop(0)
        self.end_round()

    def place_on_wall(self, seat: int, row: int, column: int) -> None:
        wall = self.walls[seat]
        assert wall[row][column] is None, f"row {row + 1}, column {column + 1} is taken"
        tile, *others = self.pattern_lines[seat][row]
        wall[row][column] = tile  # AZ-30
        self.lid.update(others)  # AZ-30
        self.pattern_lines[seat][row] = []
        self.wall_gained_a_tile = True

        horizontal = unbroken_run(wall[row], column)  # AZ-32
        vertical = unbroken_run([wall[other_row][column] for other_row in range(5)], row)
        if horizontal > 1:
            self.points[seat] += horizontal
        if vertical > 1:
            self.points[seat] += vertical
        if horizontal == 1 and vertical == 1:
            self.points[seat] += 1

    def score_floor_line(self, seat: int) -> None:
        for space in range(len(self.floor_lines[seat])):  # AZ-33
            self.points[seat] += FLOOR_POINTS[space]
        self.points[seat] = max(self.points[seat], 0)
        for tile in self.floor_lines[seat]:  # AZ-34
            if tile != STARTING_PLAYER_TILE:
                self.lid[tile] += 1
        self.floor_lines[seat] = []

    # C. Next round

    def end_round(self) -> None:
        self.turn = None
        if self.wall_gained_a_tile:
            self.rounds_without_gain = 0
        else:
            self.rounds_without_gain += 1

        if any(complete_rows(wall) > 0 for wall in self.walls):  # AZ-40
            self.end_game("AZ-50")
        elif self.rounds_without_gain == 3:
            self.end_game("AZ-45")
        elif self.bag.total() + self.lid.total() == 0:
            self.end_game("AZ-44")
        else:
            if self.took_token is not None:  # AZ-34; AZ-43: else the same player starts again
                self.start = self.took_token
            self.awaiting_deal = True

    # End

    def end_game(self, rule: str) -> None:
        self.over = True
        self.ended_by = rule
        for seat in range(self.seats):  # AZ-51
            wall = self.walls[seat]
            self.points[seat] += 2 * complete_rows(wall)
            for column in range(5):
                if all(wall[row][column] is not None for row in range(5)):
                    self.points[seat] += 7
            for colour in COLOURS:
                if sum(row.count(colour) for row in wall) == 5:
                    self.points[seat] += 10

    def winners(self) -> list[int]:
        assert self.over, "nobody has won yet"
        most = max(self.points)  # AZ-52
        tied = [seat for seat in range(self.seats) if self.points[seat] == most]
        most_rows = max(complete_rows(self.walls[seat]) for seat in tied)
        return [seat for seat in tied if complete_rows(self.walls[seat]) == most_rows]

    # For the tests

    def tiles_everywhere(self) -> Counter[str]:
        """Return every tile of the game, wherever it is: always 20 of each colour."""
        tiles = self.bag + self.lid + Counter(self.centre)
        for display in self.displays:
            tiles.update(display)
        for seat in range(self.seats):
            for row in range(5):
                tiles.update(tile for tile in self.walls[seat][row] if tile is not None)
                tiles.update(self.pattern_lines[seat][row])
            tiles.update(tile for tile in self.floor_lines[seat] if tile != STARTING_PLAYER_TILE)
        return tiles


def unbroken_run(spaces: list[str | None], place: int) -> int:
    """Return the number of tiles in a row without a gap, including the one at this place."""
    first = place
    while first > 0 and spaces[first - 1] is not None:
        first -= 1
    last = place
    while last < 4 and spaces[last + 1] is not None:
        last += 1
    return last - first + 1


def complete_rows(wall: Wall) -> int:
    return sum(1 for row in wall if None not in row)
