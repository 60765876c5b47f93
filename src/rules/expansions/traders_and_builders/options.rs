//! What a table agrees on about goods, builders and pigs (`rules/traders_and_builders.md` §6).

pub use crate::options::Part;
use crate::options::options;

options! {
    TradersAndBuilders in traders_and_builders;
    /// Whether a second tile may be declined (TB-C2).
    double_turn: DoubleTurn {
        /// It comes without a question.
        Automatic "automatic",
        /// Whoever earned it is asked.
        Ask "ask",
    },
    /// What becomes of a builder or pig whose last companion leaves (TB-C4).
    lonely_specials: LonelySpecials {
        /// It goes home at once (§3.24, §4.8).
        Return "return",
        /// It stays, as the oldest rules have it: the builder until its feature is completed, the pig for good.
        Stay "stay",
    },
    /// Whether the auction of a bazaar comes before the second tile of whoever laid it (TB-C6, C26; `001 n36`).
    builder_bazaar_order: BuilderBazaarOrder {
        /// The auction and its round of turns, then the second tile.
        BazaarFirst "bazaar_first",
        /// The second tile, then the auction.
        BuilderFirst "builder_first",
    },
    /// Whether goods are taken and count.
    goods: Part,
    /// Whether everybody has a builder.
    builder: Part,
    /// Whether everybody has a pig.
    pig: Part,
}
