# Figurines, où elles sont, et directions.
and = { $first } et { $last }
role = { $role ->
    [highwayman] brigand
    [knight] chevalier
    [monk] moine
    [abbot] abbé
    [architect] architecte
    [keeper] gardien d’oasis
    [harvester] récolteur d’épice
    [shepherd] berger
   *[farmer] paysan
}
figure_name = { $figure ->
    [abbot] { $count ->
        [one] { $count } abbé
       *[other] { $count } abbés
    }
    [shepherd] { $count ->
        [one] { $count } berger
       *[other] { $count } bergers
    }
   *[meeple] { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    }
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
