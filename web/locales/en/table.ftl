# A table: around the board.
wait = Wait
news = What happens
points-so-far = Points so far
scored-for = Points for
scored-nothing = Nothing.
position-start = The start
keys-step = while looking back: one move back or on
keys-drag = Everything can be dragged as well, by mouse or with a finger that rests a moment.
