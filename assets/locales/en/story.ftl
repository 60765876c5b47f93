# What happened.
story_placed = { $player } played **{ $at }**: { $tile }.
story_placed_with = { $player } played **{ $at }**: { $tile } · { $figure }.
story_deployed = { $player } placed a meeple at { $at }: { $figure }.
story_discarded = { $player } drew a tile that fits nowhere ({ $tile }) and discarded it.
story_resigned = { $player } has left the game for good.
story_begins = { $player } goes first, picked at random.
action_pass = No meeple
