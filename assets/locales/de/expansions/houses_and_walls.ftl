# Häuser und Mauern: Steine zwischen Plättchen, die sonst nicht passen.
expansion-houses_and_walls = Häuser und Mauern
    .description = Fan-Erweiterung: Bauteile zwischen Plättchen, die sonst nicht passen; kleine Regeln von uns
    .card =
        - *Haus:* beendet eine Straße an einer Wiese. *Mauer:* trennt eine Wiese von einer Stadt. Dein Plättchen darf eins davon nutzen, wenn es sonst nicht passt.
option-houses_and_walls-pieces = Häuser und Mauern (unsere Regel): wie viele jeder am Anfang hat
value-houses_and_walls-pieces-by_players = je zwei Häuser und Mauern, zu fünft oder sechst je eins
value-houses_and_walls-pieces-one = je ein Haus und eine Mauer
value-houses_and_walls-pieces-two = je zwei Häuser und zwei Mauern
option-houses_and_walls-house_ends = Häuser und Mauern (unsere Lesart): welche Straßen ein Haus beenden darf
value-houses_and_walls-house_ends-new_roads = ein Haus beendet eine Straße des neuen Plättchens
value-houses_and_walls-house_ends-all_roads = ein Haus beendet auch alte Straßen
option-houses_and_walls-needed_piece = Häuser und Mauern (unsere Regel): was aus einem Plättchen wird, das nur damit passt
value-houses_and_walls-needed_piece-may_discard = was nur mit Haus oder Mauer passt, darf aus dem Spiel genommen werden
value-houses_and_walls-needed_piece-must_build = was nur mit Haus oder Mauer passt, muss gelegt werden
houses_and_walls_option_uses_marker = { $piece ->
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
houses_and_walls_marker_used = { $piece ->
    [house] Dafür brauchst du ein Haus im { $side } von *{ $at }*
   *[wall] Dafür brauchst du eine Mauer im { $side } von *{ $at }*
}{ $left ->
    [0] {""}; es ist dein letztes Bauteil dieser Art.
   *[other] {""}; danach hast du noch { $left }.
}
houses_and_walls_action_discard_marker = Aus dem Spiel nehmen
houses_and_walls_event_built = { $piece ->
    [house] { $player } baut im { $side } von { $at } ein Haus.
   *[wall] { $player } baut im { $side } von { $at } eine Mauer.
}
houses_and_walls_refusal_marker_no_house_left = Du hast kein Haus mehr.
houses_and_walls_refusal_marker_no_wall_left = Du hast keine Mauer mehr.
houses_and_walls_refusal_marker_no_house = Ein Haus beendet eine Straße deines Plättchens vor einer Wiese; alle anderen Seiten müssen passen.
houses_and_walls_refusal_marker_no_wall = Eine Mauer trennt eine Wiese von einer Stadt; alle anderen Seiten müssen passen.
piece-house = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
piece-wall = { $count ->
    [one] 1 Mauer
   *[other] { $count } Mauern
}
