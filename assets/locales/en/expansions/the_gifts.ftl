# The Gifts: secret cards for extending what others control.
expansion-the_gifts = The Gifts
    .description = Secret cards for extending what others control; 25 cards
label_GIFT = gift
    .description = Your secret gifts (The Gifts)
label_GIFT_SHOW = show
    .description = Your gifts, what each does, and whether you may open one now
label_GIFT_OPEN = open
    .description = Open a gift before you lay your tile; you see first what it does
label_GIFT_KEEP = keep
    .description = Which of two tiles you lay
label_GIFT_CARD = card
    .description = Which of your gifts
label_GIFT_TARGET = target
    .description = Where, or which figure; the list shows what is possible
label_GIFT_TILE = tile
    .description = The letter of the tile
option-the_gifts-control = Gifts: when a road or city counts as somebody else’s
value-the_gifts-control-majority_of_others = a gift where somebody else has more
value-the_gifts-control-strict_french = a gift only where everybody else has more
option-the_gifts-other_tile = Gifts: what becomes of the tile that is not kept of two
value-the_gifts-other_tile-reshuffled = of two tiles the other goes back into the pile
value-the_gifts-other_tile-discarded = of two tiles the other leaves the game
card = { $card ->
    [synod] Synod
    [road_sweeper] Road Sweeper
    [change_position] Change Position
    [cash_out] Cash Out
   *[take2] Take 2
}
card_does = { $card ->
    [synod] A meeple from your supply joins any unfinished monastery, occupied or not. Your turn then goes on as usual.
    [road_sweeper] Any unfinished road scores now, as at the end of the game, and everybody on it goes home.
    [change_position] A standing figure of yours lies down in a field of its tile, or a farmer of yours stands up there.
    [cash_out] A figure of yours goes home for 2 points, and 2 more for each that stays where it was.
   *[take2] You draw a second tile and lay one of the two.
}
target_synod = { $figure } to the monastery at { $place }
target_road = road at { $place }
target_change = { $place }: { $from } → { $to }
target_figure = { $figure } at { $place }
note_road = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $people ->
    [0] nobody on it
   *[other] { $people } on it
}
note_gain = you get { $points }
story_received = 🎁 { $player } receives a gift.
story_none_left = { $player } would receive a gift, but none is left.
story_reshuffled = The opened gifts are shuffled into a new pile.
story_opened = 🎁 { $player } opens a gift: **{ $card }**.
story_opened_on = 🎁 { $player } opens a gift: **{ $card }**, { $target }.
story_wasted = 🎁 { $player } opens a gift to no effect: **{ $card }**.
story_second_tile = { $player } draws a second tile: { $tile }.
story_put_back = The other tile goes back into the pile: { $tile }.
story_unopened = Gifts that were never opened: { $winners }
score_swept = The road at { $place } is swept: { $winners }
label_meeples = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
label_gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
action_open = Open { $card }
action_open_on = Open { $card }: { $target }
action_keep = Lay { $letter } · { $tile }
refusal_gift = { $reason ->
    [held] You have no such gift.
    [enough] You have opened a gift with this tile already.
    [target] That gift can do nothing there.
   *[wasted] That gift can do something now: say what.
}
gifts_title = **{ $table }** · your gifts
gifts_none = You have no gift. You receive one when your tile extends a road or city in which somebody else has more figures than you.
gifts_line = **{ $letter } · { $card }**{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
} – { $does }
gifts_now = You may open one **now**, before you lay your tile.
gifts_once = You have opened one with this tile already.
gifts_later = You may open one when it is your turn, before you lay your tile.
gifts_worth = Each one that stays unopened is worth 2 points at the end.
gifts_held = In front of: { $held } · in the pile: { $pile }
gifts_pile = In the pile: { $pile }
gifts_opened = Opened so far: { $cards }
gifts_hint = 🎁 Before you lay it you may open a gift: { $cards }.
gifts_over = The game is over.
gift_yours = 🎁 You received a gift: **{ $card }** – { $does } Only you know.
gift_promised = 🎁 You would receive a gift.
gift_promised_none = You would receive a gift, but none is left.
gift_try = You try your gift **{ $card }**: { $target }.
gift_useless = Your gift **{ $card }** can do nothing now. Opened, it is wasted; unopened, it is worth 2 points at the end.
gift_blind = Your gift **{ $card }** draws a second tile. Nobody knows which, so it cannot be tried out: what is drawn is drawn.
gift_target = **{ $card }** – { $does }
gift_no_score = The gift scores nothing now.
option_gift = brings you a gift
menu_gift = Open a gift
menu_gift_target = What it is opened on
button_gifts = Gifts
button_open_gift = Open it now
button_without_gift = Without the gift
button_back = Back
keep_yours = { $player }, you choose which of two tiles you lay: **A** { $one } · **B** { $other }
keep_tried = You try tile { $letter }: **{ $tile }**
scores_gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
alt_gifts = Your gifts: { $cards }. In the pile: { $pile }.
alt_no_gifts = You have no gift. In the pile: { $pile }.
alt_gift = The card { $card }.
alt_two_tiles = Two tiles: { $tiles }.
fault_gift_when = You may open a gift only while you have a tile in hand, before you lay it.
fault_gift_none = You have no gift to open.
fault_gift_card = You have no gift of that name to open now. Possible: { $possible }.
fault_gift_target = That gift cannot be opened on that. Possible: { $possible }.
fault_keep = You have no two tiles to choose between.
alt_unopened = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
category-gift = gifts
    .title = Gifts
    .none = No gift brought points.
    .rule = A gift that was not opened is worth 2 points at the end; some gifts bring points when they are opened.
label_ORDER_KEEP = of two tiles keep the smaller one
