# Games Quarterly 11: ordinary tiles, one with a pig herd, and two river tiles.
expansion-games_quarterly = Games Quarterly 11
    .description = More land tiles, and two tiles for The River; 10 tiles
    .card =
        - More tiles of the known kinds, two of them for The River if it is used.
option-games_quarterly-pig_herd = Games Quarterly 11: whether the pig herd counts
value-games_quarterly-pig_herd-off = the pig herd is decoration
value-games_quarterly-pig_herd-on = a pig herd scores 1 more point for each completed city of its field
option-games_quarterly-spring = Games Quarterly 11: the spring of The River
value-games_quarterly-spring-ordinary = the river has its ordinary spring
value-games_quarterly-spring-with_road = the river has a spring with a road
games_quarterly_tile_herd = pig herd
games_quarterly_label_herd = { $count ->
    [one] 1 city at the pig herd
   *[other] { $count } cities at the pig herd
}
games_quarterly_rule_herd = In the field with the pig herd, each of these cities scores 1 point more.
