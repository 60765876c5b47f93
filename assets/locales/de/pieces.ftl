# Figuren, wo sie stehen, und Richtungen.
and = { $first } und { $last }
labelled = { $label }: { $text }
separator = { "; " }
role_highwayman = Wegelagerer
role_knight = Ritter
role_monk = Mönch
role_farmer = Bauer
figure-meeple = { $count ->
    [one] 1 Meeple
   *[other] { $count } Meeples
}
spot = { $role } ({ $place })
direction = { $direction ->
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
    [nw] Nordwesten
   *[n] Norden
}
directions_two = { $one } und { $other }
everywhere = ringsum
figure_of = { $figure } von { $player }
prisoners = Gefangene: { $figures }
