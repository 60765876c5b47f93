# The Princess & the Dragon: the dragon's walk, the fairy, the princess and magic portals.
expansion-the_princess_and_the_dragon = The Princess & the Dragon
    .description = A dragon that eats meeples, a fairy that protects them, a princess and magic portals; 30 tiles
    .card =
        - *Volcano:* the dragon moves there; no meeple can be placed on this tile. *Dragon:* it moves six tiles, one step per player; meeples on its way return to their owners.
        - *Fairy:* instead of placing a meeple, move her to one of yours. She keeps the dragon away: 1 point each time your turn starts there, 3 when its feature scores.
        - *Princess:* you can send a knight of her city home. *Magic portal:* place your meeple on any tile.
option-the_princess_and_the_dragon-dragon_timing = The Princess & the Dragon: when the dragon moves
value-the_princess_and_the_dragon-dragon_timing-before_scoring = the dragon moves before features are scored
value-the_princess_and_the_dragon-dragon_timing-after_scoring = the dragon moves after features are scored
option-the_princess_and_the_dragon-princess_action = The Princess & the Dragon: whether a princess must send a knight home
value-the_princess_and_the_dragon-princess_action-may = a princess may send a knight home
value-the_princess_and_the_dragon-princess_action-must = a princess must send a knight home
option-the_princess_and_the_dragon-fairy_placement = The Princess & the Dragon: where the fairy stands
value-the_princess_and_the_dragon-fairy_placement-beside_meeple = the fairy stands beside one meeple
value-the_princess_and_the_dragon-fairy_placement-on_tile = the fairy stands on a tile, for all meeples there
option-the_princess_and_the_dragon-portal_to_completed_now = The Princess & the Dragon: portals to a feature that the same tile completes
value-the_princess_and_the_dragon-portal_to_completed_now-refused = no portal leads to a feature that its tile completes elsewhere
value-the_princess_and_the_dragon-portal_to_completed_now-allowed = a portal leads to a feature that its tile completes elsewhere
option-the_princess_and_the_dragon-fairy_point_in_auction_turn = The Princess & the Dragon: the fairy’s point before a tile won at auction
value-the_princess_and_the_dragon-fairy_point_in_auction_turn-without = no point of the fairy before a tile won at auction
value-the_princess_and_the_dragon-fairy_point_in_auction_turn-with = a point of the fairy before a tile won at auction
option-the_princess_and_the_dragon-early_dragon_tiles = The Princess & the Dragon: dragon tiles before the first volcano
value-the_princess_and_the_dragon-early_dragon_tiles-set_aside = dragon tiles drawn before the first volcano are set aside
value-the_princess_and_the_dragon-early_dragon_tiles-kept_apart = dragon tiles join the draw pile with the first volcano
option-the_princess_and_the_dragon-fairy_bonus_on_castle = The Princess & the Dragon: the fairy’s 3 points for a meeple on a castle
value-the_princess_and_the_dragon-fairy_bonus_on_castle-paid = the fairy gives 3 points for a castle
value-the_princess_and_the_dragon-fairy_bonus_on_castle-unpaid = the fairy gives nothing for a castle
the_princess_and_the_dragon_tile_dragon = dragon
the_princess_and_the_dragon_tile_princess = princess
the_princess_and_the_dragon_tile_magic_portal = magic portal
the_princess_and_the_dragon_event_set_aside = Before the first volcano, a dragon tile was set aside: { $tile }.
the_princess_and_the_dragon_event_shuffled_in = { $count ->
    [one] The dragon tile that was set aside was shuffled into the draw pile.
   *[other] The { $count } dragon tiles that were set aside were shuffled into the draw pile.
}
the_princess_and_the_dragon_event_landed = The dragon came to the volcano at *{ $at }*.
the_princess_and_the_dragon_event_step = { $player } moved the dragon to *{ $at }* (step { $number }).
the_princess_and_the_dragon_event_step_forced = The dragon could only go to *{ $at }* (step { $number }).
the_princess_and_the_dragon_event_eaten = It ate { $figures }.
the_princess_and_the_dragon_event_dead_end = { $steps ->
    [0] The dragon couldn’t move.
    [one] The dragon got stuck after 1 step.
   *[other] The dragon got stuck after { $steps } steps.
}
the_princess_and_the_dragon_event_fairy = { $figure ->
    [large_meeple] { $player } moved the fairy next to a large meeple at *{ $at }*.
    [abbot] { $player } moved the fairy next to an abbot at *{ $at }*.
    [mayor] { $player } moved the fairy next to a mayor at *{ $at }*.
    [wagon] { $player } moved the fairy next to a wagon at *{ $at }*.
    [ringmaster] { $player } moved the fairy next to a ringmaster at *{ $at }*.
    [phantom] { $player } moved the fairy next to a phantom at *{ $at }*.
   *[other] { $player } moved the fairy next to a meeple at *{ $at }*.
}
the_princess_and_the_dragon_event_fairy_on = { $player } moved the fairy to *{ $at }*.
the_princess_and_the_dragon_event_sent_home = The princess of { $player } sent { $figures } home from *{ $at }*.
the_princess_and_the_dragon_event_magic_portal = { $player } used the magic portal at *{ $at }*.
the_princess_and_the_dragon_score_fairy = Fairy: { $winners }
the_princess_and_the_dragon_label_fairy = { $points } for the fairy
the_princess_and_the_dragon_action_step = { $at }
the_princess_and_the_dragon_action_step_eats = { $at }: eats { $figures }
the_princess_and_the_dragon_action_fairy = Fairy to { $at }: { $spot }
the_princess_and_the_dragon_action_fairy_on = Fairy to { $at }
the_princess_and_the_dragon_action_send_home = Send home { $player } { $spot } at { $at }
the_princess_and_the_dragon_action_magic_portal = Portal to { $at }: { $spot }
the_princess_and_the_dragon_heading_step = The dragon’s step
the_princess_and_the_dragon_heading_fairy = Fairy
the_princess_and_the_dragon_heading_princess = Princess
the_princess_and_the_dragon_heading_magic_portal = Through the magic portal
the_princess_and_the_dragon_prompt_step = { $player }, you move the dragon at *{ $at }*: step { $number } of 6.
the_princess_and_the_dragon_prompt_step_upcoming = You’ll then make the dragon’s first step.
label_ORDER_DRAGON_AWAY = move the dragon away from my meeples
label_ORDER_DRAGON_LEADER = move the dragon towards the leader’s meeples
the_princess_and_the_dragon_alt_dragon = Dragon at { $at }.
the_princess_and_the_dragon_alt_fairy = { $figures ->
    [none] Fairy at { $at }.
   *[other] Fairy at { $at } next to { $figures }.
}
the_princess_and_the_dragon_alt_set_aside = Set aside until the first volcano: { $tiles }.
the_princess_and_the_dragon_alt_steps = The dragon at { $at }, and where it can go: { $steps }.
the_princess_and_the_dragon_refusal_dragon_dragon_on_tile = No meeple can be placed on the dragon’s tile.
the_princess_and_the_dragon_refusal_dragon_no_step = The dragon can’t go there: it moves to an adjacent tile that it has not entered in this move, and never to the fairy’s.
the_princess_and_the_dragon_refusal_dragon_no_meeple_for_fairy = The fairy goes beside one of your own meeples, another one than before.
the_princess_and_the_dragon_refusal_dragon_no_knight = There’s no such knight in the princess’s city.
the_princess_and_the_dragon_refusal_dragon_no_portal = Your tile has no magic portal.
the_princess_and_the_dragon_refusal_dragon_no_path = The portal doesn’t lead there. The feature must be incomplete and free, and the dragon must not be there.
category-fairy = the fairy
    .title = The fairy
    .none = The fairy gave no points at the start of a turn.
    .rule = If the fairy stands beside one of your meeples at the start of your turn, you get 1 point. If that meeple’s feature is scored, you get 3.
