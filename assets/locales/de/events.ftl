# Was geschehen ist.
event_placed = { $player } legt auf *{ $at }*: { $tile }.
event_placed_with = { $player } legt auf *{ $at }*: { $tile } · { $figure }.
event_deployed = { $player } setzt eine Figur auf { $at }: { $figure }.
event_discarded = { $player } zieht ein Plättchen, das nirgends passt ({ $tile }); es kommt aus dem Spiel.
event_resigned = { $player } verlässt das Spiel endgültig.
event_begins = { $player } beginnt; das Los hat entschieden.
action_pass = Keine Figur
