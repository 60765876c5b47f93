# Was geschehen ist.
story_placed = { $player } hat **{ $at }** gelegt: { $tile }.
story_placed_with = { $player } hat **{ $at }** gelegt: { $tile } · { $figure }.
story_deployed = { $player } hat eine Figur auf { $at } gesetzt: { $figure }.
story_discarded = { $player } hat ein Plättchen gezogen, das nirgends passt ({ $tile }); es ist aus dem Spiel.
story_resigned = { $player } hat das Spiel endgültig verlassen.
story_begins = { $player } beginnt, durch Los bestimmt.
action_pass = keine Figur
