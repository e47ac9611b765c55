# The rules of Dream Home in our own words; a rule's message is its id.
rules-dreamhome-lead = For two to four players. Over twelve rounds everyone builds a house of twelve rooms, with a roof, furnishings and a little help. The best house wins.

rules-dreamhome-round = Setting up, and a round
rules-dreamhome-round-about = There are 60 room cards, 48 special cards (roofs, furnishings, tools and helpers) and 10 furnishing tokens. A house has two floors of five spaces each, downstairs and upstairs, and a basement of two, below the two right-hand spaces. The cards on offer lie on the track, in five columns. Everything is open except the order of the decks and the cards in the roof piles.
dh-1 = Shuffle both decks. Deal five rooms to the lower row of the track and four special cards to the upper row, above columns 2 to 5. There is never a card above column 1: that is the first-player space. In the rulebooks the youngest player starts; here the first player is drawn at random, unless the table’s creator chooses one.
dh-2 = With two or three players: as soon as the cards are dealt, the first player chooses a column, never column 1, and discards its room and special card. The rulebooks suggest skipping this with young players; a table can be set that way.
dh-3 = Starting with the first player and going clockwise, everyone takes one column: the room and the special card above it. Column 1 gives its room and, instead of a special card, the first-player marker: you will be first in the next round. The order of this round does not change.
dh-4 = If nobody takes column 1 on their turn, the marker stays with its holder, who is first again. A room taken from column 1 with a jackhammer does not change that (DH-53).
dh-5 = When everyone has taken a column, what is left on the track is discarded and new cards are dealt. After round 12 both decks are used up and the game ends. By then everyone has placed twelve rooms, and every house is full.
dh-6 = Discards are open: anyone may look through the discarded rooms and roofs, since helpers can bring them back. They include round 12’s leftovers, the columns that first players discarded and what a jackhammer cleared away. Anyone may also look at a room that lies face down in a house. (Partly our ruling.)

rules-dreamhome-placing = Where a room may go
dh-10 = Place the room you took in your house at once, in an empty space or over your own scaffolding (DH-52). It stays there: only a tool or a helper can move it. You may build from the left, the right or the middle, and leave gaps to fill later.
dh-11 = Nothing may stand directly above an empty space. Downstairs, the three left-hand spaces stand on the ground; the two right-hand ones stand on the basement, so something must be in the basement first. Scaffolding holds up what is above it, as a room does.
dh-12 = A face-up room has its place: basement rooms (garage, storage, laundry, workshop, wine cellar) go only in the two basement spaces, all other rooms only downstairs or upstairs.
dh-13 = Cards of one type side by side on a floor are one room, and larger rooms are worth more. Each type has a maximum size: one, two or three cards. No card may make a room larger than that, or join two rooms into one that is too large. Cards above each other are always separate rooms.
dh-14 = A room at its maximum size is closed, and so is a room with a furnishing: no card of its type may be placed face up next to it.
dh-15 = A card that you can’t or don’t want to place face up goes face down in any empty space with no empty space below it, including the basement. It becomes an empty room, of no type and without points. Empty rooms can stand side by side, but never form a larger room.
dh-16 = First the room is placed, then the special card takes effect. Only two special cards may act before the room: scaffolding (DH-52) and the interior designer (DH-45). (Our ruling: the rulebooks leave the order open.)

rules-dreamhome-specials = Special cards
dh-20 = Roof: put it face down on your roof pile. Nobody may look into a pile before the end, not even its owner, but everyone can see how many cards it has. A table can be set so that all roof cards are open.
dh-21 = Furnishing: put its token at once on one of your face-up rooms, of a type that the card allows and without a token. If you can, you must. If you cannot, the card is discarded and you get no token.
dh-22 = One token per room, however many cards it has, and none in an empty room. A room closed only by its size may still take one; the English and Italian rulebooks can be read otherwise, and a table can be set so that it can’t. The token lies on the card that is leftmost at that moment and stays with that card. (Our ruling.)
dh-23 = A token closes its room: from then on no card of its type may be placed face up next to it (DH-14), unless you have the interior designer (DH-45).
dh-24 = The treehouse and the birdhouse stand outside, beside the house. They need no room, and you may have both.
dh-25 = Tool: lay it face up beside your house. You may use it once, but not in the turn in which you take it; then it is discarded. A tool taken in the last round does nothing. Scaffolding is different: it is put up at once (DH-52).
dh-26 = Helper: lay it face up beside your house. Helpers work at the end of the game; only the interior designer works from the moment you take it.

rules-dreamhome-tools = Tools
dh-50 = Drill, on your turn before taking cards: swap one room on the track with one face-up card of your house. Each takes the other’s place, and the incoming card must be allowed face up in that space. A token on the outgoing card is discarded first. (That the new card lies face up is our reading.)
dh-51 = Concrete mixer, on your turn before taking cards: swap two rooms on the track. One of them may be the room in column 1. The special cards stay where they are.
dh-52 = Scaffolding: put it up at once, before or after placing this turn’s room, in an empty space with no empty space below it. It holds up what is above, but is not a room. A room card of a later round may go over it, face up or face down; the scaffolding is then discarded. None is left at the end: twelve rooms fill twelve spaces, so if its space is the only one left, the card goes there. You must put it up, but not where this turn’s room would be left without a space. Nor may the room take the scaffolding’s last space while it could go elsewhere, face up or face down. (That part is our ruling.) If there is no space for the scaffolding, or it is taken in the last round, it is discarded.
dh-53 = Jackhammer, only at the start of a round, after the first player’s discard and before the first turn: take any one room from the track and place it. The special card above it is discarded, and column 1 gives no marker. That was your turn for this round. If several players have a jackhammer, they decide in turn order from the first player, once each per round however many they have, and may use no other tool with it. (The rulebooks leave some of this open; we follow the Icelandic one.)
dh-54 = You may use any number of tools in a turn, in any order, before taking cards. A swap by drill, mixer, supplier or handyman may also change nothing. Only columns that still have a room can be chosen. A token or scaffolding that fits nowhere is discarded automatically. (Our rulings.)

rules-dreamhome-helpers = Helpers
dh-40 = Roofer: before the piles are revealed, you may choose one discarded roof card and add it to yours.
dh-41 = Supplier: swap one room card of your house, face up or face down, for a discarded room that may lie face up in that space. A token on the card you give up is lost, before the new card is judged. No card of its type may go next to a room closed by a token, whichever rulebook the table uses.
dh-42 = Handyman: swap two room cards of your house; both must then be legally placed. A face-down card stays face down. Tokens move with their card; if several end up in one room, you keep one and discard the others.
dh-43 = The rulebooks differ on the handyman and rooms with a token. Under the Icelandic one he may extend such a room, up to its maximum size. Under the English and Italian ones, both cards are lifted and each is judged in its new space: it may not go next to a room of its type if a card remaining there has a token, but a card with a token itself may join an open room. (We lack the English pages on helpers, so tables with the English rulebook follow the Italian one here.) For the owner of the interior designer, tokens close nothing, here as everywhere.
dh-44 = Architect: each functionality bonus you earned (DH-62) is worth 1 more point; under the Icelandic rulebook, only the one for bathroom, kitchen and bedroom. And each of your empty rooms is worth 1 point.
dh-45 = Interior designer: from the moment you take this card, your tokens close nothing. Rooms closed only by a token are open again, but still hold one token each. At the end each of your tokens is worth 1 more point, including those outside. If a new card joins two rooms with tokens, you choose one to keep. This already applies to the room you take in the same turn. (Our ruling.)
dh-46 = The order at the end is our ruling. First all roofers, clockwise from whoever holds the first-player marker after round 12. Then, in the same order, each player uses supplier and handyman in any order. You may always decline: with a roofer you give up that one card, otherwise everything you have left. Rooms removed by a supplier join the discards. A player whose helper can do nothing is asked too.
dh-47 = Two copies of one helper work twice, except that a second interior designer or architect does nothing. (Our ruling.)
dh-48 = Whenever tokens meet in one room, through a new card, a tool or a helper, the owner chooses at once which one stays, before anything else happens. If they meet in several rooms, these are settled one by one: basement, downstairs, upstairs, each from left to right. (Our ruling.)

rules-dreamhome-scoring = Scoring
rules-dreamhome-scoring-about = After round 12 the helpers do their work (DH-46). Then each house is scored: rooms, furnishings, functionality and roof.
dh-60 = Each room scores by its type and its number of cards: see the list of rooms. The rulebooks don’t list all cards, so some of these figures are inferred.
dh-61 = Annex rooms are worth more next to their partner: the pantry next to a kitchen, the sauna next to a bathroom, the dressing room next to a bedroom. “Next to” means directly left or right on the same floor. (Our reading.) A second partner adds nothing.
dh-62 = A functional house earns bonuses: 3 points for a bathroom on each of the two floors, and 3 points for having a bathroom, a kitchen and a bedroom, of any size, anywhere in the house. Each bonus is earned once at most.
dh-63 = Each furnishing token scores its value.
dh-64 = Roof: four cards of your pile form your roof. Four of one colour: 8 points. Four not all of one colour: 3 points. Each window among the four: 1 more point. With fewer than four cards the roof is incomplete and scores 0, windows and all. Cards not chosen score nothing. The best four are chosen for you and shown.
dh-65 = Most points wins. Tied players share the victory. Under the Icelandic rulebook, and at a table set that way, the tied player with more children pictured in the house wins: children on face-up cards, even if only partly visible. We don’t yet know how many children each card shows; until we do, such a victory is shared too, and the result says so.
dh-66 = The rulebooks’ example. Upstairs: children’s room, two-card living room, bathroom, dressing room. Downstairs: bathroom, bedroom, kitchen, pantry, kitchen. Basement: garage and an empty room. A piano and a cat house. A mixed roof with one window. Rooms 15, furnishings 4, functionality 6, roof 4: 29 points.

rules-dreamhome-fig-track = The track. Column 5 is being taken: the living room and the grey roof with a window go together. Above column 1, on the left, is the first-player space.
rules-dreamhome-fig-placing = A fourth living room. Above the others it may go face up, as a room of its own. Face down, it may also go where B and C are.
rules-dreamhome-fig-why = { $why ->
    [fits] allowed
    [below] nothing below it (DH-11)
    [floor] not a basement room (DH-12)
   *[closed] next to a closed room of its type (DH-14)
}
rules-dreamhome-fig-size = Rooms grow sideways. The badge on a room shows its points and, in small boxes, how many of its cards are there.
rules-dreamhome-fig-closed = Three closed rooms.
rules-dreamhome-fig-closed-by = { $why ->
    [size] Two cards make a full bedroom: no third one may go face up here.
    [token] The piano closes the living room, although it has only one card.
   *[down] A bathroom is never larger than one card. A second one next to it goes face down, as an empty room.
}
rules-dreamhome-fig-kinds = The four types of special card.
rules-dreamhome-fig-kind = { $kind ->
    [roof] roof
    [furnishing] furnishing
    [tool] tool
   *[helper] helper
}
rules-dreamhome-fig-kind-about = { $kind ->
    [roof] face down on your pile; four make a roof
    [furnishing] goes in one of your rooms at once; scores points
    [tool] beside the house; use it once, in a later turn
   *[helper] beside the house; works at the end of the game
}
rules-dreamhome-fig-furnishings = All furnishings: their points and the rooms they may go in. Some of these figures are inferred.
rules-dreamhome-fig-tools = The four tools.
rules-dreamhome-fig-helpers = The five helpers.
rules-dreamhome-fig-scaffold = With scaffolding in the basement, the living room can get its third card before there is a room to put below it.
rules-dreamhome-fig-rooms = All rooms: the points of a room of one, two and three cards.
rules-dreamhome-fig-roofs = Roofs and what they score.
rules-dreamhome-fig-example = The house of the example, line by line.
