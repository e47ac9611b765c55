// The same plain algorithm in C++: random players on Azul's coloured wall, to compare with the Numba rules.
//
//     g++ -O3 -march=native -DNDEBUG -o azul_twin azul_twin.cpp
//     ./azul_twin [seats=2] [games=100000]
//
// Each turn lists every legal action, picks one at random and applies it. The code deliberately has small
// arrays and simple loops, without bit masks or tables. Without -DNDEBUG the 100 tiles are counted after every
// action.
// Rule ids (AZ-..) refer to the rules document.

#include <cassert>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

constexpr int COLOURS = 5;
constexpr int LINES = 5;
constexpr int TILES_PER_COLOUR = 20;
constexpr int TILES_PER_DISPLAY = 4;
constexpr int MAX_SEATS = 4;
constexpr int MAX_SOURCES = 1 + 9;
constexpr int CENTRE = 0;  // as a source; the displays are sources 1 and up
constexpr int FLOOR = LINES;  // as the line of an action
constexpr int FLOOR_SPACES = 7;
constexpr int FLOOR_LOSS[FLOOR_SPACES + 1] = {0, 1, 2, 4, 6, 8, 11, 14};
constexpr int STARTING_TILE = COLOURS;  // as a tile on a floor line
constexpr int NO_COLOUR = -1;
constexpr int IDLE_ROUNDS = 3;
constexpr int ACTIONS_PER_COLOUR = LINES + 1;
constexpr int ACTIONS_PER_SOURCE = COLOURS * ACTIONS_PER_COLOUR;
constexpr int MAX_ACTIONS = MAX_SOURCES * ACTIONS_PER_SOURCE;

struct Player {
    int8_t wall[LINES][COLOURS] = {};  // 1 for a tile
    int8_t line_colour[LINES] = {NO_COLOUR, NO_COLOUR, NO_COLOUR, NO_COLOUR, NO_COLOUR};
    int8_t line_count[LINES] = {};
    int8_t floor[FLOOR_SPACES] = {};
    int8_t floor_count = 0;
    int16_t score = 0;
};

struct State {
    uint64_t rng = 0;
    Player players[MAX_SEATS];
    int8_t sources[MAX_SOURCES][COLOURS] = {};  // tiles of each colour
    int8_t bag[COLOURS] = {};
    int8_t lid[COLOURS] = {};
    int8_t seats = 0;
    int8_t source_count = 0;
    int8_t turn = 0;
    int8_t starting_player = 0;  // of this round; of the next after the starting tile is taken
    int8_t idle_rounds = 0;
    bool starting_tile_in_centre = false;
    bool over = false;
};

// Draw a number from 0 to bound - 1: splitmix64, then Lemire's multiply-shift on the upper half.
static int draw(State& state, int bound) {
    state.rng += 0x9E3779B97F4A7C15u;
    uint64_t mixed = state.rng;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    mixed ^= mixed >> 31;
    return static_cast<int>(((mixed >> 32) * static_cast<uint64_t>(bound)) >> 32);
}

static int wall_column(int row, int colour) {
    return (colour + row) % COLOURS;
}

static int draw_tile(State& state, int in_bag) {
    int index = draw(state, in_bag);
    int colour = 0;
    while (index >= state.bag[colour]) index -= state.bag[colour++];
    state.bag[colour]--;
    return colour;
}

// Fill the displays (AZ-3, AZ-40) and return the number of tiles dealt.
static int deal(State& state) {
    state.starting_tile_in_centre = true;  // AZ-10
    int in_bag = 0;
    for (int colour = 0; colour < COLOURS; colour++) in_bag += state.bag[colour];
    int dealt = 0;
    for (int source = CENTRE + 1; source < state.source_count; source++) {
        for (int tile = 0; tile < TILES_PER_DISPLAY; tile++) {
            if (in_bag == 0) {  // AZ-41
                for (int colour = 0; colour < COLOURS; colour++) {
                    in_bag += state.lid[colour];
                    state.bag[colour] = state.lid[colour];
                    state.lid[colour] = 0;
                }
                if (in_bag == 0) return dealt;  // AZ-42
            }
            state.sources[source][draw_tile(state, in_bag)]++;
            in_bag--;
            dealt++;
        }
    }
    return dealt;
}

static State new_game(int seats, uint64_t seed) {
    State state;
    state.rng = seed;
    state.seats = static_cast<int8_t>(seats);
    state.source_count = static_cast<int8_t>(1 + 2 * seats + 1);
    for (int colour = 0; colour < COLOURS; colour++) state.bag[colour] = TILES_PER_COLOUR;
    deal(state);
    return state;
}

static bool line_takes(const Player& player, int line, int colour) {
    if (player.line_colour[line] == colour) return player.line_count[line] < line + 1;  // AZ-14, AZ-16
    return player.line_colour[line] == NO_COLOUR && !player.wall[line][wall_column(line, colour)];  // AZ-15
}

// Write the number of every legal action, source * 30 + colour * 6 + line, and return their count.
static int legal_actions(const State& state, int16_t* actions) {
    const Player& player = state.players[state.turn];
    int count = 0;
    for (int source = 0; source < state.source_count; source++) {
        for (int colour = 0; colour < COLOURS; colour++) {
            if (state.sources[source][colour] == 0) continue;
            int first = source * ACTIONS_PER_SOURCE + colour * ACTIONS_PER_COLOUR;
            for (int line = 0; line < LINES; line++) {
                if (line_takes(player, line, colour)) actions[count++] = static_cast<int16_t>(first + line);
            }
            actions[count++] = static_cast<int16_t>(first + FLOOR);  // AZ-17
        }
    }
    return count;
}

static void drop_to_floor(State& state, Player& player, int colour, int tiles) {
    for (; tiles > 0; tiles--) {
        if (player.floor_count < FLOOR_SPACES) {
            player.floor[player.floor_count++] = static_cast<int8_t>(colour);
        } else {
            state.lid[colour]++;  // AZ-18
        }
    }
}

// Return the points for the tile just laid: its runs across and down (AZ-32).
static int tile_points(const Player& player, int row, int column) {
    const auto& wall = player.wall;
    int across = 1;
    int down = 1;
    for (int i = column - 1; i >= 0 && wall[row][i]; i--) across++;
    for (int i = column + 1; i < COLOURS && wall[row][i]; i++) across++;
    for (int i = row - 1; i >= 0 && wall[i][column]; i--) down++;
    for (int i = row + 1; i < LINES && wall[i][column]; i++) down++;
    if (across == 1) return down;
    if (down == 1) return across;
    return across + down;
}

static bool row_complete(const Player& player, int row) {
    for (int column = 0; column < COLOURS; column++) {
        if (!player.wall[row][column]) return false;
    }
    return true;
}

// The results of a wall tiling that may end the game.
struct Tiling {
    bool laid_a_tile = false;
    bool completed_a_row = false;
};

static void tile_wall(State& state, Player& player, Tiling& tiling) {
    for (int line = 0; line < LINES; line++) {
        if (player.line_count[line] < line + 1) continue;
        int colour = player.line_colour[line];
        int column = wall_column(line, colour);
        player.wall[line][column] = 1;  // AZ-30, AZ-31
        player.score += static_cast<int16_t>(tile_points(player, line, column));
        state.lid[colour] += static_cast<int8_t>(line);  // all but one of line + 1 tiles
        player.line_count[line] = 0;
        player.line_colour[line] = NO_COLOUR;
        tiling.laid_a_tile = true;
        if (row_complete(player, line)) tiling.completed_a_row = true;
    }
    player.score -= static_cast<int16_t>(FLOOR_LOSS[player.floor_count]);  // AZ-33
    if (player.score < 0) player.score = 0;
    for (int space = 0; space < player.floor_count; space++) {  // AZ-34
        if (player.floor[space] != STARTING_TILE) state.lid[player.floor[space]]++;
    }
    player.floor_count = 0;
}

static void add_bonuses(Player& player) {  // AZ-51
    for (int i = 0; i < LINES; i++) {
        int in_row = 0;
        int in_column = 0;
        int of_colour = 0;
        for (int k = 0; k < LINES; k++) {
            in_row += player.wall[i][k];
            in_column += player.wall[k][i];
            of_colour += player.wall[k][wall_column(k, i)];
        }
        if (in_row == COLOURS) player.score += 2;
        if (in_column == LINES) player.score += 7;
        if (of_colour == LINES) player.score += 10;
    }
}

static void end_round(State& state) {
    Tiling tiling;  // on the coloured wall the order of the seats does not matter
    for (int seat = 0; seat < state.seats; seat++) tile_wall(state, state.players[seat], tiling);
    state.idle_rounds = tiling.laid_a_tile ? 0 : static_cast<int8_t>(state.idle_rounds + 1);
    state.over = tiling.completed_a_row || state.idle_rounds == IDLE_ROUNDS;  // AZ-50, AZ-45
    if (!state.over) {
        state.turn = state.starting_player;  // AZ-43: unchanged if the starting tile was not taken
        state.over = deal(state) == 0;  // AZ-44
    }
    if (state.over) {
        for (int seat = 0; seat < state.seats; seat++) add_bonuses(state.players[seat]);
    }
}

static bool offer_is_empty(const State& state) {
    for (int source = 0; source < state.source_count; source++) {
        for (int colour = 0; colour < COLOURS; colour++) {
            if (state.sources[source][colour]) return false;
        }
    }
    return true;
}

static void apply(State& state, int action) {
    int source = action / ACTIONS_PER_SOURCE;
    int colour = action / ACTIONS_PER_COLOUR % COLOURS;
    int line = action % ACTIONS_PER_COLOUR;
    Player& player = state.players[state.turn];

    int taken = state.sources[source][colour];  // AZ-11
    state.sources[source][colour] = 0;
    if (source != CENTRE) {
        for (int other = 0; other < COLOURS; other++) {
            state.sources[CENTRE][other] += state.sources[source][other];
            state.sources[source][other] = 0;
        }
    } else if (state.starting_tile_in_centre) {  // AZ-12
        state.starting_tile_in_centre = false;
        state.starting_player = state.turn;
        if (player.floor_count < FLOOR_SPACES) player.floor[player.floor_count++] = STARTING_TILE;  // AZ-19
    }

    if (line != FLOOR) {  // AZ-13, AZ-16
        int room = line + 1 - player.line_count[line];
        int placed = taken < room ? taken : room;
        player.line_colour[line] = static_cast<int8_t>(colour);
        player.line_count[line] += static_cast<int8_t>(placed);
        taken -= placed;
    }
    drop_to_floor(state, player, colour, taken);

    if (offer_is_empty(state)) {  // AZ-20
        end_round(state);
    } else {
        state.turn = static_cast<int8_t>((state.turn + 1) % state.seats);
    }
}

#ifndef NDEBUG
// Return whether every colour has its 20 tiles, wherever they are: 100 in all.
static bool tiles_conserved(const State& state) {
    for (int colour = 0; colour < COLOURS; colour++) {
        int tiles = state.bag[colour] + state.lid[colour];
        for (int source = 0; source < state.source_count; source++) tiles += state.sources[source][colour];
        for (const Player& player : state.players) {
            for (int line = 0; line < LINES; line++) {
                tiles += player.wall[line][wall_column(line, colour)];
                if (player.line_colour[line] == colour) tiles += player.line_count[line];
            }
            for (int space = 0; space < player.floor_count; space++) tiles += player.floor[space] == colour;
        }
        if (tiles != TILES_PER_COLOUR) return false;
    }
    return true;
}
#endif

// Written after every game, so that the compiler cannot optimize the scoring away.
static volatile int points_of_all;

// Play one whole game and return the number of its actions.
static int play(int seats, uint64_t seed) {
    State state = new_game(seats, seed);
    int16_t actions[MAX_ACTIONS];
    int played = 0;
    while (!state.over) {
        int count = legal_actions(state, actions);
        apply(state, actions[draw(state, count)]);
        assert(tiles_conserved(state));
        played++;
    }
    int points = 0;
    for (int seat = 0; seat < seats; seat++) points += state.players[seat].score;
    points_of_all = points;
    return played;
}

// Parse a whole number from low to high, or exit with an error.
static long parse(const char* text, const char* name, long low, long high) {
    char* end = nullptr;
    errno = 0;
    long value = std::strtol(text, &end, 10);
    if (end == text || *end != '\0' || errno != 0 || value < low || value > high) {
        std::fprintf(stderr, "azul_twin: %s must be a whole number from %ld to %ld\n", name, low, high);
        std::exit(2);
    }
    return value;
}

int main(int argc, char** argv) {
    if (argc > 3) {
        std::fprintf(stderr, "usage: azul_twin [seats=2] [games=100000]\n");
        return 2;
    }
    int seats = argc > 1 ? static_cast<int>(parse(argv[1], "seats", 2, MAX_SEATS)) : 2;
    long games = argc > 2 ? parse(argv[2], "games", 1, 1000000000) : 100000;

    long actions = 0;
    auto started = std::chrono::steady_clock::now();
    for (long game = 0; game < games; game++) actions += play(seats, static_cast<uint64_t>(game));
    std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;

    double seconds = elapsed.count();
    double games_played = static_cast<double>(games);
    double actions_played = static_cast<double>(actions);
    std::printf("{\"game\": \"azul\", \"seats\": %d, \"games_per_s\": %.0f, \"actions_per_s\": %.0f, "
                "\"actions_per_game\": %.2f}\n",
                seats, games_played / seconds, actions_played / seconds, actions_played / games_played);
    return 0;
}
