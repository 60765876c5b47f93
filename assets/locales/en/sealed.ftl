# Sealed bids.
sealed_bids = **Sealed bids for { $letter }**: { $tile }. { $player } picked it and opened with **{ $bid }**.
sealed_how = The highest maximum gets the tile, for no more than it takes to beat the others. { $player } files a price too: buys from the best bidder up to there, and sells above.
sealed_awaited = Awaited: { $players }. Press **Bid** and file in private the most you would pay, or **Pass**.
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
