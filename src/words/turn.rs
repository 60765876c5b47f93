//! The public posts of a game: whose turn it is, what was done, how it ended.

use super::{Words, keyed, messages};

messages! {
    turn_restored(table, when);
    turn_number(table, turn, about);
    places_count(plain, costly);
    turn_yours(player, tile, places);
    turn_other(player);
    turn_since();
    turn_before(count);
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
    button_catch_up();
    button_why();
    button_fields();
    button_if_ended();
    lens_withheld();
    fields_none(table);
    fields_title(table);
    alt_fields(fields);
    if_ended_title(table);
    if_ended_gain(points);
    why_nothing();
    menu_score();
    alt_scored(places);
    catch_up_title(table);
    catch_up_nothing(table);
    alt_catch_up(table);
    end_title(table, winners, points, count);
    end_left(table, winners, points);
    end_place(place, player, points);
    end_awards(awards);
    end_pace(tiles, points);
    alt_curve(points);
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
    alt_part(from, to);
    alt_changed(tiles);
    alt_costly(places);
    alt_chosen(figure);
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
    tiles_faded();
    tiles_shut(count, places);
    alt_tiles(tiles);
    alt_lettered(places);
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
    award_city(player, count);
    award_road(player, count);
    award_monastery(player, count);
    award_giver(player, count);
    award_sharer(player, count);
    award_leap(player, count);
    award_comeback(player, count);
    tile_ahead_last();
}

impl Words {
    /// Something that deserves an award, by a key: who, and how much of it.
    pub(crate) fn award(self, what: &str, player: String, count: u32) -> String {
        self.say(&format!("award_{what}"), [("player", player.into()), ("count", count.into())])
    }

    /// What a tile that comes means for the game, by a key: that it is the last, or what an expansion has to say.
    pub(crate) fn tile_ahead(self, what: &str) -> String {
        self.say(&format!("tile_ahead_{what}"), [])
    }
}
