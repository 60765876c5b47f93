# Meeples and other figures, their positions, and directions.
and = { $first } and { $last }
labelled = { $label }: { $text }
separator = { "; " }
role_highwayman = highwayman
role_knight = knight
role_monk = monk
role_farmer = farmer
figure-meeple = { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
# A figure and where on its tile: "farmer (north-west)"
spot = { $role } ({ $place })
direction = { $direction ->
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[n] north
}
directions_two = { $one } and { $other }
everywhere = on all sides
figure_of = { $figure } of { $player }
prisoners = prisoners: { $figures }
