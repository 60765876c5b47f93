# Figuren, wo sie stehen, und Richtungen.
and = { $first } und { $last }
role = { $role ->
    [highwayman] Wegelagerer
    [knight] Ritter
    [monk] Mönch
    [abbot] Abt
    [architect] Baumeister
    [keeper] Oasenhüter
    [harvester] Gewürzsammler
    [shepherd] Schäfer
   *[farmer] Bauer
}
figure_name = { $figure ->
    [abbot] { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
    }
    [shepherd] { $count ->
        [one] 1 Schäfer
       *[other] { $count } Schäfer
    }
   *[meeple] { $count ->
        [one] 1 Meeple
       *[other] { $count } Meeples
    }
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
