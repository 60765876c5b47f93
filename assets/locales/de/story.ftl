# Was geschehen ist.
story_placed = { $player } legt auf **{ $at }**: { $tile }.
story_placed_with = { $player } legt auf **{ $at }**: { $tile } · { $figure }.
story_deployed = { $player } setzt eine Figur auf { $at }: { $figure }.
story_discarded = { $player } zieht ein Plättchen, das nirgends passt ({ $tile }); es kommt aus dem Spiel.
story_resigned = { $player } verlässt das Spiel endgültig.
story_begins = { $player } beginnt; das Los hat entschieden.
action_pass = keine Figur
