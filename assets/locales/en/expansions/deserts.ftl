# Deserts: oases, spice and sandworms.
expansion-deserts = Deserts
    .description = Fan expansion: oases, spice and sandworms; 20 tiles of our own design
    .card =
        - *Oasis:* scores like a garden, deserts count double. *Spice deposit:* 18 points once there are tiles all around it.
        - *Sandworm:* the spice deposits around it are scored at once. A meeple placed on it moves to another feature on a desert tile, even one that others hold.
option-deserts-oasis = Deserts (our rule): what an oasis is for
value-deserts-oasis-garden_like = oases score like gardens, with deserts counting double
value-deserts-oasis-decoration = oases are decoration
deserts_option_of_tiles = { $tiles } of { $all } tiles in place
deserts_event_rode = The sandworm at { $at } carried { $player }’s meeple away.
deserts_score_worm = A sandworm reaches the spice at { $place }: { $winners }
deserts_label_deserts = { $count ->
    [one] 1 desert around
   *[other] { $count } deserts around
}
deserts_label_spice = completed spice deposit
deserts_tile_desert = desert
deserts_tile_oasis = oasis
deserts_tile_spice = spice deposit
deserts_tile_sandworm = sandworm
deserts_action_ride = with the sandworm to { $at }: { $spot }
deserts_role_keeper = { $figure ->
    [large_meeple] large oasis keeper
   *[other] oasis keeper
}
deserts_role_harvester = { $figure ->
    [large_meeple] large spice harvester
   *[other] spice harvester
}
edge-desert =
    .side = desert { $side }
kind-oasis =
    .title = Oasis
    .object = the oasis
    .origin = from the oasis
    .where = at the oasis
    .completed = The oasis at { $place } is completed: { $winners }
kind-spice =
    .title = Spice
    .object = the spice
    .origin = from the spice
    .where = at the spice
    .completed = The spice at { $place } is completed: { $winners }
category-oasis = oases
    .title = Oases
    .none = No oasis was scored.
    .rule = An oasis scores 1 point for its own tile and 1 for each tile around it, plus 1 for each desert there.
category-spice = spice
    .title = Spice
    .none = No spice was scored.
    .rule = Spice with tiles all around it scores 18 points; otherwise 1 point for its own tile and 1 for each tile around it.
kind-desert =
    .title = Desert
    .object = the desert
    .origin = from the desert
    .where = in the desert
