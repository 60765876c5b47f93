//! The public posts of a game: whose turn it is, what was done, how it ended.

use super::messages;

messages! {
    turn_number(table, turn, about);
    turn_yours(player, tile, places);
    turn_other(player);
    turn_since();
    turn_more(count);
    turn_tiles_left(count);
    turn_done(table, turn, what);
    turn_passed(table, turn, player);
    button_play();
    button_scores();
    button_more();
    button_tiles();
    end_title(table, winners, points, count);
    end_left(table, winners, points);
    end_place(place, player, points, parts);
    end_part(kind, points);
    end_final();
    end_nothing();
    end_fair(seed, commitment);
    end_record();
    end_menu();
    end_menu_kind(kind, points);
    end_receipts(kind);
    end_no_receipts(kind);
    abort_post(table);
    alt_table(table, tiles);
    alt_last(tile, at, colour, mark);
    alt_figures(figures);
    alt_figure(colour, spot, at);
    alt_hand(tile, places);
    alt_rehearsal(place, tile);
    board_title(table, tiles, left);
    scores_title(table);
    scores_line(player, points, figures, parts);
    scores_resigned(player, points);
    tiles_title(table, count);
    tiles_line(count, tile);
    tiles_none(table);
    tiles_first(count);
    tiles_withheld();
    info_turn(player, link);
    info_link(link);
    info_over(table);
    info_fair(commitment);
    export_done(table);
    export_open();
    help_title();
    help_start(new, join, start);
    help_turn(play, confirm, place);
    help_places();
    help_area(area);
}
