# The Robbers: figures beside the points of others.
expansion-the_robbers = The Robbers
    .description = Robbers who take half of the next points of another player; 8 tiles with our own edges
    .card =
        - *Bag:* before you place a meeple, you can place your robber beside another player’s points, or move it there. Then the next player with a robber can do so, too.
        - *Robber:* when that player scores, you get half of these points, rounded up, and your robber returns. The player loses nothing.
option-the_robbers-followers = The Robbers: who can place a robber after the active player
value-the_robbers-followers-one = the next player with a robber can place it
value-the_robbers-followers-all = all players with robbers can place them
option-the_robbers-sources = The Robbers: what robbers take
value-the_robbers-sources-all = robbers take from all points
value-the_robbers-sources-features_only = robbers take only from features
option-the_robbers-final_scoring = The Robbers: the final scoring
value-the_robbers-final_scoring-on = robbers take points in the final scoring
value-the_robbers-final_scoring-off = robbers take nothing in the final scoring
the_robbers_tile_bag = bag of loot
the_robbers_action_place = Robber beside { $players } ({ $space })
the_robbers_action_decline = No robber now
the_robbers_heading_robber = Robber
the_robbers_prompt_place = { $player }, you can place your robber beside another player’s points. It takes half of what that player scores next.
the_robbers_prompt_place_upcoming = After that, you can place your robber beside another player’s points.
the_robbers_event_robber = { $player } placed a robber on space { $space } of the score track.
the_robbers_score_robbed = Robber beside { $player }: { $winners }
the_robbers_label_robbed = { $points } robbed
the_robbers_holding = robber on space { $space }
the_robbers_alt_robber = Robber of { $player }: space { $space } of the score track.
the_robbers_refusal_space = A robber goes to a space of the score track with another player’s points, where it isn’t yet.
category-robbed = robbed points
    .title = Robbed points
    .none = No robber took points.
    .rule = A robber takes half of the next points of a player on its space of the score track, rounded up. That player loses nothing.
