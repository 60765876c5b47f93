//! The public posts of a game: whose turn it is, what was done, how it ended.

use super::{Words, keyed, messages};

messages! {
    turn_restored(table, when);
    turn_number(table, turn, about);
    turn_yours(player, tile, places);
    turn_other(player);
    turn_since();
    turn_more(count);
    turn_tiles_left(count);
    turn_pieces(player, pieces);
    turn_done(table, turn, what);
    turn_passed(table, turn, player);
    button_play();
    button_scores();
    button_more();
    button_tiles();
    button_board();
    button_film();
    end_title(table, winners, points, count);
    end_left(table, winners, points);
    end_place(place, player, points);
    end_final();
    end_nothing();
    end_fair(seed, commitment);
    end_record();
    end_menu();
    abort_post(table);
    alt_table(table, tiles);
    alt_last(tile, at, colour, mark);
    alt_legend(seats, left);
    alt_seat(colour, mark, points, pieces);
    alt_figures(figures);
    alt_figure(colour, spot, at);
    alt_hand(tile, places);
    alt_costly(place);
    alt_rehearsal(place, tile);
    view_part(from, to, places, count);
    view_small();
    view_costly();
    film_title(table, tiles);
    alt_film(table, tiles);
    board_title(table, tiles, left);
    scores_title(table);
    scores_line(player, points, figures);
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
    seat_entrusted(players);
    seat_back(link);
    button_seat_back();
    help_start(new, join, start);
    help_turn(play, confirm, place);
    help_places();
    help_area(area);
}

keyed! {
    tile_ahead_last();
}

impl Words {
    /// What a tile that comes means for the game, by a key: that it is the last, or what an expansion has to say.
    pub(crate) fn tile_ahead(self, what: &str) -> String {
        self.say(&format!("tile_ahead_{what}"), [])
    }
}
