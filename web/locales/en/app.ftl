# The interface. Messages are in the same order in every language.
skip = To the content
home-link = Home
title-azul = Azul
title-alhambra = Alhambra
title-dreamhome = Dream Home
loading = Loading…
not-here = This page is not here yet
not-here-about = There is no connection, and this page was never open on this device. It comes by itself when the connection is back.
no-script = Riad needs JavaScript: please allow it for this page.
nowhere = There is no such page
language = Language
theme = Colours
theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
}
theme-is = Colours: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}
settings = Settings
settings-kept = Kept in this browser.
settings-lead = Everything here is kept in this browser and takes effect at once. A move that you have half made stays as it is.
privacy = Privacy
less-motion = Less motion
sound = A soft tone when it is my turn and the page is in the background
countdown = Confirm a finished turn automatically after four seconds
connecting = Connecting…
offline = No connection.
offline-about = What you have begun is kept here, and goes on by itself when the connection is back.
new-version = There is a new version of Riad.
reload = Reload
later = Later
me = You
me-as = You: { $name }

headline = Three building games round one courtyard
lead = Play with friends or bots, in the browser, free. No account needed.
level = How strong the bots play
level-name = { $level ->
    [gentle] Gentle
    [casual] Casual
    [keen] Keen
    [strong] Strong
   *[master] Master
}
level-about = { $level ->
    [gentle] For first games; lets mistakes pass.
    [casual] Plays along and forgives a slip.
    [keen] Plays soundly and looks ahead.
    [strong] Calculates well ahead.
   *[master] As well as the engine can.
}
level-bot = { $level ->
    [gentle] Gentle bot
    [casual] Casual bot
    [keen] Keen bot
    [strong] Strong bot
   *[master] Master bot
}
level-bot-number = { level-bot } { $number }
game-facts = 2–{ $most } players · about { $minutes } min
about-azul = Take glazed tiles and lay them on the palace wall.
about-alhambra = Buy towers, gardens and walls; build the finest palace.
about-dreamhome = Choose rooms and furnish the house of your dreams.
first-start = First start: this server is compiling the games, which it does only once. You can read the rules and lessons now; each game opens as soon as it’s ready.
preparing-share = Preparing… { $percent }%
preparing-left = about { $seconds } s left
preparing-waits = Waiting its turn
preparing-failed = This game couldn’t be prepared. The server’s log says why.
prepared = { $game } is ready to play.
play-now = Play now
with-friends = With friends
same-screen = Same screen
more-choices = More opponents and options
rules = Rules
rules-about = Each rule has an id: when a move is refused, you are told which rule forbids it.
learn = Learn
my-matches = My matches
no-matches = Nothing here yet: your matches will be listed here.
no-other-matches = Nothing else just now.
bring-in = Bring in a saved match
bring-in-about = A .riad file, to look back on it move by move.
brought-in = Brought in
open-tables = Open tables
no-tables = Nobody is waiting just now. Open a table with friends and list it for everyone.
being-played = Being played now
waits-for-you = Waiting for you
waiting-players = Waiting for players
waiting-for = Waiting for { $name }
finished = Finished
ago-now = just now
ago-minute = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hour = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-day = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
your-turn = Your turn
turn-of = { $name } to play
to-act = to act
go-on = Continue
review = Review
watch = Watch
join = Join
seats-taken = { $taken } of { $seats } seats
friendly-names = Jasmine, Cedar, Saffron, Olive, Almond, Swallow, Fig, Cypress, Mint, Heron, Sage, Clover, Hazel, Lark, Juniper, Poppy

setup-bots = against bots
setup-friends = with friends
setup-screen = on this screen
players = Players
your-name = Your name
name-of = Name of player { $number }
player-number = Player { $number }
seat-number = Seat { $number }
listed = List it, so that anyone may join and watch
correspondence = By correspondence: three days for a turn
clock = Time for each player
clock-none = No clock
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} and 10 seconds a turn
clock-turn = { $time } for a turn
clock-more = { $time } each and { $more } seconds a turn
clock-only = { $time } each
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
takeover = If somebody leaves or runs out of time
takeover-none = If somebody leaves, the match ends
takeover-by = { $level ->
    [gentle] If somebody leaves, a gentle bot takes over
    [casual] If somebody leaves, a casual bot takes over
    [keen] If somebody leaves, a keen bot takes over
    [strong] If somebody leaves, a strong bot takes over
   *[master] If somebody leaves, a master bot takes over
}
takeover-no-bot = The match ends
takeover-bot = { $level ->
    [gentle] A gentle bot takes over
    [casual] A casual bot takes over
    [keen] A keen bot takes over
    [strong] A strong bot takes over
   *[master] A master bot takes over
}
agreed = What was agreed
rule = Rule
options = Options and the rules they change
option-wall = The side of the player boards that faces up.
option-first = The seat that starts the first round.
option-scoring_cards = Where the scoring cards lie in their piles.
option-open_hands = Everyone sees everyone’s money.
option-edition = Which rulebook applies where they differ.
option-no_discard = The first player discards no column, as the books advise for children.
option-closed_rooms_refuse_tokens = A room of full size takes no furnishing token.
option-children_tiebreak = More children in the house break a tie, as in the Icelandic book.
option-open_roofs = Everyone may look at every roof pile.
value-seed = Drawn by lot
value-coloured = coloured
value-grey = grey (any space of the row)
value-on_top = on top
value-shuffled_in = shuffled in
value-en = English
value-is = Icelandic
value-it = Italian
make-table = Open the table
start = Start
cancel = Cancel
close = Close

invite = Invite your friends
invite-how = Send this link, or let them point a phone at the code. The game starts when all seats are taken.
link = Link to this table
copy = Copy
copied = Copied
share = Share
code = QR code of the link
seats = Seats
seat-free = free
seat-taken-by = { $name } sits down.
seat-left-by = { $name } stands up.
kept-for = kept for { $name }
you = you
sit = Sit here
stand = Stand up
send-away = Send away
close-table = Close this table

opening = Opening the table…
opening-offline = The table opens as soon as the connection is back.
opening-preparing = This game is being prepared. The table opens as soon as it’s ready.
no-table = This table is not to be found
no-table-about = Perhaps the link was cut short, or the table was removed.
cancelled = This table was closed
score = score
enlarge = Larger board: { $name }
log = Log
log-start = The game begins
log-leave = { $why ->
    [time] is out of time
   *[resigned] resigns
}
log-taken-over = { $bot } plays on
log-abandon = asks to stop without a result
log-cancel = The table was closed
log-rematch = A rematch was opened
log-record = A saved match was brought in
all-of-it = Show all { $count }
less = Show fewer
chat = Chat
chat-onlookers = Chat of the onlookers
say-something = Say something
say = Say
chat-options = Options for { $name }: { $text }
deleted-player = Deleted player
table-tools = Around the table
resign = Resign
resign-sure = Really give up?
resign-sure-bot = { $level ->
    [gentle] Really leave? A gentle bot plays on for you.
    [casual] Really leave? A casual bot plays on for you.
    [keen] Really leave? A keen bot plays on for you.
    [strong] Really leave? A strong bot plays on for you.
   *[master] Really leave? A master bot plays on for you.
}
stop = Stop without a result
stop-sure = Ask the others to stop without a result?
stop-sure-alone = Really stop without a result?
stop-wish = { $names } would like to stop without a result. Whoever plays on declines.
stop-agree = Stop
stop-asked = You would like to stop without a result. Not yet agreed: { $names }.
your-move = Your move
undo = Undo
confirm = Confirm
sending = Sending…
sending-again = No answer yet: your turn is kept here and sent again.
since = { $count ->
    [one] One turn was played since you were here.
   *[other] { $count } turns were played since you were here.
}
step-through = Step through
dismiss = Dismiss
rematch-made = There is a rematch.
claim-time = Claim the time-out
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
you-won = You won
won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
no-winner = No result
ended-by = { $why ->
    [resigned] { $name } resigned.
    [time] { $name } ran out of time.
    [abandoned] The players agreed to stop.
   *[rules] The game is over.
}
total = Total
winner = winner
rematch = Rematch
replay = Look back
export = Save the match
position = Position
position-of = Position { $number } of { $most }
step-back = Back
step-on = Next
to-present = To the present
to-your-turn = Your turn: go on

keys = Keys
keys-tab = from one part to the next
keys-arrows = over the board, by place on the screen
keys-choices = to the next or previous thing that can be chosen
keys-enter = choose
keys-undo = one step back
keys-undo-all = take the whole turn back
keys-confirm = confirm the turn
keys-help = this page

plain-todo = Choose a move.
plain-moves = Moves
plain-note = This game’s own board is on its way; until then it can be played with this list.
plain-none = None just now.
plain-position = Position

error-offline = No answer came. Check the connection; nothing is lost.
error-stale = The table has gone on meanwhile: here is how it stands now.
error-not_your_turn = It is not your turn.
error-not_signed_in = Say who you are first: choose a name, or log in.
error-not_allowed = That is not for you to do.
error-not_found = There is nothing here.
error-taken = Somebody sits there already.
error-name_taken = This login is taken.
error-wrong_password = Login or password is wrong.
error-weak_password = This password is too easy to guess: take a longer one.
error-bad_name = This name cannot be used.
error-bad_login = This login cannot be used.
error-passkey_refused = The passkey was not accepted.
error-proof_needed = Confirm that it’s you first: this needs a login within the last 10 minutes.
error-banned = The operator of this server has closed this account.
error-blocked = Someone at this table does not play with you.
error-link_used = This link has expired or was already used. Ask the operator for a new one.
error-no_such_person = This person is no longer here.
error-too_many_requests = Too many at once: wait a moment.
error-preparing = This game is still being prepared. Try again in a moment.
error-unavailable = The server does not answer just now: try again.
error-internal = Something went wrong on our side; nothing was changed that was not confirmed.
error-too_large = That is too much.
error-has_account = You have an account already.
error-illegal_move = This move is not allowed.
error-unknown_move = There is no such move.
error-bad_option = This cannot be chosen like that.
error-bad_request = The server did not understand that.
error-not_now = That is not possible just now.
error-try_again = Somebody else was quicker: try again.
error-incomplete_turn = The turn is not over yet.
error-too_many_moves = The turn is over before that.
error-rules_changed = The rules were mended since: this match is kept as it is, but cannot be played on.
error-bad_file = This is not a whole saved match.
error-bad_label = This name cannot be used.
error-push_failed = The browser’s push service does not answer just now: try again later.
error-elsewhere = This turn was played in another window: what was begun here is taken back.

# A table: around the board.
wait = Wait
news = What happens
points-so-far = Points so far
scored-for = Points for
scored-nothing = Nothing.
position-start = The start
position-loading = Loading this position…
keys-step = while looking back: one move back or on
keys-ends = while looking back: to the start or to the last move
keys-drag = Everything can be dragged as well, by mouse or with a finger that rests a moment.
signed-out = You are signed out: at a table you only watch.
sign-in = Log in
connected-again = Connected again.
undo-all = Undo all
countdown-said = The turn sends itself in four seconds; press Wait to stop that.
countdown-held = The turn waits for you: confirm it when you like.
letters = Keys of one letter: C, U and ?
copy-link = Copy the link
copy-link-here = Link to this position
time-left = { $seconds } seconds left.
time-up = Your time is up.
time-claim = { $name } is out of time: you can claim the time-out.
log-lines = In detail
