# The pages with the rules and the lessons, whatever the game.
contents = On this page
print = Print
rule-link = Rule { $rule }
rules-options = Options
rules-options-about = Whoever opens a table may choose these. Each is named with the rule that it changes.
option-yes-no = Yes or no; usually { $usual ->
    [yes] yes
   *[no] no
}.
option-values = One of: { $values }. Usually { $usual }.
option-seat = A seat, or drawn by lot.
option-file = For those who run Riad on their own machine: a file.
learn-game = Learn { $game } in five moves
learn-title = Learn { $game }
learn-lasts = Five moves on a real board, about three minutes. Nothing counts, and you can begin again at any time.
learn-begin = Begin
learn-again = Begin again
learn-coach = The lesson
learn-step = Move { $number } of { $count }
learn-show = Show me
learn-next = Next
learn-confirm-now = Now confirm.
learn-other-move = That would be allowed too. For this lesson, try the one that is marked.
learn-other-plays = { $name } is playing.
learn-wanted = the lesson asks for this
learn-ended = Well done!
learn-play = Play against the gentle bot
learn-rules = Read the rules
learn-none = There is no lesson for this game yet.
learn-partner = Rosa
