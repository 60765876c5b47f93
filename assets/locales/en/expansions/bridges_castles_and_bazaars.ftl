# Bridges, Castles & Bazaars: bridges, castles and auctions.
expansion-bridges_castles_and_bazaars = Bridges, Castles & Bazaars
    .description = Bridges over any tile, castles that copy points, bazaar auctions; 12 tiles
    .card =
        - *Bridge:* over your tile or one beside it, from one side to the opposite one. A road runs across it.
        - *Castle:* in place of the points for a small city. It repeats the points of a feature that is completed later in its neighbourhood.
        - *Bazaar:* after this tile, there is one more tile for each player, sold at auction.
label_BRIDGE = bridge
    .description = Place your tile with a bridge of your choice, then see which meeple can go where
label_BRIDGE_OVER = over
    .description = Which bridge, if there are several
label_BID = bid
    .description = Pick, bid, buy and sell in a bazaar auction
label_BID_PICK = pick
    .description = Pick a tile from the bazaar and set the opening bid
label_BID_RAISE = raise
    .description = Bid more for the tile
label_BID_MAXIMUM = maximum
    .description = Sealed bids: your maximum for each tile of the bazaar
label_BID_PASS = pass
    .description = Let others have the tile
label_BID_BUY = buy
    .description = Pay the highest bid to its bidder and keep your tile
label_BID_SELL = sell
    .description = Let the highest bidder pay you for the tile
label_BID_REQUEST = auction
    .description = Ask for an auction at this bazaar
label_BID_TILE = tile
    .description = The letter of the tile
label_BID_AMOUNT = amount
    .description = How many points
label_BID_PRICES = prices
    .description = Your maximum for each tile, such as A 5, B 3; just a number if only one tile is on sale
label_CASTLE = castle
    .description = Take points or build a castle; choose what your castle scores
option-bridges_castles_and_bazaars-needed_bridge = Bridges: what happens to a tile that only fits with a bridge
value-bridges_castles_and_bazaars-needed_bridge-may_discard = a tile that fits only with a bridge can be discarded
value-bridges_castles_and_bazaars-needed_bridge-must_build = a tile that fits only with a bridge must be placed
option-bridges_castles_and_bazaars-free_bridge = Bridges: whether a bridge can start a new road
value-bridges_castles_and_bazaars-free_bridge-allowed = a bridge can start a road
value-bridges_castles_and_bazaars-free_bridge-refused = every bridge must continue a road
option-bridges_castles_and_bazaars-castle_shape = Castles: which small cities can become castles
value-bridges_castles_and_bazaars-castle_shape-two_semicircles = castles on two-semicircle cities
value-bridges_castles_and_bazaars-castle_shape-any_two_tiles = castles on any two-tile city
option-bridges_castles_and_bazaars-bazaar_mode = Bazaars: open bids, sealed bids, or one tile for each
value-bridges_castles_and_bazaars-bazaar_mode-auction = bazaars with bids
    .note = Everyone bids once in turn, in the open; best when all are online
value-bridges_castles_and_bazaars-bazaar_mode-sealed = bazaars with sealed bids
    .note = Everyone submits a secret maximum at once; the highest wins, paying just enough to beat the rest
value-bridges_castles_and_bazaars-bazaar_mode-no_bid = bazaars without bids, everyone takes one tile
    .note = In turn, each player takes a tile for free and plays it right away
value-bridges_castles_and_bazaars-bazaar_mode-on_request = bazaars without bids, unless someone asks for them
    .note = Everyone is asked once the tiles are revealed; one player who wants bids is enough
option-bridges_castles_and_bazaars-round_start = Bazaars: who plays the first tile won
value-bridges_castles_and_bazaars-round_start-left_of_placer = the player to the left of the bazaar’s player goes first
value-bridges_castles_and_bazaars-round_start-first_buyer = the player who got the first tile goes first
bridges_castles_and_bazaars_event_bridge = { $player } built a bridge over *{ $at }*.
bridges_castles_and_bazaars_event_castle = { $count ->
    [one] { $lords } built a castle on the small city at *{ $one }* and { $other }. It copies the first score completed next to it.
   *[other] { $lords } built a castle on their small city at *{ $one }* and { $other }. It copies the first score completed next to it.
}
bridges_castles_and_bazaars_event_bazaar = { $player }’s bazaar opened.
bridges_castles_and_bazaars_event_no_bazaar = { $player }’s bazaar stayed closed: fewer tiles were left than there are players.
bridges_castles_and_bazaars_event_picked = { $player } picked a tile ({ $tile }) and bid *{ $bid }*.
bridges_castles_and_bazaars_event_raised = { $player } bid *{ $bid }*.
bridges_castles_and_bazaars_event_declined = { $player } passed.
bridges_castles_and_bazaars_event_wish = { $bids ->
    [yes] { $player } asked for bids at the bazaar.
   *[no] { $player } was fine without bids.
}
bridges_castles_and_bazaars_event_free = { $player } got a tile for free: { $tile }.
bridges_castles_and_bazaars_event_paid = { $player } paid *{ $paid }* for: { $tile }.
bridges_castles_and_bazaars_event_sold = { $player } paid { $payee } *{ $paid }* for: { $tile }.
bridges_castles_and_bazaars_score_castle = The castle at { $place } copies { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $origin } at { $near }: { $winners }
piece-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
piece-castle = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
bridges_castles_and_bazaars_rule_castle = A castle scores 1 point more for a field than a completed city.
bridges_castles_and_bazaars_score_auction = Auction – { $tile }: { $winners }
bridges_castles_and_bazaars_label_bid = bid of { $points }
bridges_castles_and_bazaars_tile_bazaar = bazaar
bridges_castles_and_bazaars_on_bridge = on the bridge
bridges_castles_and_bazaars_option_bridge = { $axis ->
    [north_south] Bridge over { $at }, north to south
   *[west_east] Bridge over { $at }, west to east
}
bridges_castles_and_bazaars_action_discard = Discard the tile, build no bridge
bridges_castles_and_bazaars_action_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bridges_castles_and_bazaars_action_points_plain = Take the points
bridges_castles_and_bazaars_action_castle = Castle
bridges_castles_and_bazaars_action_repeat = { $feature } at { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bridges_castles_and_bazaars_action_repeat_plain = { $feature } at { $place }
bridges_castles_and_bazaars_action_pick = { $letter } for { $bid }
bridges_castles_and_bazaars_action_take = Take { $letter }
bridges_castles_and_bazaars_action_content = No auction
bridges_castles_and_bazaars_action_request = Auction
bridges_castles_and_bazaars_action_decline = Pass
bridges_castles_and_bazaars_action_raise = Bid { $bid }
bridges_castles_and_bazaars_action_sell = Sell
bridges_castles_and_bazaars_action_buy = Buy
bridges_castles_and_bazaars_refusal_bridge = { $reason ->
    [tile] There’s no tile to build a bridge on.
    [second] There’s already a bridge there.
    [foot] The { $side } end of the bridge needs a field to stand on.
    [end] The { $side } end of the bridge wouldn’t meet a road.
    [monument] You can’t build a bridge over a monument.
    [far] A bridge can only go on the tile just placed, or on one next to it.
    [enough] You’ve already built a bridge with this tile.
    [piece] Only one special piece per tile, and this one already uses a house or wall.
    [none] You have no bridge left.
    [road] At this table, every bridge must continue a road.
   *[unneeded] The tile doesn’t need that bridge.
}
bridges_castles_and_bazaars_option_uses_bridge = { $left ->
    [0] uses your last bridge
   *[other] uses a bridge, { $left } left
}
bridges_castles_and_bazaars_bridge_used = { $left ->
    [0] This needs a bridge over *{ $at }*: your last one.
   *[other] This needs a bridge over *{ $at }*; you keep { $left }.
}
bridges_castles_and_bazaars_prompt_castle = { $player }, your small city at *{ $place }* is completed: points now, or a *castle*?
bridges_castles_and_bazaars_castle_which = { $player }, which score does your *castle* at *{ $place }* copy?
bridges_castles_and_bazaars_bazaar_pick = { $player }, *pick a tile* and set the opening bid. { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
bridges_castles_and_bazaars_bazaar_take = { $player }, *take a tile* from the bazaar, for free.
bridges_castles_and_bazaars_bazaar_wish = { $player }, do you want an *auction* at this bazaar? Otherwise everyone takes a free tile in turn. One yes is enough.
bridges_castles_and_bazaars_bazaar_raise = { $player }, *bid more* for { $letter }, or pass? { $bidder } bids *{ $bid }*. { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
bridges_castles_and_bazaars_bazaar_deal = { $player }, *sell* { $letter } to { $bidder } for *{ $bid }*, or *buy* it for the same?
tile_ahead-opens = This tile opens a bazaar: every player gets a tile.
tile_ahead-waits = Its bazaar opens once the tiles of the previous one have been placed.
tile_ahead-closed = Its bazaar stays closed: fewer tiles are left than there are players.
bridges_castles_and_bazaars_heading_bid = Tile and bid
bridges_castles_and_bazaars_alt_offers = Tiles of the bazaar: { $tiles }.
bridges_castles_and_bazaars_alt_castle = The six cells around { $one } and { $other }: { $cells }.
bridges_castles_and_bazaars_alt_castle_cell = { $at } { $tile }
bridges_castles_and_bazaars_alt_castle_empty = { $at } empty
bridges_castles_and_bazaars_error_no_auction = You can’t make a bid like that right now.
bridges_castles_and_bazaars_error_no_castle = None of your small cities or castles has anything to decide right now.
bridges_castles_and_bazaars_error_castle = Your castle or small city doesn’t offer that choice. Possible: { $possible }.
bridges_castles_and_bazaars_sealed_bids = *Sealed bids for { $letter }*: { $tile }. { $player } picked it and opened with *{ $bid }*.
bridges_castles_and_bazaars_sealed_how = The highest maximum wins, paying just enough to beat the rest. { $player } keeps the tile up to their own price.
bridges_castles_and_bazaars_sealed_bazaar = *Sealed bids for the whole bazaar.*
bridges_castles_and_bazaars_sealed_press = Submit your maximum with *Bid*, or *Pass*.
bridges_castles_and_bazaars_sealed_how_bazaar = The bot plays the auction: in turn, everyone picks the tile they bid most for, and the highest maximum wins it, paying just enough.
bridges_castles_and_bazaars_sealed_ask_bazaar = The bazaar is open. Like everyone, you submit your maximum for each tile. No one else sees it.
bridges_castles_and_bazaars_sealed_form_bazaar = Sealed bids for the bazaar
bridges_castles_and_bazaars_sealed_field = { $letter } · { $tile }
bridges_castles_and_bazaars_sealed_lines = A line for each tile: letter, 0–{ $most }
bridges_castles_and_bazaars_sealed_yours_bazaar = Submitted: { $prices }.
bridges_castles_and_bazaars_sealed_awaited = Waiting for bids from: { $players }
bridges_castles_and_bazaars_sealed_submitted = Submitted: { $players }
bridges_castles_and_bazaars_sealed_ask = You picked *{ $letter }* ({ $tile }) and opened with { $bid }. What’s your limit to keep it? If the highest bid is no more than that, you pay it to its bidder and keep the tile; if it is more, you sell. If no one bids, the tile is yours for { $bid }. No one else sees your bid.
bridges_castles_and_bazaars_sealed_form = Sealed bid for { $letter }
bridges_castles_and_bazaars_sealed_amount = { $role ->
    [picker] Your limit to keep it (0–{ $most })
   *[bidder] Your maximum (0–{ $most })
}
bridges_castles_and_bazaars_sealed_hint = { $role ->
    [picker] Up to this you buy, above you sell
   *[bidder] 0 passes, else you pay just enough
}
bridges_castles_and_bazaars_prompt_sealed = { $role ->
    [picker] { $amount ->
        [0] Submitted for *{ $letter }* ({ $tile }): you sell to anyone who bids more than you did.
       *[other] Submitted for *{ $letter }* ({ $tile }): you keep it up to *{ $amount }*, and sell it for more.
    }
   *[bidder] { $amount ->
        [0] Submitted for *{ $letter }* ({ $tile }): you pass.
       *[other] Submitted for *{ $letter }* ({ $tile }): you pay at most *{ $amount }*.
    }
}
bridges_castles_and_bazaars_sealed_change = Only you see this. You can change it with *{ $bid }* until everyone has submitted.
bridges_castles_and_bazaars_sealed_done = Everyone has submitted. The auction is in the channel.
bridges_castles_and_bazaars_button_other_amount = Amount …
bridges_castles_and_bazaars_button_pick = Pick { $letter } …
bridges_castles_and_bazaars_button_offers = Spots
bridges_castles_and_bazaars_form_bid = Your bid
bridges_castles_and_bazaars_form_amount = Amount ({ $least }–{ $most })
bridges_castles_and_bazaars_form_points = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}
bridges_castles_and_bazaars_error_low_bid = Bid at least { $least }.
bridges_castles_and_bazaars_offer_fits = *{ $letter }* { $tile }: { $count ->
    [0] fits nowhere right now
    [one] 1 spot, { $places }
   *[other] { $count } spots, such as { $places }
}
bridges_castles_and_bazaars_button_bid = Bid
bridges_castles_and_bazaars_button_keep_up_to = Keep it up to …
bridges_castles_and_bazaars_button_no_bid = { $role ->
    [picker] Sell at any price
   *[bidder] Pass
}
bridges_castles_and_bazaars_error_amount = A bid is a whole number from 0 to { $most }.
bridges_castles_and_bazaars_error_prices = Use a whole number from 0 to { $most } for each tile, such as A 5, B 3; tiles you leave out count as 0.
category-castle = castles
    .title = Castles
    .none = No castle scored.
    .rule = A castle scores its owners, once, the points of the first feature completed next to it.
category-auction = auctions
    .title = Auctions
    .none = Nothing was paid at a bazaar.
    .rule = The player who wins a bazaar tile pays the highest bid. If the picker sells it, the picker gets that payment.
bridges_castles_and_bazaars_heading_bridge = Bridge
bridges_castles_and_bazaars_alt_spans = Bridges over { $places }.
label_ORDER_BID = bid at most this much
kind-castle =
    .title = Castle
    .object = the castle
    .origin = from the castle
    .where = in the castle
