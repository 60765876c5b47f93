# Wirtshäuser und Kathedralen: Straßen mit Wirtshaus, Städte mit Kathedrale und der große Meeple.
expansion-inns_and_cathedrals = Wirtshäuser und Kathedralen
    .description = Wirtshäuser und Kathedralen erhöhen den Einsatz; ein großer Meeple zählt doppelt
    .card =
        - *Wirtshaus:* Die Straße bringt abgeschlossen 2 Punkte je Plättchen, sonst nichts.
        - *Kathedrale:* Die Stadt bringt abgeschlossen 3 Punkte je Plättchen und Wappen, sonst nichts.
        - *Großer Meeple:* zählt doppelt.
option-inns_and_cathedrals-incomplete = Was nicht abgeschlossene Straßen mit Wirtshaus und Städte mit Kathedrale am Ende bringen
value-inns_and_cathedrals-incomplete-zero = mit Wirtshaus oder Kathedrale: nichts
value-inns_and_cathedrals-incomplete-ignore = wie ohne Wirtshaus oder Kathedrale
option-inns_and_cathedrals-inns = Wirtshäuser und Kathedralen: ob Wirtshäuser zählen
value-inns_and_cathedrals-inns-on = Wirtshäuser zählen
value-inns_and_cathedrals-inns-off = Wirtshäuser zählen nicht
option-inns_and_cathedrals-cathedrals = Wirtshäuser und Kathedralen: ob Kathedralen zählen
value-inns_and_cathedrals-cathedrals-on = Kathedralen zählen
value-inns_and_cathedrals-cathedrals-off = Kathedralen zählen nicht
option-inns_and_cathedrals-large_meeple = Wirtshäuser und Kathedralen: ob alle einen großen Meeple haben
value-inns_and_cathedrals-large_meeple-on = je ein großer Meeple
value-inns_and_cathedrals-large_meeple-off = kein großer Meeple
figure-large_meeple = { $count ->
    [one] 1 großer Meeple
   *[other] { $count } große Meeples
}
    .not_there = Der große Meeple darf nur dorthin, wo auch ein Meeple hindarf.
    .none_left = Dein großer Meeple ist schon im Spiel.
inns_and_cathedrals_role_large_highwayman = großer Wegelagerer
inns_and_cathedrals_role_large_knight = großer Ritter
inns_and_cathedrals_role_large_monk = großer Mönch
inns_and_cathedrals_role_large_farmer = großer Bauer
inns_and_cathedrals_tile_cathedral = Kathedrale
inns_and_cathedrals_tile_inn = Wirtshaus
inns_and_cathedrals_label_inns = { $points } für das Wirtshaus
inns_and_cathedrals_label_cathedrals = { $points } für die Kathedrale
inns_and_cathedrals_label_inn_incomplete = nichts für eine nicht abgeschlossene Straße mit Wirtshaus
inns_and_cathedrals_label_cathedral_incomplete = nichts für eine nicht abgeschlossene Stadt mit Kathedrale
inns_and_cathedrals_inn_joins = Damit liegt ein Wirtshaus an der Straße bei { $place }: doppelte Punkte, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
inns_and_cathedrals_cathedral_joins = Damit steht eine Kathedrale in der Stadt bei { $place }: 3 Punkte je Plättchen und Wappen, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
inns_and_cathedrals_rule_inns = Mit einem Wirtshaus bringt eine Straße 2 Punkte je Plättchen, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
inns_and_cathedrals_rule_cathedrals = Mit einer Kathedrale bringt eine Stadt 3 Punkte je Plättchen und Wappen, wenn sie abgeschlossen wird{ $unfinished ->
    [nothing] , sonst keine.
   *[as_ever] .
}
