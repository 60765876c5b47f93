# The Tower: floors, captures, prisoners and ransoms.
expansion-the_tower = The Tower
    .description = Towers from which you capture meeples, and ransoms for prisoners; 18 tiles
    .card =
        - *Floor:* instead of placing a meeple, build one on a foundation or tower. You capture a meeple in its row or column, up to as many tiles away as the tower has floors.
        - *Top:* a meeple on top closes a tower until that meeple is captured. *Prisoners:* two players who hold one of each other exchange them; a ransom of 3 points to the captor frees one per turn.
option-the_tower-ransom_below_three = The Tower: whether a ransom can be paid with fewer than 3 points
value-the_tower-ransom_below_three-refused = a ransom takes 3 points of your own
value-the_tower-ransom_below_three-allowed = a ransom can bring you below 0
the_tower_meeple_on_tower = { $figure ->
    [large_meeple] large meeple on the tower
    [wagon] wagon on the tower
   *[other] meeple on the tower
}
the_tower_tile_foundation = tower foundation
the_tower_event_floor = { $player } built floor { $height } of the tower at *{ $at }*.
the_tower_event_closed = { $player } placed { $figure } on top of the tower at *{ $at }*.
the_tower_event_captured = { $player } captured { $figure } of { $owner } at *{ $at }*.
the_tower_event_recovered = { $player } took { $figure } home from *{ $at }*.
the_tower_event_exchanged = { $player } and { $other } exchanged prisoners. Home again: { $figures }.
the_tower_event_ransomed = { $player } paid { $captor } 3 points and got { $figure } back.
the_tower_score_ransom = Ransom: { $winners }
the_tower_label_ransom = ransom of { $points }
the_tower_action_floor = Floor { $height } at { $at }
the_tower_action_close = { $figure } on top at { $at }
the_tower_action_capture = { $player } { $figure } at { $at }
the_tower_action_capture_nobody = No one is captured
the_tower_action_exchange = Bring home { $figure }
the_tower_action_ransom = Buy back { $figure } ({ $player })
the_tower_heading_tower = Towers
the_tower_heading_capture = Capture a meeple
the_tower_heading_ransom = Ransom
the_tower_floor_reaches = { $count ->
    [0] no one in range
    [one] 1 meeple in range
   *[other] { $count } meeples in range
}
the_tower_capture_frees = frees { $feature }
the_tower_capture_opens = opens the tower
the_tower_prompt_capture = { $player }, your tower at *{ $at }* has these meeples in range. Do you capture one?
the_tower_prompt_exchange = { $player }, you and { $other } hold each other’s meeples. Which of yours comes home?
the_tower_prompt_exchange_upcoming = You’ll then choose which of your meeples comes home.
the_tower_prompt_ransom_rehearsed = Ransom: 3 of your points go to { $player }, and { $figure } returns to your supply.
the_tower_button_ransom = Pay the ransom
the_tower_button_no_ransom = Without the ransom
piece-floor = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
the_tower_alt_tower = { $top ->
    [none] tower of { $height } at { $at }
   *[other] tower of { $height } at { $at } with { $top } on top
}
the_tower_alt_towers = Towers: { $towers }.
the_tower_alt_range = The range of the tower at { $at }.
the_tower_refusal_tower_no_foundation = There’s no tower foundation there.
the_tower_refusal_tower_tower_is_closed = There’s a meeple on top of that tower, so it’s closed.
the_tower_refusal_tower_no_floors_left = You have no floors left.
the_tower_refusal_tower_no_floor_on_tower = That tower has no floor yet. A meeple needs one to stand on.
the_tower_refusal_tower_figure_not_allowed = That meeple can’t be placed on a tower.
the_tower_refusal_tower_out_of_range = Your tower can’t capture that.
the_tower_refusal_tower_ransom_paid_this_turn = You’ve already paid a ransom this turn.
the_tower_refusal_tower_too_few_points = A ransom costs 3 points, and you have fewer.
the_tower_refusal_tower_no_prisoner = That player holds no such meeple of yours.
category-ransom = ransoms
    .title = Ransoms
    .none = No one paid a ransom.
    .rule = Once per turn, you can buy back a captured meeple. Its captor gets 3 of your points.
