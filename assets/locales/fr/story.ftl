# Ce qui s’est passé.
story_placed = { $player } a joué **{ $at }** : { $tile }.
story_placed_with = { $player } a joué **{ $at }** : { $tile } · { $figure }.
story_deployed = { $player } a posé une figurine en { $at } : { $figure }.
story_discarded = { $player } a pioché une tuile qui ne va nulle part ({ $tile }) ; elle est écartée.
story_resigned = { $player } a quitté la partie pour de bon.
story_begins = { $player } commence, par tirage au sort.
action_pass = aucune figurine
