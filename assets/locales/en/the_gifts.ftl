# The Gifts: cards, what they do and what they are worth.
label_THE_GIFTS = The Gifts
    .description = Secret cards for extending what others control; 25 cards
card = { $card ->
    [synod] Synod
    [road_sweeper] Road Sweeper
    [change_position] Change Position
    [cash_out] Cash Out
   *[take2] Take 2
}
story_received = { $player } got a gift.
story_opened = { $player } opened a gift: **{ $card }**.
story_unopened = Gifts that were never opened: { $player } **+{ $points }** ({ $gifts } × 2)
score_swept = The road at { $place } is swept: { $winners }
score_cashed_out = { $kind ->
    [road] A meeple left the road at { $place }
    [city] A meeple left the city at { $place }
    [monastery] A meeple left the monastery at { $place }
    [garden] The abbot left the garden at { $place }
   *[field] A meeple left the field at { $place }
}: { $winners }
label_meeples = { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
label_gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
action_open = Open { $card }
action_keep = { $which ->
    [first] Keep the first tile
   *[second] Keep the second tile
}
refusal_gift = { $reason ->
    [held] You have no such gift.
    [enough] You have opened a gift with this tile already.
    [target] That gift can do nothing there.
   *[wasted] That gift can do something now: say what.
}
