//! Options for goods, builders and pigs (`rules/traders_and_builders.md` §6).

pub use crate::options::Part;
use crate::options::options;

options! {
    TradersAndBuilders in traders_and_builders;
    /// Whether a second tile may be declined (TB-C2).
    double_turn: DoubleTurn {
        /// No: it is drawn without a question.
        Automatic "automatic",
        /// Yes: the player who earned it is asked.
        Ask "ask",
    },
    /// The treatment of a builder or pig whose last meeple leaves (TB-C4).
    lonely_specials: LonelySpecials {
        /// It returns immediately (§3.24, §4.8).
        Return "return",
        /// It stays, as in the oldest rules: the builder until its feature is completed, the pig permanently.
        Stay "stay",
    },
    /// The order of a bazaar's auction and the second tile of the player who placed it (TB-C6, C26; `001 n36`).
    builder_bazaar_order: BuilderBazaarOrder {
        /// The auction and its round of turns, then the second tile.
        BazaarFirst "bazaar_first",
        /// The second tile, then the auction.
        BuilderFirst "builder_first",
    },
    /// Whether goods are taken and count.
    goods: Part,
    /// Whether each player has a builder.
    builder: Part,
    /// Whether each player has a pig.
    pig: Part,
}
