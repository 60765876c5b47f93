//! The pages on which tables are watched and games are played in a browser.
//!
//! The page of a table shows what everyone may know: it is made from the public record of the game ([`WatchedTable`]), whose hidden
//! information was replaced. Everything is read by GET. Everyone who has the key in the address can watch.
//!
//! A user who has followed a login link, or has logged in with Discord, has a session, whose secret is in a cookie. Users with a session get the questions to them and
//! the rehearsal of their answers, and can answer, as long as they can see the table's channel in Discord. Changes are made by POST, with a body in JSON, and only from the page itself.
//! Only a log-in with Discord ends with a GET, because Discord sends the user back in this way.
//!
//! | path | content |
//! |---|---|
//! | `/tables/KEY` | the page, in the language of the browser or of `?lang=` |
//! | `/tables/KEY/state` | the state as JSON: the current one, or the one at the start of `?turn=`, with the information of `?lens=` |
//! | `/tables/KEY/cell` | the description of the cell in column `?x=` and row `?y=` as JSON |
//! | `/tables/KEY/scores` | the sources of the points of player `?seat=`, as JSON |
//! | `/tables/KEY/stream` | server-sent events: the version of the table, whenever it changes |
//! | `/tables/KEY/images/NAME.png` | a part of the board, tiles or a chart. The name is a hash of the content, which never changes |
//! | `/tables/KEY/turn` | the question to the user of the session as JSON, with the answers tried in `?path=`; POST commits answers |
//! | `/tables/KEY/turn/board` | the chunk of the board in column `?x=` and row `?y=` after the answers in `?path=` |
//! | `/tables/KEY/round` | POST submits the numbers of the user in a sealed round |
//! | `/tables/KEY/undo` | POST undoes the last move of the user, or asks the other players |
//! | `/tables/KEY/vote` | POST votes about an undo, an absent player or a new player |
//! | `/tables/KEY/away` | POST announces an absence of the user at all tables, or its end |
//! | `/tables/KEY/orders` | the standing orders of the user as JSON; POST changes them |
//! | `/tables/KEY/resign` | POST makes the user leave the game for good |
//! | `/` | the page with the games of the user |
//! | `/tables/KEY/files/FORMAT` | the game as a file: `record` or `notation` |
//! | `/tables/KEY/review` | the review of a finished game as JSON, for its players, and for everyone if they have agreed |
//! | `/tables/KEY/review/NUMBER` | a picture of the review |
//! | `/games` | the running games of the user as JSON |
//! | `/games/past` | the finished games of the user in part `?part=` of their list, as JSON |
//! | `/login` | sends the user to Discord to log in, and then back to the page of the table `?table=` |
//! | `/login/discord` | the address to which Discord sends the user back |
//! | `/session` | POST begins a session with the secret of a login link |
//! | `/session/end` | POST ends the session |
//! | `/assets/NAME` | the scripts and styles of the page |
//!
//! The scripts contain no rules: the server says what is shown.
//!
//! [`WatchedTable`]: crate::table::WatchedTable

#![warn(clippy::let_underscore_must_use, clippy::unused_result_ok)]

mod actions;
mod assets;
mod boards;
mod connection;
mod guard;
mod lens;
mod login;
mod members;
mod moment;
mod players;
mod request;
mod review;
mod server;
mod session;
mod state;
mod stream;
#[cfg(test)]
mod tests;
mod turn;

pub use boards::warm_up;
pub use connection::{PageConnection, TableAccess};
pub use guard::AddressHeader;
pub use login::RETURN_PATH as LOGIN_RETURN_PATH;
pub use server::{PageServer, PageSettings, serve, serve_assets};
