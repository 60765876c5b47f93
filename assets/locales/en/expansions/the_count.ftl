# The Count of Carcassonne: meeples in the quarters of the City, and the count.
expansion-the_count = The Count of Carcassonne
    .description = A city of 12 tiles to start from; meeples from its quarters join features about to be scored
option-the_count-last_moves = The Count: which meeples leave the City before the final scoring
value-the_count-last_moves-market_only = at the end, meeples of the market move to fields
value-the_count-last_moves-all_quarters = at the end, meeples of all quarters move to incomplete features
option-the_count-count_move = The Count: who moves the count
value-the_count-count_move-player = the player who sends a meeple can move the count
value-the_count-count_move-clockwise = the count moves on clockwise after each meeple
value-the_count-count_move-follow_meeple = the count follows each meeple
option-the_count-target = The Count: which features meeples of the City join
value-the_count-target-occupied = meeples of the City join features that someone scores
value-the_count-target-any_completed = meeples of the City join any completed feature
option-the_count-per_turn = The Count: how many meeples you send in a double turn
value-the_count-per_turn-once = one meeple for the City in a double turn
value-the_count-per_turn-once_per_part = one meeple for the City with each tile of a double turn
option-the_count-start_tile = The Count: what happens to the start tile
value-the_count-start_tile-removed = the City replaces the start tile
value-the_count-start_tile-shuffled_in = the start tile is shuffled in
the_count_quarter = { $quarter ->
    [castle] castle
    [market] market
    [blacksmith] blacksmith
   *[cathedral] cathedral
}
the_count_event_sent = { $player } sent { $figure } to the { $quarter } in the City of Carcassonne.
the_count_event_count = The count moved to the { $quarter }.
the_count_event_left_city = { $player } moved { $figure } from the { $quarter } to *{ $at }*.
the_count_label_city_of_carcassonne = { $points } for the City of Carcassonne
the_count_rule_city_of_carcassonne = The City of Carcassonne is one more completed city for every field next to it.
the_count_action_send = { $figure } to the { $quarter }
the_count_quarter_button = { $quarter ->
    [castle] Castle
    [market] Market
    [blacksmith] Blacksmith
   *[cathedral] Cathedral
}
the_count_action_move_out = To { $at }: { $spot }
the_count_move_out_gains = { $points ->
    [0] no points
    [one] +{ $points } point
   *[other] +{ $points } points
}
the_count_action_stay = Stay in the City
the_count_action_send_nobody = No one goes to the City
the_count_action_count_stays = The count stays
the_count_heading_send = To the City
the_count_heading_count = The count
the_count_heading_move_out = Out of the City
the_count_prompt_send = { $player }, send a meeple to the City?
the_count_prompt_send_upcoming = You can then send a meeple to the City of Carcassonne.
the_count_prompt_count = { $player }, the count is in the { $quarter }. Do you move him?
the_count_prompt_move_out = { $player }, do you leave the City?
the_count_prompt_last_move_out = { $player }, move a meeple out of the City before the final scoring?
the_count_alt_city = City of Carcassonne with the count in the { $quarter }.
the_count_alt_quarter = In the { $quarter }: { $figures }.
the_count_refusal_count_no_meeple = Only meeples can be sent to the City.
the_count_refusal_count_wrong_quarter = A meeple can only go to a quarter whose features it could be placed on.
the_count_refusal_count_count_is_there = The count is already there.
the_count_refusal_count_quarter_closed = No one leaves the count’s quarter.
the_count_refusal_count_quarter_empty = You have no such meeple in that quarter.
the_count_refusal_count_not_scored = That feature isn’t scored right now.
label_ORDER_CITY = stay in the City below this many points
the_count_combination_warning = Its publisher advises against The Count together with the second river.
