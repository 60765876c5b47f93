//! The private rehearsal of a move.

use super::messages;

messages! {
    console_where(table, tile, places);
    console_place(number, at);
    console_way(way, ways);
    console_ends();
    console_nothing();
    console_figure(figure);
    console_choice(choice);
    place_figure_later();
    console_regions();
    console_part(from, to);
    console_left(figures);
    console_owners(features);
    console_owner(owners, shares);
    console_done();
    console_cancelled(link);
    menu_where(from, to);
    menu_where_one(number);
    menu_where_all();
    menu_region();
    option_region(from, to);
    option_region_places(places);
    button_whole();
    button_plain();
    button_without(what);
    menu_figure();
    menu_choice();
    option_ways(count);
    option_gains(gains);
    option_spot(letter, spot);
    option_scores(points);
    turned_choice(degrees, sides);
    hint_title(table);
    hint_move(number, answers);
    hint_outlook(points);
    button_hint();
    button_try(number);
    button_turn();
    button_elsewhere();
    button_confirm();
    button_cancel();
}
