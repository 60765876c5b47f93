# Monumente, Häuser und Mauern, Wüsten.
label_MONUMENTS = Monumente
    .description = Fan-Erweiterung: vier große Plättchen mit Würfeln und Zielen, von uns entworfen
label_HOUSES_AND_WALLS = Häuser und Mauern
    .description = Fan-Erweiterung: Steine zwischen Plättchen, die sonst nicht passen; kleine Regeln von uns
label_DESERTS = Wüsten
    .description = Fan-Erweiterung: Oasen, Gewürz und Sandwürmer; 20 von uns entworfene Plättchen
label_MONUMENT = monument
    .description = Würfel, Architekten und Ziele der Monumente
label_MONUMENT_CUBE = würfel
    .description = Lege dein Plättchen und einen Würfel auf ein Ziel, das es voranbringt
label_MONUMENT_ARCHITECT = architekt
    .description = Lege das Monument in deiner Hand mit deinem Meeple als Architekten
label_MONUMENT_INFO = info
    .description = Wie weit die Ziele sind, wer dort Würfel hat und was sie bringen
label_MONUMENT_WHICH = welches
    .description = Der Platz des Monuments; ohne Angabe alle
label_OBJECTIVE = ziel
    .description = Welches Ziel, wenn es mehrere gibt
label_UNPLACEABLE_MONUMENT = Monumente, die nirgends passen
    .description = Monumente (unsere Regel): was aus einem wird, das nirgends passt
label_UNPLACEABLE_MONUMENT_RESHUFFLED = ein Monument, das nirgends passt, kommt zurück in den Vorrat
label_UNPLACEABLE_MONUMENT_DISCARDED = ein Monument, das nirgends passt, scheidet aus
label_PLACING_CUBE = Würfel auf einem neuen Monument
    .description = Monumente (unsere Lesart): was ein Würfel beim Legen des Monuments kostet
label_PLACING_CUBE_INSTEAD = ein Würfel auf ein neues Monument statt einer Figur
label_PLACING_CUBE_AS_WELL = ein Würfel auf ein neues Monument zusätzlich zu einer Figur
label_CHAPPAAI = Chappa’ai
    .description = Monumente (unsere Regel): wozu ein Chappa’ai dient
label_CHAPPAAI_PORTAL = ein Chappa’ai führt den Meeple zu einem anderen
label_CHAPPAAI_DECORATION = Chappa’ai sind Zierde
label_HOUSE_PIECES = Wie viele Häuser und Mauern
    .description = Häuser und Mauern (unsere Regel): wie viele jeder am Anfang hat
label_HOUSE_PIECES_BY_PLAYERS = je zwei Häuser und Mauern, zu fünft oder sechst je eins
label_HOUSE_PIECES_ONE = je ein Haus und eine Mauer
label_HOUSE_PIECES_TWO = je zwei Häuser und zwei Mauern
label_HOUSE_ENDS = Welche Straßen in Häusern enden
    .description = Häuser und Mauern (unsere Lesart): welche Straßen ein Haus beenden darf
label_HOUSE_ENDS_NEW_ROADS = ein Haus beendet eine Straße des neuen Plättchens
label_HOUSE_ENDS_ALL_ROADS = ein Haus beendet auch alte Straßen
label_NEEDED_PIECE = Plättchen, die ein Haus oder eine Mauer brauchen
    .description = Häuser und Mauern (unsere Regel): was aus einem Plättchen wird, das nur so passt
label_NEEDED_PIECE_MAY_DISCARD = was nur mit Haus oder Mauer passt, darf weg
label_NEEDED_PIECE_MUST_BUILD = was nur mit Haus oder Mauer passt, muss gelegt werden
label_OASIS = Oasen
    .description = Wüsten (unsere Regel): wozu eine Oase dient
label_OASIS_GARDEN_LIKE = Oasen zählen wie Gärten, Wüsten doppelt
label_OASIS_DECORATION = Oasen sind Zierde
option_uses_marker = { $piece ->
    [house] { $left ->
        [0] braucht dein letztes Haus
        [one] braucht ein Haus, eins bleibt
       *[other] braucht ein Haus, { $left } bleiben
    }
   *[wall] { $left ->
        [0] braucht deine letzte Mauer
        [one] braucht eine Mauer, eine bleibt
       *[other] braucht eine Mauer, { $left } bleiben
    }
}
marker_used = { $piece ->
    [house] Das braucht ein Haus im { $side } von **{ $at }**
   *[wall] Das braucht eine Mauer im { $side } von **{ $at }**
}{ $left ->
    [0] {""}; danach hast du davon nichts mehr.
   *[other] {""}; du behältst { $left }.
}
action_discard_marker = Plättchen weglegen, nichts bauen
label_cubes = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
monument_which = { $player }, du wählst: Dein Plättchen vollendet mehr Ziele, als du Würfel hast ({ $left }). Welches bekommt einen Würfel?
monument_title = **Monument bei { $at }**
monument_title_with = **Monument bei { $at }** · Architekt: { $players }
objective_done = **{ $objective }** vollendet
objective_open = **{ $objective }** { $filled } von { $cells } Plättchen, es fehlen { $missing } · jeder Würfel: { $gain }
option_objective = { $filled } von { $cells } Plättchen · bringt { $gain }
option_of_tiles = { $tiles } von { $all } Plättchen liegen dort
monument_bank = Ruhm, der noch zu gewinnen ist: { $left }
monument_none = Noch liegt kein Monument auf dem Tisch.
monument_ours = Die Blätter des Autors lassen vieles offen: Monumente, Muster, Belohnungen, Wüstenplättchen und die so bezeichneten kleinen Regeln sind von uns.
alt_monument = Monument bei { $at }. { $objectives }.
alt_objective = Ziel { $objective }: { $filled } von { $cells } Plättchen{ $owners ->
    [0] {""}
   *[other] , Würfel { $cubes }
}
fault_no_monuments = Dieser Tisch spielt ohne Monumente.
fault_no_architect = Dort kann niemand Architekt werden: Dein Plättchen ist kein Monument, oder alle deine Meeples liegen auf dem Tisch.
fault_monument = Dort liegt kein Monument. Möglich: { $possible }.
fault_cube = So lässt sich kein Würfel legen. Möglich: { $possible }.
story_monument_back = { $player } hat ein Monument gezogen, das nirgends passt ({ $tile }); es ist wieder im Vorrat.
story_cube = { $player } hat einen Würfel auf Ziel { $objective } des Monuments bei { $at } gelegt.
story_cube_completed = { $player } vollendet Ziel { $objective } des Monuments bei { $at } und hat dort einen Würfel.
story_through = { $player } schickt den Meeple durch das Chappa’ai bei { $at }.
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
