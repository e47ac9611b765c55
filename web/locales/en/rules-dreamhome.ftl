# The rules of Dream Home in our own words; a rule's message is its id.
rules-dreamhome-lead = For two to four players. In twelve rounds everyone builds a house of twelve rooms, with a roof, furnishings and some help. Whoever builds the best one wins.

rules-dreamhome-round = Setting up, and a round
rules-dreamhome-round-about = There are 60 room cards, 48 special cards (roofs, furnishings, tools and helpers) and 10 furnishing tokens. A house has two floors of five spaces and a basement of two, under the two spaces on the right. The cards on offer lie on the track, in five columns. Everything is open but the order of the decks and the cards in the roof piles.
dh-1 = Shuffle the two decks. Deal five rooms to the lower row of the track and four special cards to the upper row, above columns 2 to 5. Nothing ever lies above column 1: that is the first-player space. The books let the youngest begin; here the first player is drawn by lot, unless whoever sets up the table names one.
dh-2 = With two or three players: as soon as the cards are dealt, the first player chooses a column, never column 1, and discards its room and its special card. The books suggest leaving this out with young players; a table may be set so.
dh-3 = Starting with the first player and going clockwise, everyone takes one column: the room and the special card above it. Column 1 gives its room and, instead of a special card, the first-player marker: you will be first in the next round. The order of this round does not change.
dh-4 = If nobody takes column 1 on their turn, the marker stays with its holder, who is first again. A room taken from column 1 with a jackhammer does not change that (DH-53).
dh-5 = When everyone has taken a column, what is left on the track is discarded and new cards are dealt. After round 12 both decks are used up and the game ends. By then everyone has placed twelve rooms, and every house is full.
dh-6 = Discards lie open: anyone may look through the rooms and the roofs among them, since helpers can bring them back. What is left over in round 12, the columns that first players discarded and what a jackhammer threw away are among them. A room that lies face down in a house may also be looked at by anyone. The books do not say all of this; we chose it.

rules-dreamhome-placing = Where a room may go
dh-10 = Put the room you took into your house at once, in an empty space or over your own scaffolding (DH-52). There it stays: only a tool or a helper can move it. You may build from the left, the right or the middle, and leave gaps to fill later.
dh-11 = Nothing may stand directly above an empty space. The three left spaces of the first floor stand on the ground. The two right ones stand on the basement, so something must be in the basement first. Scaffolding holds up what is above it, as a room does.
dh-12 = A room that lies face up has its place: basement rooms (garage, storage, laundry, workshop, wine cellar) go only in the two basement spaces, all other rooms only on the two floors.
dh-13 = Cards of one type side by side on one floor are one room, and larger rooms are worth more. Each type has a largest size: one, two or three cards. No card may make a room larger than that, nor join two rooms into one that is larger. Cards above each other are always separate rooms.
dh-14 = A room of its largest size is closed, and so is a room with a furnishing: no card of its type may be put face up beside it.
dh-15 = A card that you cannot put face up, or would rather not, goes face down in any empty space that has no empty space below it, the basement included. It is then an empty room: of no type, and worth 0 points. Empty rooms may stand side by side, but they never make a larger room.
dh-16 = First the room is placed, then the special card takes effect. Only two special cards may act before the room: scaffolding (DH-52) and the interior designer (DH-45). The books leave the order open; this is our choice.

rules-dreamhome-specials = Special cards
dh-20 = Roof: put it face down on your roof pile. Nobody may look into a pile before the end, not even its owner; how many cards are in it can be seen. A table may be set so that everyone sees all roof cards.
dh-21 = Furnishing: put its token at once on one of your face-up rooms, of a type that the card allows and without a token. If you can, you must. If you cannot, the card is discarded and you get no token.
dh-22 = One token to a room, however many cards it has, and none in an empty room. A room that is closed only by its size may still take one. The English and Italian books can be read otherwise, and a table may be set so that it takes none. The token lies on the card that is leftmost in the room at that moment and stays with that card; this last detail is our choice.
dh-23 = A token closes its room: from now on no card of its type may be put face up beside it (DH-14). Only the owner of the interior designer is free of this (DH-45).
dh-24 = The treehouse and the birdhouse stand outside, beside the house. They need no room, and you may have both.
dh-25 = Tool: lay it face up beside your house. You may use it once, but not in the turn in which you take it; then it is discarded. A tool taken in the last round does nothing. Scaffolding is different: it is put up at once (DH-52).
dh-26 = Helper: lay it face up beside your house. Helpers work at the end of the game; only the interior designer works from the moment you take it.

rules-dreamhome-tools = Tools
dh-50 = Drill, on your turn before you take cards: exchange one room on the track for one face-up card of your house. Each goes to the other’s place, and the card that comes in must be allowed to lie face up in that very space. A token on the card that leaves is discarded first. That the new card lies face up is our reading.
dh-51 = Concrete mixer, on your turn before you take cards: two rooms on the track change places. One of them may be the room in column 1. The special cards stay where they are.
dh-52 = Scaffolding: put it up at once, before or after placing this turn’s room, in an empty space that has no empty space below it. It holds up what is above, but it is no room. A room card of a later round may go over it, face up or face down, and the scaffolding is then discarded. At the end none is left: twelve rooms fill twelve spaces, so when its space is the only one, the card goes there. You have to put it up, but not where this turn’s room would be left without a space. And the room may not take the scaffolding’s last space as long as it could go elsewhere, face up or face down; that is our choice. If there is no space for it at all, or it is taken in the last round, it is discarded.
dh-53 = Jackhammer, only at the start of a round, after the first player’s discard and before the first turn: take any one room from the track and place it. The special card above it is discarded, and column 1 gives no marker. That was your turn of this round. If several players have a jackhammer, they are asked in turn order from the first player; each once a round, however many they have, and no other tool goes with it. The books leave some of this open; we follow the Icelandic one.
dh-54 = You may use any number of tools in one turn, in any order, before you take cards. An exchange by drill, mixer, supplier or handyman may also change nothing. Only columns that still have a room can be chosen. A token or scaffolding that has no place is discarded without asking. All of this is our choice.

rules-dreamhome-helpers = Helpers
dh-40 = Roofer: before the piles are looked at, you may choose one discarded roof card and add it to yours.
dh-41 = Supplier: exchange one room card of your house, face up or face down, for a discarded room that may lie face up in that space. A token on the card you give up is lost, and it is gone before the new card is judged. Beside a room closed by a token no card of its type may be put, whichever book the table plays by.
dh-42 = Handyman: two room cards of your house change places, and both must then lie as the rules for placing allow. A face-down card stays face down. Tokens move with their card; if several end up in one room, you choose the one that stays and discard the others.
dh-43 = The books differ about the handyman and rooms with a token. By the Icelandic book he may make such a room larger, up to its largest size. By the English and the Italian book, both cards are lifted and then each is judged in its new space: it may not go beside a room of its type when a card remaining there has a token, but a card that has a token itself may join an open room. (The English pages about helpers are lost to us, so English tables follow the Italian book here.) For the owner of the interior designer tokens close nothing, here as everywhere.
dh-44 = Architect: each bonus that you earned for a functional house (DH-62) is worth 1 point more; by the Icelandic book only the one for bathroom, kitchen and bedroom. And each of your empty rooms is worth 1 point.
dh-45 = Interior designer: from the moment you take this card, your tokens close nothing. Rooms that were closed only by a token are open again; they still hold one token each. At the end every token of yours is worth 1 point more, those outside included. If a new card joins two rooms that have tokens, you keep one token and choose which. It works already for the room you take in the same turn; that is our choice.
dh-46 = The order at the end is our choice. First all roofers, from whoever holds the first-player marker after round 12, clockwise. Then, in the same order, each player uses supplier and handyman in the order they like. You may always do without: with a roofer you give up that one card, otherwise everything that is left to you. Rooms that a supplier removes join the discards. A player whose helper can do nothing is asked as well.
dh-47 = Two copies of one helper work twice; only a second interior designer or architect does nothing. This is our choice.
dh-48 = Whenever tokens meet in one room, by a new card, a tool or a helper, the owner says at once which one stays, before anything else happens. If they meet in several rooms, those are settled one by one: basement, first floor, second floor, each from left to right. This is our choice.

rules-dreamhome-scoring = Scoring
rules-dreamhome-scoring-about = After round 12 the helpers do their work (DH-46). Then each house is scored: rooms, furnishings, functionality and roof.
dh-60 = Each room scores by its type and by how many cards it has: see the list of rooms. The books do not list all the cards, so some of these figures are inferred.
dh-61 = Annex rooms are worth more beside their partner: the pantry beside a kitchen, the sauna beside a bathroom, the dressing room beside a bedroom. Beside means directly left or right on the same floor; that is our reading. A second partner adds nothing.
dh-62 = A functional house earns bonuses: 3 points for a bathroom on each of the two floors, and 3 points for having a bathroom, a kitchen and a bedroom, of any size, anywhere in the house. Each bonus is earned once at most.
dh-63 = Each furnishing token scores its value.
dh-64 = Roof: four cards of your pile become your roof. Four of one colour: 8 points. Four that are not all of one colour: 3 points. Each window among the four: 1 point more. With fewer than four cards the roof is incomplete and scores 0, windows and all. Cards that are not chosen score nothing. The best four are chosen for you and shown.
dh-65 = Most points wins. Players who tie share the victory. By the Icelandic book, and at a table set so, the one with more children drawn in the house wins the tie: children on face-up cards, even if only a part of them is seen. How many children each card has is not known to us yet; until it is, such a victory is shared too, and the result says so.
dh-66 = The example of the books, pictured here. Second floor: children’s room, living room of two cards, bathroom, dressing room. First floor: bathroom, bedroom, kitchen, pantry, kitchen. Basement: garage and an empty room. A piano and a cat house. A roof of mixed colours with one window. Rooms 15, furnishings 4, functionality 6, roof 4: 29 points.

rules-dreamhome-fig-track = The track. Column 5 is being taken: the living room and the grey roof with a window go together. Above column 1, on the left, is the first-player space.
rules-dreamhome-fig-placing = A fourth living room. Above the others it may lie face up, as a room of its own. Face down it may also go where B and C are.
rules-dreamhome-fig-why = { $why ->
    [fits] allowed
    [below] nothing is below it (DH-11)
    [floor] not a basement room (DH-12)
   *[closed] beside a closed room of its type (DH-14)
}
rules-dreamhome-fig-size = Rooms grow sideways. The badge on a room tells its points and, in small boxes, how many of its cards are there.
rules-dreamhome-fig-closed = Three rooms that are closed.
rules-dreamhome-fig-closed-by = { $why ->
    [size] Two bedroom cards are a full bedroom: no third one may lie face up here.
    [token] The piano closes the living room, although it has only one card.
   *[down] A bathroom is never larger than one card. A second one beside it lies face down, as an empty room.
}
rules-dreamhome-fig-kinds = The four kinds of special cards.
rules-dreamhome-fig-kind = { $kind ->
    [roof] roof
    [furnishing] furnishing
    [tool] tool
   *[helper] helper
}
rules-dreamhome-fig-kind-about = { $kind ->
    [roof] face down on your pile; four make a roof
    [furnishing] into one of your rooms at once; scores points
    [tool] beside the house; use it once, in a later turn
   *[helper] beside the house; works at the end of the game
}
rules-dreamhome-fig-furnishings = All furnishings: their points and the rooms they may go in. Some of these figures are inferred.
rules-dreamhome-fig-tools = The four tools.
rules-dreamhome-fig-helpers = The five helpers.
rules-dreamhome-fig-scaffold = With scaffolding in the basement the living room can have its third card before there is a room to put below it.
rules-dreamhome-fig-rooms = All rooms: the points of a room of one, two and three cards.
rules-dreamhome-fig-roofs = Roofs and what they score.
rules-dreamhome-fig-example = The house of the example, line by line.
