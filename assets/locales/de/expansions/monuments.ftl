# Monumente: Würfel, Architekten, Ziele und Ruhm.
expansion-monuments = Monumente
    .description = Fan-Erweiterung: vier große Plättchen mit Holzwürfeln und Zielen, von uns entworfen
    .card =
        - *Monument:* ein Plättchen mit vier Zellen und vier Zielen. Eine Figur darauf ist sein Architekt: 40 Punkte, wenn alle erreicht sind, sonst am Ende 10 je Ziel.
        - *Würfel:* Bringt dein Plättchen ein Ziel voran, kannst du statt einer Figur einen Würfel darauf setzen. Ein erreichtes Ziel belohnt jeden Würfel.
        - *Ruhm:* zählt am Ende; je mehr du hast, desto mehr zählt jeder Marker.
label_MONUMENT = monument
    .description = Die Ziele der Monumente: Fortschritt, Würfel und Belohnungen
label_MONUMENT_INFO = info
    .description = Wie weit die Ziele sind, wer dort Würfel hat und was sie bringen
label_MONUMENT_WHICH = welches
    .description = Die Stelle des Monuments; ohne Angabe alle
option-monuments-unplaceable = Monumente (unsere Regel): was aus einem wird, das nirgends passt
value-monuments-unplaceable-reshuffled = ein Monument, das nirgends passt, kommt zurück in den Stapel
value-monuments-unplaceable-discarded = ein Monument, das nirgends passt, kommt aus dem Spiel
option-monuments-placing_cube = Monumente (unsere Lesart): was ein Würfel beim Legen des Monuments kostet
value-monuments-placing_cube-instead = ein Würfel auf ein neues Monument statt einer Figur
value-monuments-placing_cube-as_well = ein Würfel auf ein neues Monument zusätzlich zu einer Figur
option-monuments-chappaai = Monumente (unsere Regel): wozu ein Chappa’ai dient
value-monuments-chappaai-portal = ein Chappa’ai führt den Meeple zu einem anderen
value-monuments-chappaai-decoration = Chappa’ai bewirken nichts
piece-cube = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
monuments_monument_which = { $player }, du entscheidest: Dein Plättchen erreicht mehr Ziele, als du Würfel hast ({ $left }). Welches bekommt einen Würfel?
monuments_monument_title = *Monument bei { $at }*
monuments_monument_title_with = *Monument bei { $at }* · Architekt: { $players }
monuments_objective_done = *Ziel { $objective }* erreicht
monuments_objective_open = *Ziel { $objective }*: { $filled } von { $cells } Plättchen, noch offen: { $missing } · jeder Würfel: { $gain }
monuments_option_objective = { $filled } von { $cells } Plättchen · bringt { $gain }
monuments_monument_bank = Ruhm, der noch zu gewinnen ist: { $left }
monuments_monument_none = Noch liegt kein Monument in der Auslage.
monuments_alt_monument = Monument bei { $at }. { $objectives }.
monuments_alt_objective = Ziel { $objective }: { $filled } von { $cells } Plättchen{ $owners ->
    [0] {""}
   *[other] , Würfel { $cubes }
}
monuments_error_monument = Dort liegt kein Monument. Möglich: { $possible }.
monuments_event_monument_back = { $player } zieht ein Monument, das nirgends passt ({ $tile }); es kommt zurück in den Stapel.
monuments_event_cube = { $player } legt einen Würfel auf Ziel { $objective } des Monuments bei { $at }.
monuments_event_cube_completed = { $player } erreicht Ziel { $objective } des Monuments bei { $at } und hat dort einen Würfel.
monuments_event_through = { $player } schickt den Meeple durch das Chappa’ai bei { $at }.
monuments_event_objective = Ziel { $objective } des Monuments bei { $at } ist erreicht.
monuments_event_reward = { $player } bekommt für { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}: { $gain }
monuments_score_objective = Ziel { $objective } des Monuments bei { $at }: { $winners }
monuments_score_renown = Ruhm: { $winners }
monuments_event_renown = { $player } *+{ $points }* ({ $tokens } Ruhm)
monuments_reward_points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
piece-renown = { $count } Ruhm
monuments_reward_nothing = nichts
monuments_label_monument = abgeschlossenes Monument
monuments_label_objectives = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
monuments_tile_monument = Monument
monuments_tile_chappaai = Chappa’ai
monuments_action_cube = Würfel auf Ziel { $objective } bei { $at }
monuments_action_portal = durch das Chappa’ai nach { $at }: { $spot }
monuments_refusal_cube_none_left = Du hast keinen Würfel mehr im Vorrat.
monuments_refusal_cube_objective_complete = Dieses Ziel ist schon erreicht.
monuments_refusal_cube_not_advanced = Dein Plättchen bringt dieses Ziel nicht voran.
monuments_refusal_cube_limit_reached = Du hast mit diesem Plättchen schon einen Würfel gelegt.
monuments_refusal_cube_no_objective = Dieses Ziel gibt es nicht.
monuments_role_architect = { $figure ->
    [large_meeple] großer Architekt
   *[other] Architekt
}
kind-monument =
    .title = Monument
    .object = das Monument
    .origin = des Monuments
    .where = am Monument
    .completed = Das Monument bei { $place } ist abgeschlossen: { $winners }
category-monument = Monumente
    .title = Monumente
    .none = Kein Monument hat Punkte gebracht.
    .rule = Ein Ziel belohnt alle, die Würfel darauf haben. Ein Monument bringt seinen Architekten 40 Punkte, wenn alle Ziele erreicht sind, sonst bei der Schlusswertung 10 je erreichtes Ziel.
category-renown = Ruhm
    .title = Ruhm
    .none = Niemand hatte Ruhm.
    .rule = Ruhm wird bei der Schlusswertung in Punkte umgerechnet.
monuments_heading_cube = Würfel
monuments_heading_portal = Durch das Chappa’ai
