# The pages with the rules and the lessons, whatever the game.
contents = On this page
print = Print
rule-link = Rule { $rule }
rules-options = Options
rules-options-about = Chosen when a table is created. Each option names the rule it changes.
option-yes-no = Yes or no; default: { $usual ->
    [yes] yes
   *[no] no
}.
option-values = One of: { $values }. Default: { $usual }.
option-seat = A seat, or chosen at random.
option-file = A file; only if you run Riad on your own computer.
learn-game = Learn { $game } in five moves
learn-title = Learn { $game }
learn-lasts = Five moves on a real board, about three minutes. It doesn’t count, and you can start over at any time.
learn-begin = Start
learn-again = Start over
learn-coach = The lesson
learn-step = Move { $number } of { $count }
learn-show = Show me
learn-next = Next
learn-confirm-now = Now confirm your turn.
learn-other-move = That move is legal too, but for this lesson try the marked one.
learn-other-plays = { $name } is playing.
learn-wanted = the next step of the lesson
learn-ended = Well done!
learn-play = Play against the gentle bot
learn-rules = Read the rules
learn-none = There is no lesson for this game yet.
learn-partner = Rosa
