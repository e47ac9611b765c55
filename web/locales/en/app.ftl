# The interface. Messages are in the same order in every language.
skip = Skip to content
home-link = Home
title-azul = Azul
title-alhambra = Alhambra
title-dreamhome = Dream Home
loading = Loading…
not-here = This page isn’t available offline
not-here-about = You’re offline, and this page has never been opened on this device. It will load as soon as you’re back online.
no-script = Riad needs JavaScript. Please enable it for this page.
nowhere = Page not found
language = Language
theme = Theme
theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
theme-is = Theme: { $theme ->
    [light] light
    [dark] dark
   *[system] system
}
settings = Settings
settings-kept = Saved in this browser.
settings-lead = These settings are saved in this browser and apply immediately. You won’t lose a turn you’ve started.
privacy = Privacy
less-motion = Reduce motion
sound = Play a soft sound when it’s my turn and the page is in the background
countdown = Confirm a finished turn automatically after four seconds
connecting = Connecting…
offline = You’re offline.
offline-about = What you started is saved here and will continue when you’re back online.
crowded-about = Too many connections are open for you or your network. Close some Riad tabs; this one will reconnect automatically.
new-version = A new version of Riad is available.
reload = Reload
later = Later
me = You
me-as = You: { $name }

headline = Three building games around one courtyard
lead = Play free in your browser, with friends or against bots. No account needed.
level = Bot level
level-name = { $level ->
    [gentle] Gentle
    [casual] Casual
    [keen] Keen
    [strong] Strong
   *[master] Master
}
level-about = { $level ->
    [gentle] For your first games; lets mistakes go.
    [casual] Easygoing; forgives the odd slip.
    [keen] Plays soundly; rarely misses a good move.
    [strong] Thinks several moves ahead.
   *[master] The strongest bot we have.
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
game-seats = 2–{ $most } players
about-azul = Take glazed tiles and lay them on the palace wall.
about-alhambra = Buy towers, gardens and walls; build the finest palace.
about-dreamhome = Choose rooms and furnish the house of your dreams.
first-start = First start: this server is compiling the games, which it does only once. You can read the rules and lessons now; each game opens as soon as it’s ready.
preparing-share = Preparing… { $percent }%
preparing-left = about { $seconds } s left
preparing-waits = Queued
preparing-failed = This game couldn’t be prepared. The server’s log says why.
prepared = { $game } is ready to play.
play-now = Play now
with-friends = With friends
same-screen = Same screen
more-choices = More opponents and options
rules = Rules
rules-about = Every rule has an id. When a move isn’t allowed, Riad names the rule that forbids it.
learn = Learn
my-matches = My matches
no-matches = No matches yet. They’ll appear here.
no-other-matches = No other matches right now.
bring-in = Import a match
bring-in-about = Open a .riad file and step through it move by move.
brought-in = Imported
open-tables = Open tables
no-tables = No open tables right now. Create one for friends and list it publicly.
being-played = In progress
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
listed = List publicly, so anyone can join or watch
correspondence = Correspondence: three days per turn
clock = Time per player
clock-none = No clock
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} plus 10 seconds per turn
clock-turn = { $time } per turn
clock-more = { $time } each, plus { $more } seconds per turn
clock-only = { $time } each
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
takeover = If someone leaves or runs out of time
takeover-none = If someone leaves, the match ends
takeover-by = { $level ->
    [gentle] If someone leaves, a gentle bot takes over
    [casual] If someone leaves, a casual bot takes over
    [keen] If someone leaves, a keen bot takes over
    [strong] If someone leaves, a strong bot takes over
   *[master] If someone leaves, a master bot takes over
}
takeover-no-bot = The match ends
takeover-bot = { $level ->
    [gentle] A gentle bot takes over
    [casual] A casual bot takes over
    [keen] A keen bot takes over
    [strong] A strong bot takes over
   *[master] A master bot takes over
}
agreed = Table settings
rule = Rule
options = Options and the rules they change
option-wall = Which side of the player boards is used.
option-first = Which seat starts the first round.
option-scoring_cards = Where the scoring cards go in their piles.
option-open_hands = Everyone sees everyone’s money.
option-edition = Which rulebook applies where they differ.
option-no_discard = Skip the first player’s discard, as the rulebooks suggest for young players.
option-closed_rooms_refuse_tokens = A room at its maximum size can’t take a furnishing token.
option-children_tiebreak = Ties go to the house with more children, as in the Icelandic rulebook.
option-open_roofs = Everyone may look at the roof piles.
option-components = Card figures to use instead of Riad’s own, counted from a copy of the game.
value-seed = Random
value-coloured = coloured
value-grey = grey (any space in the row)
value-on_top = on top
value-shuffled_in = shuffled in
value-en = English
value-is = Icelandic
value-it = Italian
make-table = Create table
start = Start
cancel = Cancel
close = Close

invite = Invite your friends
invite-how = Share this link, or let them scan the code. The match starts when every seat is taken.
link = Link to this table
copy = Copy
copied = Copied
share = Share
code = QR code for the link
seats = Seats
seat-free = free
seat-taken-by = { $name } joined the table.
seat-left-by = { $name } left the table.
kept-for = reserved for { $name }
you = you
sit = Sit here
add-bot = { $level ->
    [gentle] Add a gentle bot
    [casual] Add a casual bot
    [keen] Add a keen bot
    [strong] Add a strong bot
   *[master] Add a master bot
}
stand = Leave seat
send-away = Remove
close-table = Close this table

opening = Loading the table…
opening-offline = The table will load when you’re back online.
opening-preparing = This game is being prepared. The table will load as soon as it’s ready.
no-table = Table not found
no-table-about = The link may be incomplete, or the table may have been removed.
cancelled = This table was closed
score = score
enlarge = Enlarge { $name }’s board
log = Log
log-start = The game begins
log-leave = { $why ->
    [time] runs out of time
   *[resigned] resigns
}
log-taken-over = { $bot } takes over
log-abandon = asks to end the match with no result
log-cancel = The table was closed
log-rematch = A rematch was created
log-record = A saved match was imported
all-of-it = Show all { $count }
less = Show fewer
chat = Chat
chat-onlookers = Spectator chat
say-something = Write a message
say = Send
chat-options = Options for { $name }: { $text }
deleted-player = Deleted player
table-tools = Table menu
resign = Resign
resign-sure = Resign this match? That ends it for everyone.
resign-sure-bot = { $level ->
    [gentle] Leave this match? A gentle bot will play on for you.
    [casual] Leave this match? A casual bot will play on for you.
    [keen] Leave this match? A keen bot will play on for you.
    [strong] Leave this match? A strong bot will play on for you.
   *[master] Leave this match? A master bot will play on for you.
}
stop = End with no result
stop-sure = Ask the others to end the match with no result?
stop-sure-alone = End the match with no result?
stop-wish = Request to end the match with no result: { $names }. To decline, just keep playing.
stop-agree = Agree
stop-asked = You asked to end the match with no result. Still to agree: { $names }.
your-move = Your move
undo = Undo
confirm = Confirm
sending = Sending…
sending-again = No answer yet. Your turn is saved here and will be sent again.
since = { $count ->
    [one] One turn was played while you were away.
   *[other] { $count } turns were played while you were away.
}
step-through = Step through
dismiss = Dismiss
rematch-made = A rematch is ready.
claim-time = Claim the timeout
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
    [abandoned] The players agreed to end the match.
   *[rules] The game is over.
}
total = Total
winner = winner
rematch = Rematch
replay = Review the match
export = Download the match
position = Position
position-of = Position { $number } of { $most }
step-back = Previous
step-on = Next
to-present = Latest position
to-your-turn = Your turn: continue

keys = Keyboard shortcuts
keys-tab = move to the next area
keys-arrows = move around the board
keys-choices = jump to the next or previous option
keys-enter = choose
keys-undo = undo one step
keys-undo-all = undo the whole turn
keys-confirm = confirm the turn
keys-help = show this help

plain-todo = Choose a move.
plain-moves = Moves
plain-note = This game has no board of its own yet. You can play it from this list of moves.
plain-none = None right now.
plain-position = Position

error-offline = No answer from the server. Check your connection; nothing is lost.
error-stale = The match has moved on. Here is the current position.
error-not_your_turn = It’s not your turn.
error-not_signed_in = Choose a name or log in first.
error-not_allowed = You can’t do that here.
error-not_found = Not found.
error-taken = That seat is already taken.
error-name_taken = That username is already taken.
error-wrong_password = Wrong username or password.
error-weak_password = That password is too easy to guess. Choose a longer one.
error-bad_name = That name can’t be used.
error-bad_login = That username can’t be used.
error-passkey_refused = That passkey wasn’t accepted.
error-proof_needed = Confirm that it’s you first: you need to have logged in within the last 10 minutes.
error-banned = The operator of this server has closed this account.
error-blocked = You can’t join a table with someone you’ve blocked or who has blocked you.
error-link_used = This link has expired or was already used. Ask the operator for a new one.
error-no_such_person = That person is no longer here.
error-too_many_requests = Too many requests. Wait a moment.
error-preparing = This game is still being prepared. Try again in a moment.
error-unavailable = The server isn’t responding. Try again.
error-internal = Something went wrong on our side. Everything you had confirmed is safe.
error-too_large = That’s too large.
error-has_account = You already have an account.
error-illegal_move = That move isn’t allowed.
error-unknown_move = That isn’t a move in this game.
error-bad_option = That setting isn’t valid.
error-bad_request = The server couldn’t read that request.
error-not_now = That isn’t possible right now.
error-try_again = Someone else got there first. Try again.
error-incomplete_turn = Your turn isn’t complete yet. Finish it, then confirm.
error-too_many_moves = Your turn ends before that move.
error-rules_changed = The rules have been corrected since this match began. You can still review it, but not continue it.
error-bad_file = That file isn’t a complete saved match.
error-bad_label = That name can’t be used.
error-push_failed = Your browser’s push service isn’t responding. Try again later.
error-elsewhere = This turn was played in another window, so the unfinished move here was discarded.

# A table: around the board.
wait = Wait
news = Game updates
points-so-far = Score so far
scored-for = Points for
scored-nothing = Nothing.
position-start = Start
position-loading = Loading this position…
keys-step = when reviewing: previous or next move
keys-ends = when reviewing: first or last position
keys-drag = You can also drag pieces, with the mouse or with a long press.
signed-out = You’re logged out, so you can only watch.
sign-in = Log in
connected-again = Back online.
undo-all = Undo all
countdown-said = Your turn will be sent in four seconds. Press Wait to hold it.
countdown-held = On hold. Confirm when you’re ready.
letters = Single-key shortcuts: C, U and ?
copy-link = Copy the link
copy-link-here = Link to this position
time-left = { $seconds } seconds left.
time-up = Your time is up.
time-claim = { $name } has run out of time. You can claim the timeout.
log-lines = Details
