# Häuser und Mauern: Steine zwischen Plättchen, die sonst nicht passen.
label_HOUSES_AND_WALLS = Häuser und Mauern
    .description = Fan-Erweiterung: Bauteile zwischen Plättchen, die sonst nicht passen; kleine Regeln von uns
label_HOUSE_PIECES = Wie viele Häuser und Mauern
    .description = Häuser und Mauern (unsere Regel): wie viele jeder am Anfang hat
label_HOUSE_PIECES_BY_PLAYERS = je zwei Häuser und Mauern, zu fünft oder sechst je eins
label_HOUSE_PIECES_ONE = je ein Haus und eine Mauer
label_HOUSE_PIECES_TWO = je zwei Häuser und zwei Mauern
label_HOUSE_ENDS = Welche Straßen an Häusern enden
    .description = Häuser und Mauern (unsere Lesart): welche Straßen ein Haus beenden darf
label_HOUSE_ENDS_NEW_ROADS = ein Haus beendet eine Straße des neuen Plättchens
label_HOUSE_ENDS_ALL_ROADS = ein Haus beendet auch alte Straßen
label_NEEDED_PIECE = Plättchen, die ein Haus oder eine Mauer brauchen
    .description = Häuser und Mauern (unsere Regel): was aus einem Plättchen wird, das nur damit passt
label_NEEDED_PIECE_MAY_DISCARD = was nur mit Haus oder Mauer passt, darf aus dem Spiel genommen werden
label_NEEDED_PIECE_MUST_BUILD = was nur mit Haus oder Mauer passt, muss gelegt werden
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
    [house] Dafür brauchst du ein Haus im { $side } von **{ $at }**
   *[wall] Dafür brauchst du eine Mauer im { $side } von **{ $at }**
}{ $left ->
    [0] {""}; es ist dein letztes Bauteil dieser Art.
   *[other] {""}; danach hast du noch { $left }.
}
action_discard_marker = Aus dem Spiel nehmen
story_built = { $piece ->
    [house] { $player } baut im { $side } von { $at } ein Haus.
   *[wall] { $player } baut im { $side } von { $at } eine Mauer.
}
refusal_marker = { $reason ->
    [no_house_left] Du hast kein Haus mehr.
    [no_wall_left] Du hast keine Mauer mehr.
    [house] Ein Haus beendet eine Straße deines Plättchens vor einer Wiese; alle anderen Seiten müssen passen.
   *[wall] Eine Mauer trennt eine Wiese von einer Stadt; alle anderen Seiten müssen passen.
}
