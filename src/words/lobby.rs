//! The table before its game: the lobby post and its options.

use super::messages;

messages! {
    lobby_title(table, host);
    lobby_sets(sets, tiles);
    lobby_base();
    lobby_fair(commitment);
    lobby_seats(seats, count, most);
    lobby_hint();
    lobby_begun(table, seats);
    lobby_closed(table);
    lobby_aborted(table);
    lobby_opened(options);
    lobby_joined(table);
    lobby_left(table);
    lobby_started();
    button_join();
    button_leave();
    button_options();
    button_start();
    button_bot();
    button_bot_remove();
    bot_title(table);
    bot_seats(seats);
    bot_name(level);
    bot_seated(bot, table);
    options_title(table);
    options_expansions();
    options_none();
    options_rule();
    options_rule_more();
    options_default(value);
    options_host(player);
    abort_ask(table);
    abort_done(table);
    resign_ask(table);
    resign_done(table);
    button_abort();
    button_resign();
    button_keep();
    kept();
}
