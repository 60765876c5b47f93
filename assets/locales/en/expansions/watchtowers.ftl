# The Watchtowers: towers that score what is around them.
expansion-watchtowers = The Watchtowers
    .description = Towers that score the tiles around them when your road or city is completed; 12 tiles
    .card =
        - *Watchtower:* when a road or city with your meeple on the tower’s tile is completed, you also score the tower, with or without the majority. It counts the meeples (2 points each), coats of arms (2), monasteries (3), tiles with a city (1) or tiles with a road (1) on its tile and the eight around it.
watchtowers_tile_tower = { $tower ->
    [meeples] watchtower (2 per meeple)
    [pennants] watchtower (2 per coat of arms)
    [monasteries] watchtower (3 per monastery)
    [cities] watchtower (1 per city tile)
   *[roads] watchtower (1 per road tile)
}
watchtowers_label_tower = { $tower ->
    [meeples] watchtower, meeples: { $count } × { $each }
    [pennants] watchtower, coats of arms: { $count } × { $each }
    [monasteries] watchtower, monasteries: { $count } × { $each }
    [cities] watchtower, city tiles: { $count } × { $each }
   *[roads] watchtower, road tiles: { $count } × { $each }
}
watchtowers_rule_towers = A meeple on the tile of a watchtower also scores what is around the tower.
watchtowers_alt_towers = Watchtowers: { $towers }.
watchtowers_alt_tower = { $at } scores { $points }
