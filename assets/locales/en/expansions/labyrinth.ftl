# The Labyrinth: a road with four branches.
expansion-labyrinth = The Labyrinth
    .description = A road with four branches and points for the meeples on them; 1 tile
    .card =
        - *Labyrinth:* you can place a meeple on the labyrinth or on any of its branches that has no meeple, although the road is occupied. When the whole road is completed, the majority scores 1 point per tile and 2 per meeple on it.
option-labyrinth-rules = The Labyrinth: its rules
value-labyrinth-rules-advanced = a meeple on each branch, and points for meeples
value-labyrinth-rules-basic = the labyrinth is an ordinary road
labyrinth_tile_labyrinth = labyrinth
labyrinth_label_labyrinth = { $count ->
    [one] 1 meeple at the labyrinth
   *[other] { $count } meeples at the labyrinth
}
labyrinth_rule_labyrinth = When completed, a road with the labyrinth scores 2 more points per meeple on it.
