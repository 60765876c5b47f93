# Bridges, Castles & Bazaars: bridges, castles and auctions.
label_BRIDGES_CASTLES_AND_BAZAARS = Bridges, Castles & Bazaars
    .description = Roads over anything, small cities that repeat points, tiles by auction; 12 tiles
story_bridge = { $player } built a bridge over **{ $at }**.
story_castle = { $count ->
    [one] { $lords } made a castle of the small city at **{ $one }** and { $other }. It takes the points of what is finished next to it first.
   *[other] { $lords } made a castle of their small city at **{ $one }** and { $other }. It takes the points of what is finished next to it first.
}
story_bazaar = The bazaar of { $player } opens. On offer: { $tiles }.
story_no_bazaar = The bazaar of { $player } stays closed: fewer tiles are left than there are players.
story_picked = { $player } picks a tile ({ $tile }) and bids **{ $bid }**.
story_raised = { $player } bids **{ $bid }**.
story_declined = { $player } passes.
story_free = { $player } gets a tile for nothing: { $tile }.
story_paid = { $player } pays **{ $paid }** and gets the tile: { $tile }.
story_sold = { $player } pays **{ $paid }** to { $payee } and gets the tile: { $tile }.
score_castle = The castle at { $place } takes the points of what was finished at { $near }: { $winners }
label_castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
tile_bazaar = bazaar
on_bridge = on the bridge
option_bridge = { $axis ->
    [north_south] Bridge over { $at }, north to south
   *[west_east] Bridge over { $at }, west to east
}
action_discard = Discard the tile, build no bridge
action_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action_castle = Castle
action_repeat = { $kind ->
    [road] Road at { $place }
    [city] City at { $place }
    [monastery] Monastery at { $place }
   *[other] Castle at { $place }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action_pick = { $letter } for { $bid }
action_decline = Pass
action_raise = Bid { $bid }
action_sell = Sell for { $bid }
action_buy = Buy for { $bid }
refusal_bridge = { $reason ->
    [tile] There is no tile to build a bridge on.
    [second] A bridge stands there already.
    [foot] In the { $side } the bridge would not stand on a meadow.
    [end] In the { $side } the bridge would meet no road.
    [far] A bridge goes onto the tile just laid, or onto one next to it.
    [enough] You have built a bridge with this tile already.
    [none] You have no bridge left.
    [road] At this table every bridge must continue a road.
   *[unneeded] The tile does not need that bridge.
}
