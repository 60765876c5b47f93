//! Sealed bids in words.

use super::messages;

messages! {
    sealed_bids(letter, tile, player, bid);
    sealed_how(player);
    sealed_awaited(players);
    sealed_filed(players);
    sealed_log();
    sealed_ask(letter, tile, bid);
    sealed_form(letter);
    sealed_amount(role, most);
    sealed_hint(role);
    sealed_yours(role, letter, tile, amount);
    sealed_change();
    sealed_done();
    button_bid();
    button_keep_up_to();
    button_change();
    button_no_bid(role);
    fault_sealed(link);
    fault_not_bidding();
    fault_amount(most);
}
