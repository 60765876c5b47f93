//! The pages on which tables are watched in a browser.
//!
//! The page of a table shows what everyone may know: it is made from the public record of the game ([`WatchedTable`]), whose hidden
//! information was replaced. Everything is read by GET. Everyone who has the key in the address can watch.
//!
//! | path | content |
//! |---|---|
//! | `/tables/KEY` | the page, in the language of the browser or of `?lang=` |
//! | `/tables/KEY/state` | the state as JSON: the current one, or the one at the start of `?turn=`, with the information of `?lens=` |
//! | `/tables/KEY/cell` | the description of the cell in column `?x=` and row `?y=` as JSON |
//! | `/tables/KEY/stream` | server-sent events: the version of the table, whenever it changes |
//! | `/tables/KEY/images/NAME.png` | a part of the board, tiles or a chart. The name is a hash of the content, which never changes |
//! | `/assets/NAME` | the scripts and styles of the page |
//!
//! The scripts contain no rules: the server says what is shown.
//!
//! [`WatchedTable`]: crate::table::WatchedTable

#![warn(clippy::let_underscore_must_use, clippy::unused_result_ok)]

mod assets;
mod boards;
mod guard;
mod lens;
mod moment;
mod server;
mod state;
mod stream;
#[cfg(test)]
mod tests;

pub use guard::AddressHeader;
pub use server::{PageServer, PageSettings, serve};
