# Special monasteries: monks and abbots.
expansion-special_monasteries = Special Monasteries (Germany)
    .description = Monasteries with a monk, or with an abbot who stays and scores rows of tiles; 6 tiles
    .card =
        - *Special monastery:* your meeple is a monk, as in any monastery, or a lying abbot, who stays until the end of the game. Then the abbot scores 1 point for the tile and 1 for each tile in the unbroken rows north, east, south and west of it.
option-special_monasteries-base_monasteries = Special Monasteries: whether the monasteries of the base game are used
value-special_monasteries-base_monasteries-replaced = special monasteries replace those of the base game
value-special_monasteries-base_monasteries-kept = the monasteries of the base game are used, too
kind-abbacy =
    .title = Abbot
    .object = the abbot’s monastery
    .origin = from the abbot’s monastery
    .where = lying at the monastery
category-abbacy = abbots
    .title = Abbots
    .none = No lying abbot was scored.
    .rule = A lying abbot in a special monastery scores 1 point for the tile and 1 for each tile in the unbroken rows north, east, south and west of it.
special_monasteries_role_abbot = { $figure ->
    [large_meeple] large lying abbot
   *[other] lying abbot
}
special_monasteries_tile_special = place for a lying abbot
