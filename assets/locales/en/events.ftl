# Descriptions of events.
event_placed = { $player } played *{ $at }*: { $tile }.
event_placed_with = { $player } played *{ $at }*: { $tile } · { $figure }.
event_deployed = { $player } placed a meeple at { $at }: { $figure }.
event_discarded = { $player } drew a tile that fits nowhere ({ $tile }) and discarded it.
event_resigned = { $player } has left the game for good.
event_begins = { $player } was picked at random to go first.
action_pass = No meeple
