# What happened.
story_placed = { $player } laid **{ $at }**: { $tile }.
story_placed_with = { $player } laid **{ $at }**: { $tile } · { $figure }.
story_deployed = { $player } put a figure on { $at }: { $figure }.
story_discarded = { $player } drew a tile that fits nowhere ({ $tile }); it left the game.
story_resigned = { $player } has left the game for good.
story_begins = { $player } begins, by lot.
action_pass = no figure
