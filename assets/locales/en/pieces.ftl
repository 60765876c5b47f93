# Figures, where they stand, and directions.
and = { $first } and { $last }
role = { $role ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
    [abbot] abbot
    [architect] architect
    [keeper] oasis keeper
    [harvester] spice harvester
    [shepherd] shepherd
   *[farmer] farmer
}
figure_name = { $figure ->
    [abbot] { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
    }
    [shepherd] { $count ->
        [one] 1 shepherd
       *[other] { $count } shepherds
    }
   *[meeple] { $count ->
        [one] 1 meeple
       *[other] { $count } meeples
    }
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
everywhere = all round
