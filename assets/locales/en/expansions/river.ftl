# The River: what its tiles show.
expansion-river = The River
    .description = Twelve river tiles are placed first
option-river-set = A river from spring to lake, or one with a fork
value-river-set-first = from spring to lake
value-river-set-second = with a fork and two ends
option-river-start_tile = What happens to the usual start tile
value-river-start_tile-removed = stays in the box
value-river-start_tile-shuffled_in = shuffled in
refusal_river = The river must continue, and can’t bend in the same direction twice in a row.
tile_river = { $form ->
    [straight] straight river
    [bend] river bend
    [wide] fork of the river
    [inner] river
   *[end] end of the river
}
tile_volcano = volcano
edge-river = a river
    .side = river { $side }
