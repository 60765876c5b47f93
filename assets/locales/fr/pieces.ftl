# Pions, où elles sont, et directions.
and = { $first } et { $last }
labelled = { $label } : { $text }
separator = { " ; " }
role_highwayman = brigand
role_knight = chevalier
role_monk = moine
role_farmer = paysan
figure-meeple = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
spot = { $role } ({ $place })
direction = { $direction ->
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
    [nw] nord-ouest
   *[n] nord
}
directions_two = { $one } et { $other }
everywhere = tout autour
figure_of = { $figure } de { $player }
prisoners = prisonniers : { $figures }
