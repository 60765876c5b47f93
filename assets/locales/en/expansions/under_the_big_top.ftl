# Under the Big Top: the circus, acrobats and the ringmaster.
expansion-under_the_big_top = Under the Big Top
    .description = A travelling circus, pyramids of acrobats, and ringmasters; 20 tiles
option-under_the_big_top-circus = Under the Big Top: whether the circus is played
value-under_the_big_top-circus-on = the circus counts
value-under_the_big_top-circus-off = circus spaces are decoration
option-under_the_big_top-acrobats = Under the Big Top: whether acrobats are played
value-under_the_big_top-acrobats-on = acrobats form pyramids
value-under_the_big_top-acrobats-off = acrobat spaces are decoration
option-under_the_big_top-ringmaster = Under the Big Top: whether everyone has a ringmaster
value-under_the_big_top-ringmaster-on = a ringmaster each
value-under_the_big_top-ringmaster-off = no ringmasters
option-under_the_big_top-acrobat_figures = Under the Big Top: which meeples can be acrobats
value-under_the_big_top-acrobat_figures-normal = only normal meeples are acrobats
value-under_the_big_top-acrobat_figures-all_but_special = all meeples except the ringmaster can be acrobats
option-under_the_big_top-extra_meeples = Under the Big Top: whether everyone gets two more meeples
value-under_the_big_top-extra_meeples-none = no more meeples
value-under_the_big_top-extra_meeples-two = two more meeples each
option-under_the_big_top-ringmaster_on_castle = Under the Big Top: points for a ringmaster on a castle
value-under_the_big_top-ringmaster_on_castle-no_bonus = on a castle, the ringmaster scores nothing extra
value-under_the_big_top-ringmaster_on_castle-owner_bonus = on a castle, the ringmaster scores the spaces around it too
under_the_big_top_tile_circus = circus space
under_the_big_top_tile_acrobats = acrobat space
under_the_big_top_role_acrobat = { $figure ->
    [large_meeple] large acrobat
   *[other] acrobat
}
under_the_big_top_event_circus_moved = The big top came to *{ $at }*.
under_the_big_top_event_token_revealed = { $animal ->
    [flea] At the circus at *{ $at }*, the animal was the flea: 1 point for each meeple around it.
    [monkey] At the circus at *{ $at }*, the animal was a monkey: { $value } points for each meeple around it.
    [seal] At the circus at *{ $at }*, the animal was a seal: { $value } points for each meeple around it.
    [bear] At the circus at *{ $at }*, the animal was a bear: { $value } points for each meeple around it.
    [tiger] At the circus at *{ $at }*, the animal was a tiger: { $value } points for each meeple around it.
   *[elephant] At the circus at *{ $at }*, the animal was the elephant: { $value } points for each meeple around it.
}
under_the_big_top_event_pyramid = { $player } scored the pyramid at *{ $at }*.
under_the_big_top_score_circus = Circus at { $at }: { $winners }
under_the_big_top_score_acrobats = Acrobats at { $at }: { $winners }
under_the_big_top_label_circus = { $count ->
    [one] 1 meeple near the circus
   *[other] { $count } meeples near the circus
}
under_the_big_top_label_acrobats = { $count ->
    [one] 1 acrobat
   *[other] { $count } acrobats
}
under_the_big_top_label_spaces = { $count ->
    [one] 1 space around the ringmaster
   *[other] { $count } spaces around the ringmaster
}
under_the_big_top_action_acrobat = Acrobat at { $at }
under_the_big_top_action_acrobat_as = Acrobat at { $at }: { $figure }
under_the_big_top_action_pyramid = Score the pyramid at { $at }
under_the_big_top_heading_acrobats = Acrobats
under_the_big_top_pyramid_grows = { $count ->
    [one] 1 of 3 acrobats
   *[other] { $count } of 3 acrobats
}
under_the_big_top_pyramid_complete = completes the pyramid; it can be scored from the next turn
under_the_big_top_circus_counts = { $count ->
    [one] 1 meeple of { $player }
   *[other] { $count } meeples of { $player }
}
under_the_big_top_prompt_circus_upcoming = Moving the big top scores the circus at { $at }, for { $meeples } around it. The animal is drawn at random.
under_the_big_top_circus_empty = The big top then moves on from { $at }, where no meeple is near it.
under_the_big_top_circus_tokens = Animals left, by points: { $tokens }.
under_the_big_top_alt_big_top = Big top at { $at }.
under_the_big_top_refusal_acrobat_no_space = There’s no acrobat space there.
under_the_big_top_refusal_acrobat_no_acrobat = That meeple can’t be an acrobat.
under_the_big_top_refusal_acrobat_space_full = That pyramid already has three acrobats.
under_the_big_top_refusal_acrobat_under_bridge = There’s a bridge over that acrobat space.
under_the_big_top_refusal_acrobat_too_far = An acrobat can only go to your tile or one of the eight tiles around it.
under_the_big_top_refusal_acrobat_not_ready = You can only score a pyramid of three acrobats that was completed in an earlier turn.
under_the_big_top_refusal_acrobat_over_acrobats = No bridge can be built over acrobats.
figure-ringmaster = { $count ->
    [one] 1 ringmaster
   *[other] { $count } ringmasters
}
    .role = ringmaster
    .not_there = The ringmaster can go anywhere a normal meeple can, but can’t be an acrobat.
    .none_left = Your ringmaster is on the board.
category-circus = the circus
    .title = The circus
    .none = The circus scored nothing.
    .rule = When a new circus tile is placed, and at the end, the animal at the big top is revealed: everyone gets its points for each of their meeples on that tile and the eight around it. Then the big top moves to the new tile.
category-acrobats = acrobats
    .title = Acrobats
    .none = No acrobats were scored.
    .rule = Instead of placing a meeple, you can score a pyramid of three acrobats: each of them scores 5 points for its owner and returns. At the end, the acrobats that are still there score 5 points each.
kind-acrobats =
    .title = Acrobat space
    .object = the acrobat space
    .origin = from the acrobat space
    .where = on the acrobat space
