# Ce qui s’est passé.
story_placed = { $player } joue en **{ $at }** : { $tile }.
story_placed_with = { $player } joue en **{ $at }** : { $tile } · { $figure }.
story_deployed = { $player } pose un pion en { $at } : { $figure }.
story_discarded = { $player } pioche une tuile qui ne va nulle part ({ $tile }) ; elle est défaussée.
story_resigned = { $player } quitte la partie pour de bon.
story_begins = Tirage au sort : { $player } commence.
action_pass = aucun pion
