# Ce qui s’est passé.
event_placed = { $player } joue en *{ $at }* : { $tile }.
event_placed_with = { $player } joue en *{ $at }* : { $tile } · { $figure }.
event_deployed = { $player } pose un pion en { $at } : { $figure }.
event_discarded = { $player } pioche une tuile qui ne va nulle part ({ $tile }) ; elle est défaussée.
event_resigned = { $player } quitte la partie pour de bon.
event_begins = Tirage au sort : { $player } commence.
action_pass = Aucun pion
