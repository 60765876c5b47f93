# The Gifts: secret cards for extending what others control.
expansion-the_gifts = The Gifts
    .description = Secret cards for extending what others control; 25 cards
    .card =
        - *Gift:* extend a road or city that another player controls, and you get a secret card. You can open one before you place a tile.
        - An unopened gift scores 2 points at the end.
label_GIFT = gift
    .description = Your secret gifts (The Gifts)
label_GIFT_SHOW = show
    .description = Your gifts, what each does, and whether you can open one now
label_GIFT_OPEN = open
    .description = Open a gift before you place your tile; preview what it does first
label_GIFT_KEEP = keep
    .description = Which of two tiles to place
label_GIFT_CARD = card
    .description = Which of your gifts
label_GIFT_TARGET = target
    .description = Where, or which meeple; pick one from the list
label_GIFT_TILE = tile
    .description = The letter of the tile
option-the_gifts-control = Gifts: when a road or city belongs to someone else
value-the_gifts-control-majority_of_others = a gift where someone else has more
value-the_gifts-control-strict_french = a gift only where everyone else has more
option-the_gifts-other_tile = Gifts: what happens to the tile you don’t keep
value-the_gifts-other_tile-reshuffled = of two tiles, the other goes back into the draw pile
value-the_gifts-other_tile-discarded = of two tiles, the other is discarded
the_gifts_card = { $card ->
    [synod] Synod
    [road_sweeper] Road Sweeper
    [change_position] Change Position
    [cash_out] Cash Out
   *[take2] Take 2
}
the_gifts_card_effect = { $card ->
    [synod] A meeple from your supply joins any incomplete monastery, occupied or not. Your turn then continues as usual.
    [road_sweeper] Any incomplete road scores now, as at the end of the game; all meeples on it return to their owners.
    [change_position] One of your standing meeples becomes a farmer in a field of its tile, or one of your farmers stands up on its tile.
    [cash_out] Take back one of your meeples for 2 points, plus 2 for each meeple left in the feature.
   *[take2] You draw a second tile and place one of the two.
}
the_gifts_target_synod = { $figure } to the monastery at { $place }
the_gifts_target_road = road at { $place }
the_gifts_target_change = { $place }: { $from } → { $to }
the_gifts_target_figure = { $figure } at { $place }
the_gifts_note_road = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $people ->
    [0] no one on it
   *[other] { $people } on it
}
the_gifts_note_gain = you get { $points }
the_gifts_event_received = 🎁 { $player } received a gift.
the_gifts_event_none_left = { $player } would have received a gift, but none were left.
the_gifts_event_reshuffled = The opened gifts were shuffled into a new pile.
the_gifts_event_opened = 🎁 { $player } opened a gift: *{ $card }*.
the_gifts_event_opened_on = 🎁 { $player } opened a gift: *{ $card }*, { $target }.
the_gifts_event_wasted = 🎁 { $player } opened a gift to no effect: *{ $card }*.
the_gifts_event_second_tile = { $player } drew a second tile: { $tile }.
the_gifts_event_put_back = The other tile went back into the draw pile: { $tile }.
the_gifts_event_unopened = Unopened gifts: { $winners }
the_gifts_score_swept = The road at { $place } is swept: { $winners }
the_gifts_score_cashed_out = A meeple is taken back from { $feature } at { $place }: { $winners }
the_gifts_label_meeples = { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
piece-gift = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
the_gifts_action_open = Open { $card }
the_gifts_action_open_on = Open { $card }: { $target }
the_gifts_action_keep = Place { $letter } · { $tile }
the_gifts_refusal_gift_not_held = You have no such gift.
the_gifts_refusal_gift_limit_reached = You’ve already opened a gift with this tile.
the_gifts_refusal_gift_no_target = That gift has no effect there.
the_gifts_refusal_gift_not_wasted = That gift can have an effect now: choose which.
the_gifts_gifts_title = *{ $table }* · your gifts
the_gifts_gifts_none = You have no gift. You receive one when your tile extends a road or city in which someone else has more meeples than you.
the_gifts_gifts_line = *{ $letter } · { $card }*{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
} – { $does }
the_gifts_gifts_now = You can open one *now*, before you place your tile.
the_gifts_gifts_once = You’ve already opened one with this tile.
the_gifts_gifts_later = You can open one on your turn, before you place your tile.
the_gifts_gifts_worth = Each unopened one scores 2 points at the end of the game.
the_gifts_gifts_held = Unopened: { $held } · in the pile: { $pile }
the_gifts_gifts_pile = In the pile: { $pile }
the_gifts_gifts_opened = Opened so far: { $cards }
the_gifts_gifts_hint = 🎁 Before you place it, you can open a gift: { $cards }.
the_gifts_gifts_over = The game is over.
the_gifts_prompt_gift = 🎁 You received a gift: *{ $card }* – { $does } Only you can see it.
the_gifts_gift_promised = 🎁 This would earn you a gift.
the_gifts_gift_promised_none = This would earn you a gift, but none are left.
the_gifts_gift_try = Trying your gift *{ $card }*: { $target }.
the_gifts_gift_useless = Your gift *{ $card }* has no effect right now. Opening it would waste it; unopened, it scores 2 points at the end of the game.
the_gifts_gift_blind = Your gift *{ $card }* draws a second tile. You can’t preview it: once drawn, it’s drawn.
the_gifts_gift_target = *{ $card }* – { $does }
the_gifts_gift_no_score = The gift scores no points right now.
the_gifts_option_gift = earns you a gift
the_gifts_heading_gift = Open a gift
the_gifts_heading_gift_target = Use the gift on…
the_gifts_button_gifts = Gifts
the_gifts_button_open_gift = Open it now
the_gifts_button_without_gift = Without the gift
the_gifts_prompt_keep = { $player }, which of two tiles do you place? *A* { $one } · *B* { $other }
the_gifts_prompt_keep_rehearsed = Trying tile { $letter }: *{ $tile }*
the_gifts_alt_gifts = Your gifts: { $cards }. In the pile: { $pile }.
the_gifts_alt_no_gifts = You have no gift. In the pile: { $pile }.
the_gifts_alt_gift = The card { $card }.
the_gifts_alt_two_tiles = Two tiles: { $tiles }.
the_gifts_error_gift_when = You can only open a gift while you have a tile to place.
the_gifts_error_gift_none = You have no gift to open.
the_gifts_error_gift_card = You have no gift of that name to open now. Possible: { $possible }.
the_gifts_error_gift_target = You can’t use that gift on that. Possible: { $possible }.
the_gifts_error_keep = You don’t have two tiles to choose between.
category-gift = gifts
    .title = Gifts
    .none = No gift scored.
    .rule = An unopened gift scores 2 points at the end of the game; some gifts score when opened.
label_ORDER_KEEP = of two tiles, keep the smaller one, or the one with fewer features
