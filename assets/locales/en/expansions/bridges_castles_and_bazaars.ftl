# Bridges, Castles & Bazaars: bridges, castles and auctions.
expansion-bridges_castles_and_bazaars = Bridges, Castles & Bazaars
    .description = Roads over anything, small cities that repeat points, tiles by auction; 12 tiles
label_BRIDGE = bridge
    .description = Lay your tile with a bridge of your choice, and see what figure may go where
label_BRIDGE_OVER = over
    .description = Which bridge, if there are several
label_BID = bid
    .description = Pick, bid, buy and sell at a bazaar
label_BID_PICK = pick
    .description = Pick a tile of the bazaar and open the bids
label_BID_RAISE = raise
    .description = Bid more for the tile
label_BID_MAXIMUM = maximum
    .description = Sealed bids: the most you would pay for each tile of the bazaar
label_BID_PASS = pass
    .description = Let others have the tile
label_BID_BUY = buy
    .description = Pay the highest bid to its bidder and keep your tile
label_BID_SELL = sell
    .description = Let the highest bidder pay you for the tile
label_BID_REQUEST = auction
    .description = Ask for bids at this bazaar
label_BID_TILE = tile
    .description = The letter of the tile
label_BID_AMOUNT = amount
    .description = How many points
label_BID_PRICES = prices
    .description = For each tile the most you would pay, such as A 5, B 3; one number if only one is on sale
label_CASTLE = castle
    .description = Points or a castle for your small city; whose points your castle takes
option-bridges_castles_and_bazaars-needed_bridge = Bridges: what becomes of a tile that fits only with one
value-bridges_castles_and_bazaars-needed_bridge-may_discard = a tile that fits only with a bridge may be discarded
value-bridges_castles_and_bazaars-needed_bridge-must_build = a tile that fits only with a bridge must be laid
option-bridges_castles_and_bazaars-free_bridge = Bridges: whether one may begin a road of its own
value-bridges_castles_and_bazaars-free_bridge-allowed = a bridge may begin a road
value-bridges_castles_and_bazaars-free_bridge-refused = every bridge must continue a road
option-bridges_castles_and_bazaars-castle_shape = Castles: which small cities may become castles
value-bridges_castles_and_bazaars-castle_shape-two_semicircles = castles of two semicircles
value-bridges_castles_and_bazaars-castle_shape-any_two_tiles = castles of any city of two tiles
option-bridges_castles_and_bazaars-bazaar_mode = Bazaars: open bids, sealed bids, or one tile for each
value-bridges_castles_and_bazaars-bazaar_mode-auction = bazaars with bids
    .note = One after the other bids once, for all to see: for tables where everybody is there
value-bridges_castles_and_bazaars-bazaar_mode-sealed = bazaars with sealed bids
    .note = All file a maximum in private at once. The highest wins, for just enough to beat the others
value-bridges_castles_and_bazaars-bazaar_mode-no_bid = bazaars without bids, everybody takes one tile
    .note = In turn, each takes a tile for nothing and plays it at once
value-bridges_castles_and_bazaars-bazaar_mode-on_request = bazaars without bids, unless somebody asks for them
    .note = Everybody is asked when the tiles lie open; one player who wants bids is enough
option-bridges_castles_and_bazaars-round_start = Bazaars: who plays the first tile won
value-bridges_castles_and_bazaars-round_start-left_of_placer = left of the bazaar’s player begins
value-bridges_castles_and_bazaars-round_start-first_buyer = whoever got the first tile begins
story_bridge = { $player } built a bridge over **{ $at }**.
story_castle = { $count ->
    [one] { $lords } made a castle of the small city at **{ $one }** and { $other }. It takes the points of what is finished next to it first.
   *[other] { $lords } made a castle of their small city at **{ $one }** and { $other }. It takes the points of what is finished next to it first.
}
story_bazaar = The bazaar of { $player } opens.
story_no_bazaar = The bazaar of { $player } stays closed: fewer tiles are left than there are players.
story_picked = { $player } picks a tile ({ $tile }) and bids **{ $bid }**.
story_raised = { $player } bids **{ $bid }**.
story_declined = { $player } passes.
story_wish = { $bids ->
    [yes] { $player } asks for bids at the bazaar.
   *[no] { $player } does without bids.
}
story_free = { $player } gets a tile for nothing: { $tile }.
story_paid = { $player } pays **{ $paid }** and gets the tile: { $tile }.
story_sold = { $player } pays **{ $paid }** to { $payee } and gets the tile: { $tile }.
score_castle = The castle at { $place } takes { $points ->
    [one] the { $points } point
   *[other] the { $points } points
} of the { $kind ->
    [road] road
    [city] city
    [monastery] monastery
   *[castle] castle
} at { $near }: { $winners }
label_bridges = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
label_castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
score_auction = Auction – { $tile }: { $winners }
label_bid = bid of { $points }
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
action_points_plain = Take the points
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
action_repeat_plain = { $kind ->
    [road] Road at { $place }
    [city] City at { $place }
    [monastery] Monastery at { $place }
   *[other] Castle at { $place }
}
action_pick = { $letter } for { $bid }
action_take = Take { $letter }
action_content = No bids
action_request = Bids
action_decline = Pass
action_raise = Bid { $bid }
action_sell = Sell for { $bid }
action_buy = Buy for { $bid }
refusal_bridge = { $reason ->
    [tile] There is no tile to build a bridge on.
    [second] A bridge stands there already.
    [foot] On the { $side } side the bridge would not stand on a meadow.
    [end] On the { $side } side the bridge would meet no road.
    [monument] No bridge stands over a monument.
    [far] A bridge goes onto the tile just laid, or onto one next to it.
    [enough] You have built a bridge with this tile already.
    [piece] Only one special piece may come with a tile, and this one already takes a house or wall.
    [none] You have no bridge left.
    [road] At this table every bridge must continue a road.
   *[unneeded] The tile does not need that bridge.
}
option_uses_bridge = { $left ->
    [0] uses your last bridge
   *[other] uses a bridge, { $left } left
}
bridge_used = { $left ->
    [0] This needs a bridge over **{ $at }**: your last one.
   *[other] This needs a bridge over **{ $at }**; you keep { $left }.
}
castle_yours = { $player }, you choose: your small city at **{ $place }** is finished. Points now, or a **castle** (you have { $castles })?
castle_which = { $player }, you choose: your castle at **{ $place }** takes the points of one of these. Which?
bazaar_pick = { $player }, you choose: **pick a tile** of the bazaar and open the bids. **Play** shows a few bids; `/bid pick` takes any.
bazaar_take = { $player }, you choose: **take a tile** of the bazaar, for nothing.
bazaar_wish = { $player }, you choose: do you want **bids** at this bazaar? Without bids everybody takes a tile in turn, for nothing. One player who wants bids is enough.
bazaar_raise = { $player }, you choose: **bid more** for { $letter } ({ $tile }), or pass? { $bidder } bids **{ $bid }**. Everybody is asked once.
bazaar_deal = { $player }, you choose: **sell** { $letter } ({ $tile }) to { $bidder } for **{ $bid }**, or **buy** it: then you pay { $bidder } the same.
bazaar_free = **{ $letter }** { $tile }
bazaar_taken = **{ $letter }** { $tile } → { $player }
tile_ahead-opens = This tile opens a bazaar: every player gets a tile.
tile_ahead-waits = Its bazaar opens once the tiles of the previous one have been laid.
tile_ahead-closed = Its bazaar stays closed: fewer tiles are left than there are players.
menu_bid = Tile and bid
alt_offers = Tiles of the bazaar: { $tiles }.
alt_castle = The six cells around { $one } and { $other }: { $cells }.
alt_castle_cell = { $at } { $tile }
alt_castle_empty = { $at } empty
fault_no_auction = You are not being asked for a bid like that now.
fault_no_castle = None of your small cities or castles is waiting for a decision.
fault_castle = Your castle or small city does not offer that choice. Possible: { $possible }.
fault_bid = That is not possible now. Possible: { $possible }.
alt_bridges = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
alt_castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
sealed_bids = **Sealed bids for { $letter }**: { $tile }. { $player } picked it and opened with **{ $bid }**.
sealed_how = The highest maximum gets the tile, for no more than it takes to beat the others. { $player } files a price too: up to that price they buy the tile from the best bidder, above it they sell.
sealed_bazaar = **Sealed bids for the whole bazaar**: everybody files once, for all tiles.
sealed_how_bazaar = Then the bot plays the auction; { $player } picks first. Each picks the tile they filed most for, and the highest maximum gets it (of equal ones the picker’s) for just enough to beat the others. The last tile is free.
sealed_ask_bazaar = The bazaar is open, and you file like everybody: for each tile the most you would pay. Nobody else sees it.
sealed_form_bazaar = Sealed bids for the bazaar
sealed_field = { $letter } · { $tile }
sealed_lines = A line for each tile: letter, 0–{ $most }
sealed_yours_bazaar = Filed: { $prices }.
sealed_awaited = Still to file: { $players }. Press **Bid** and file in private the most you would pay, or **Pass**.
sealed_filed = Filed: { $players }
sealed_log = All bids are in. The auction:
sealed_ask = You picked **{ $letter }** ({ $tile }) and opened with { $bid }. Up to which price do you keep it? If the highest bid is no more than that, you pay it to its bidder and keep the tile; if it is more, you sell. If nobody bids, the tile is yours for { $bid }. Nobody else sees what you file.
sealed_form = Sealed bid for { $letter }
sealed_amount = { $role ->
    [picker] You keep it up to (0–{ $most })
   *[bidder] The most you would pay (0–{ $most })
}
sealed_hint = { $role ->
    [picker] Up to this you buy, above you sell
   *[bidder] 0 passes, else you pay just enough
}
sealed_yours = { $role ->
    [picker] { $amount ->
        [0] Filed for **{ $letter }** ({ $tile }): you sell to whoever bids more than you did.
       *[other] Filed for **{ $letter }** ({ $tile }): you keep it up to **{ $amount }**, and sell it for more.
    }
   *[bidder] { $amount ->
        [0] Filed for **{ $letter }** ({ $tile }): you pass.
       *[other] Filed for **{ $letter }** ({ $tile }): you pay at most **{ $amount }**.
    }
}
sealed_change = Only you see this. You may change it until everybody has filed.
sealed_done = Everybody has filed. The auction is in the channel.
button_bid = Bid
button_keep_up_to = Keep it up to …
button_change = Change
button_no_bid = { $role ->
    [picker] Sell at any price
   *[bidder] Pass
}
fault_sealed = Bids are sealed at this table: press **Bid** on the post, or use `/bid maximum`. { $link }
fault_not_bidding = You have your tile of this bazaar already; the others bid for this one.
fault_amount = A bid is a whole number from 0 to { $most }.
fault_prices = For each tile a whole number from 0 to { $most }, such as A 5, B 3; what you leave out is 0.
category-castle = castles
    .title = Castles
    .none = No castle took points.
    .rule = A castle brings its lords as many points as the first thing that is finished next to it brings, once.
category-auction = auctions
    .title = Auctions
    .none = Nothing was paid at a bazaar.
    .rule = Whoever gets a tile at a bazaar pays the last bid. If its picker sells it, the picker gets what is paid.
menu_bridge = Bridge
alt_spans = Bridges over { $places }.
label_ORDER_BID = bid so much at most
