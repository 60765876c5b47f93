# The Cult: shrines, heretics, and challenges between shrines and monasteries.
expansion-the_cult = The Cult
    .description = Shrines, which compete with a monastery beside them; 5 tiles
    .card =
        - *Shrine:* scores like a monastery. A shrine can be beside only one monastery, and a monastery beside only one shrine.
        - *Challenge:* once a shrine and the monastery beside it are both occupied, only the one completed first scores. The meeples of the other return without points.
option-the_cult-shrines = The Cult: number of shrines
value-the_cult-shrines-five = 5 shrines
value-the_cult-shrines-six = 6 shrines, as in the first printing
the_cult_role_heretic = { $figure ->
    [large_meeple] large heretic
   *[other] heretic
}
the_cult_tile_shrine = shrine
kind-shrine =
    .title = Shrine
    .object = the shrine
    .origin = from the shrine
    .where = at the shrine
    .completed = The shrine at { $place } is completed: { $winners }
category-shrine = shrines
    .title = Shrines
    .none = No shrine was scored.
    .rule = A shrine scores 1 point for its own tile and 1 for each of the eight tiles around it. If a monastery beside it is occupied too, only the one completed first scores.
the_cult_event_challenge = { $kind ->
    [shrine] The monastery at *{ $winner }* won the challenge: the shrine at *{ $loser }* scored nothing and its meeples returned.
   *[monastery] The shrine at *{ $winner }* won the challenge: the monastery at *{ $loser }* scored nothing and its meeples returned.
}
the_cult_challenge_begins = ⚔️ Challenge: only the first one completed scores. Tiles missing: shrine at { $shrine }: { $shrine_missing }; monastery at { $monastery }: { $monastery_missing }.
the_cult_alt_challenge = Challenge: shrine at { $shrine } against monastery at { $monastery }.
the_cult_refusal_shrine = A shrine can be beside only one monastery, and a monastery beside only one shrine.
