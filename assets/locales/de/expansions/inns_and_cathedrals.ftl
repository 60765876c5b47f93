# Wirtshäuser und Kathedralen: Straßen mit Wirtshaus, Städte mit Kathedrale und der große Meeple.
label_INNS_AND_CATHEDRALS = Wirtshäuser und Kathedralen
    .description = Wirtshäuser und Kathedralen erhöhen den Einsatz; ein großer Meeple zählt doppelt
label_INCOMPLETE = Nicht abgeschlossen
    .description = Was nicht abgeschlossene Straßen mit Wirtshaus und Städte mit Kathedrale am Ende bringen
label_INCOMPLETE_ZERO = mit Wirtshaus oder Kathedrale: nichts
label_INCOMPLETE_IGNORE = wie ohne Wirtshaus oder Kathedrale
label_INNS = Wirtshäuser
    .description = Wirtshäuser und Kathedralen: ob Wirtshäuser zählen
label_INNS_ON = Wirtshäuser zählen
label_INNS_OFF = Wirtshäuser zählen nicht
label_CATHEDRALS = Kathedralen
    .description = Wirtshäuser und Kathedralen: ob Kathedralen zählen
label_CATHEDRALS_ON = Kathedralen zählen
label_CATHEDRALS_OFF = Kathedralen zählen nicht
label_LARGE_MEEPLE = Großer Meeple
    .description = Wirtshäuser und Kathedralen: ob alle einen großen Meeple haben
label_LARGE_MEEPLE_ON = je ein großer Meeple
label_LARGE_MEEPLE_OFF = kein großer Meeple
figure-large_meeple = { $count ->
    [one] 1 großer Meeple
   *[other] { $count } große Meeples
}
role_large_highwayman = großer Wegelagerer
role_large_knight = großer Ritter
role_large_monk = großer Mönch
role_large_architect = großer Architekt
role_large_farmer = großer Bauer
tile_cathedral = Kathedrale
label_inns = { $points } für das Wirtshaus
label_cathedrals = { $points } für die Kathedrale
label_inn_incomplete = nichts für eine nicht abgeschlossene Straße mit Wirtshaus
label_cathedral_incomplete = nichts für eine nicht abgeschlossene Stadt mit Kathedrale
inn_joins = Damit liegt ein Wirtshaus an der Straße bei { $place }: doppelte Punkte, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
cathedral_joins = Damit steht eine Kathedrale in der Stadt bei { $place }: 3 Punkte je Plättchen und Wappen, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
rule_inns = Mit einem Wirtshaus bringt eine Straße 2 Punkte je Plättchen, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
rule_cathedrals = Mit einer Kathedrale bringt eine Stadt 3 Punkte je Plättchen und Wappen, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
refusal_not_there_large = Der große Meeple darf nur dorthin, wo auch ein Meeple hindarf.
refusal_none_left_large = Dein großer Meeple ist schon im Spiel.
