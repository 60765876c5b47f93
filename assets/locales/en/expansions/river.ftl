# The River: what its tiles show.
label_RIVER = The River
    .description = Twelve river tiles are laid first
label_RIVER_SET = Which river
    .description = From spring to lake, or one that parts
label_RIVER_SET_FIRST = from spring to lake
label_RIVER_SET_SECOND = with a fork and two ends
label_RIVER_START = Start tile with a river
    .description = What becomes of the usual start tile
label_RIVER_START_REMOVED = stays in the box
label_RIVER_START_SHUFFLED = shuffled in
refusal_river = The river must go on, and may not turn the same way twice in a row.
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
