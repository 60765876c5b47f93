# The River: what its tiles show.
expansion-river = The River
    .description = River tiles are placed first: 12, or 22 with both rivers
option-river-set = A river from spring to lake, or one with a fork
value-river-set-first = from spring to lake
value-river-set-second = with a fork and two ends
value-river-set-both = both rivers together
option-river-start_tile = What happens to the usual start tile
value-river-start_tile-removed = stays in the box
value-river-start_tile-shuffled_in = shuffled in
option-river-pig_herd = Whether the pig herd of the second river counts
value-river-pig_herd-always = the pig herd scores 1 more point for each completed city of its field
value-river-pig_herd-only_with_pigs = the pig herd counts only with Traders & Builders
river_refusal_river = The river must continue, can’t bend in the same direction twice in a row, and can’t block its own way.
river_rule_pig_herd = In the field with the pig herd, each of these cities scores 1 point more.
river_label_pig_herd = { $points } for the pig herd
river_tile_river = { $form ->
    [straight] straight river
    [bend] river bend
    [wide] fork of the river
    [inner] river
   *[end] end of the river
}
river_tile_volcano = volcano
edge-river = a river
    .side = river { $side }
kind-river =
    .title = River
    .object = the river
    .origin = from the river
    .where = on the river
