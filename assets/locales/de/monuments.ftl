# Monumente, Häuser und Mauern, Wüsten.
label_MONUMENTS = Monumente
    .description = Fan-Erweiterung: vier große Plättchen mit Würfeln und Zielen, von uns entworfen
label_HOUSES_AND_WALLS = Häuser und Mauern
    .description = Fan-Erweiterung: Steine zwischen Plättchen, die sonst nicht passen
label_DESERTS = Wüsten
    .description = Fan-Erweiterung: Oasen, Gewürz und Sandwürmer; 20 von uns entworfene Plättchen
story_reshuffled = { $player } hat ein Monument gezogen, das nirgends passt ({ $tile }); es ist wieder im Vorrat.
story_cube = { $player } hat einen Würfel auf Ziel { $objective } des Monuments bei { $at } gelegt.
story_cube_completed = { $player } vollendet Ziel { $objective } des Monuments bei { $at } und hat dort einen Würfel.
story_objective = Ziel { $objective } des Monuments bei { $at } ist vollendet.
story_reward = { $player } bekommt für { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}: { $gain }
story_renown = { $player } **+{ $points }** ({ $tokens } Ruhm)
story_built = { $piece ->
    [house] { $player } hat im { $side } von { $at } ein Haus gebaut.
   *[wall] { $player } hat im { $side } von { $at } eine Mauer gebaut.
}
story_rode = Der Sandwurm bei { $at } trägt den Meeple von { $player } davon.
reward_points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
reward_renown = { $count } Ruhm
reward_bridges = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
reward_houses = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
reward_walls = { $count ->
    [one] 1 Mauer
   *[other] { $count } Mauern
}
reward_nothing = nichts
score_worm = Ein Sandwurm kam neben das Gewürz bei { $place }: { $winners }
label_monument = vollendetes Monument
label_objectives = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
label_deserts = { $count ->
    [one] 1 Wüste ringsum
   *[other] { $count } Wüsten ringsum
}
label_spice = umschlossenes Gewürzlager
tile_monument = Monument
tile_chappaai = Chappa’ai
tile_desert = Wüste
tile_oasis = Oase
tile_spice = Gewürzlager
tile_sandworm = Sandwurm
action_cube = Würfel auf Ziel { $objective } des Monuments bei { $at }
action_portal = durch das Chappa’ai nach { $at }: { $spot }
action_ride = mit dem Sandwurm nach { $at }: { $spot }
refusal_marker = { $reason ->
    [no_house_left] Du hast kein Haus mehr.
    [no_wall_left] Du hast keine Mauer mehr.
    [house] Ein Haus beendet eine Straße deines Plättchens vor einer Wiese; alle anderen Seiten müssen passen.
   *[wall] Eine Mauer trennt eine Wiese von einer Stadt; alle anderen Seiten müssen passen.
}
refusal_cube = { $reason ->
    [none] Alle deine Würfel liegen auf dem Tisch.
    [complete] Dieses Ziel ist vollendet.
    [elsewhere] Dein Plättchen bringt dieses Ziel nicht voran.
    [enough] Du hast mit diesem Plättchen schon einen Würfel gelegt.
   *[unknown] Dieses Ziel gibt es nicht.
}
