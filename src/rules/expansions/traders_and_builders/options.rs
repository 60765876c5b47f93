//! Options for goods, builders and pigs.

pub use crate::setup::Part;
use crate::setup::options;

options! {
    TradersAndBuilders in traders_and_builders;
    /// Whether a player may decline the second tile (`traders_and_builders.md 3.9`).
    double_turn: DoubleTurn {
        /// The second tile is drawn without a question.
        Automatic "automatic",
        /// The player who earned the second tile is asked.
        Ask "ask",
    },
    /// The treatment of a builder or pig whose last companion leaves (`traders_and_builders.md 3.24`).
    lonely_specials: LonelySpecials {
        /// The figure returns immediately (`traders_and_builders.md 3.24, 4.8`).
        Return "return",
        /// The figure stays, as in the oldest rules: a builder until its feature is completed, a pig until the end.
        Stay "stay",
    },
    /// The order of an auction and the second tile of its opener (`traders_and_builders.md 6.17`).
    builder_bazaar_order: BuilderBazaarOrder {
        /// The auction and its round of turns come first, then the second tile.
        BazaarFirst "bazaar_first",
        /// The second tile comes first, then the auction.
        BuilderFirst "builder_first",
    },
    /// Whether the expansion is played with goods.
    goods: Part,
    /// Whether each player has a builder.
    builder: Part,
    /// Whether each player has a pig.
    pig: Part,
}
