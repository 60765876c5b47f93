# The Tower: floors, captures, prisoners and ransoms.
expansion-the_tower = The Tower
    .description = Towers from which you capture meeples, and ransoms for prisoners; 18 tiles
    .card =
        - *Floor:* instead of placing a meeple, build one on a foundation or tower. You capture a meeple in its row or column, up to as many tiles away as the tower has floors.
        - *Top:* a meeple on top stops a tower for good. *Prisoners:* two players who hold one of each other exchange them; a ransom of 3 points to the captor frees one per turn.
option-the_tower-ransom_below_three = The Tower: whether a ransom can be paid with fewer than 3 points
value-the_tower-ransom_below_three-refused = a ransom takes 3 points of your own
value-the_tower-ransom_below_three-allowed = a ransom can bring you below 0
meeple_on_tower = { $figure ->
    [large_meeple] large meeple on the tower
    [wagon] wagon on the tower
   *[other] meeple on the tower
}
tile_foundation = tower foundation
event_floor = { $player } built floor { $height } of the tower at *{ $at }*.
event_top = { $figure ->
    [large_meeple] { $player } placed a large meeple on top of the tower at *{ $at }*.
   *[other] { $player } placed a meeple on top of the tower at *{ $at }*.
}
event_captured = { $player } captured { $figure } of { $owner } at *{ $at }*.
event_recovered = { $player } took { $figure } home from *{ $at }*.
event_exchanged = { $player } and { $other } exchanged prisoners. Home again: { $figures }.
event_freed = { $player } paid { $captor } 3 points and got { $figure } back.
score_ransom = Ransom: { $winners }
label_ransom = ransom of { $points }
action_floor = Floor { $height } at { $at }
action_top = { $figure ->
    [large_meeple] Large meeple on top at { $at }
   *[other] Meeple on top at { $at }
}
action_capture = { $player } { $figure } at { $at }
action_exchange = Bring home { $figure }
action_ransom = Buy back { $figure } ({ $player })
menu_tower = Towers
menu_capture = Capture a meeple
menu_ransom = Ransom
floor_reaches = { $count ->
    [0] no one in range
    [one] 1 meeple in range
   *[other] { $count } meeples in range
}
capture_frees = frees { $feature }
capture_opens = opens the tower
capture_yours = { $player }, your tower at *{ $at }* has these meeples in range. Do you capture one?
exchange_yours = { $player }, you and { $other } hold each other’s meeples. Which of yours comes home?
exchange_ahead = You’ll then choose which of your meeples comes home.
ransom_tried = Ransom: 3 of your points go to { $player }, and { $figure } returns to your supply.
button_ransom = Pay the ransom
button_no_ransom = Without the ransom
piece-floor = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
alt_tower = { $top ->
    [none] tower of { $height } at { $at }
   *[other] tower of { $height } at { $at } with { $top } on top
}
alt_towers = Towers: { $towers }.
alt_range = The range of the tower at { $at }, and who can be captured there: { $figures }.
refusal_tower = { $reason ->
    [no_foundation] There’s no tower foundation there.
    [closed] There’s a meeple on top of that tower, so it’s closed.
    [no_floor] You have no floors left.
    [bare] That tower has no floor yet. A meeple needs one to stand on.
    [no_top] Only ordinary and large meeples can be placed on towers.
    [out_of_range] Your tower can’t capture that.
    [paid] You’ve already paid a ransom this turn.
    [poor] A ransom costs 3 points, and you have fewer.
   *[no_prisoner] That player holds no such meeple of yours.
}
category-ransom = ransoms
    .title = Ransoms
    .none = No one paid a ransom.
    .rule = Once per turn, you can buy back a captured meeple. Its captor gets 3 of your points.
