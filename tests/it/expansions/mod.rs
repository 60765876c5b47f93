//! The tests of the expansions, with one folder for each, and the script syntax of their rules.
//!
//! This module belongs to two test binaries: that of the rules, and that of the bot, which starts games by scripts. A
//! file that only one of them can use is declared with `#[cfg(bot)]` or `#[cfg(not(bot))]`.
//!
//! `expansions/<id>/mod.rs` exports the functions of [`nothing`] that the expansion needs, and takes the others from
//! there.

pub mod abbey_and_mayor;
pub mod abbot;
pub mod bridges_castles_and_bazaars;
pub mod crop_circles;
pub mod darmstadt;
pub mod deserts;
pub mod ferries;
pub mod festival;
pub mod flying_machines;
pub mod games_quarterly;
pub mod goldmines;
pub mod hills_and_sheep;
pub mod houses_and_walls;
pub mod inns_and_cathedrals;
pub mod king_and_robber;
pub mod labyrinth;
pub mod little_buildings;
pub mod mage_and_witch;
pub mod monuments;
mod nothing;
pub mod river;
pub mod russian_promos;
pub mod school;
pub mod siege;
pub mod special_monasteries;
pub mod spiel_doch;
pub mod the_count;
pub mod the_cult;
pub mod the_gifts;
pub mod the_messages;
pub mod the_phantom;
pub mod the_princess_and_the_dragon;
pub mod the_robbers;
pub mod the_tower;
pub mod the_tunnel;
pub mod traders_and_builders;
pub mod under_the_big_top;
pub mod watchtowers;
pub mod wind_roses;
pub mod winter_tiles;

use bergerie_rules::{
    Action, DrawOutcome, Expansion, ExpansionAction, ExpansionDrawOutcome, ExpansionEvent, ExpansionOccasion,
    ExpansionQuestion, Game, ShapeId, SpecialPiece,
};

macro_rules! tests {
    ($($(#[$doc:meta])* $id:ident $Name:ident;)*) => {
        /// Modules for the expansions without a folder, which have no rules of their own. A declared module takes
        /// precedence over the one of the same name here, because this one is imported by a glob.
        #[allow(unused_imports, reason = "modules with a folder take precedence")]
        mod absent {
            $(pub mod $id {
                pub use crate::expansions::nothing::*;
            })*
        }
        #[allow(unused_imports, reason = "each expansion may have a folder")]
        use absent::*;

        /// Returns the action for a word of a script. Returns `None` if no expansion has the word. Expansions in play
        /// are asked first.
        pub fn action(game: &Game, words: &str) -> Result<Option<Action>, String> {
            for in_play in [true, false] {
                $(if game.setup().expansions.has(Expansion::$Name) == in_play {
                    if let Some(action) = $id::action(game, words)? {
                        return Ok(Some(action));
                    }
                })*
            }
            Ok(None)
        }

        pub fn of_action(game: &Game, action: ExpansionAction) -> String {
            match action {
                $(ExpansionAction::$Name(action) => $id::of_action(game, action),)*
            }
        }

        /// Returns the piece of a placement for a word such as `house:N1:E`.
        pub fn piece(words: &str) -> Result<SpecialPiece, String> {
            $(if let Some(piece) = $id::piece(words)? {
                return Ok(piece);
            })*
            Err(format!("`{words}` is no piece"))
        }

        pub fn of_piece(piece: SpecialPiece) -> String {
            let words = None$(.or_else(|| $id::of_piece(piece)))*;
            words.unwrap_or_else(|| format!("{piece:?}"))
        }

        /// Returns the draw for a word. Returns `None` if no expansion has the word.
        pub fn drawn(word: &str) -> Result<Option<DrawOutcome>, String> {
            $(if let Some(drawn) = $id::drawn(word)? {
                return Ok(Some(DrawOutcome::Expansion(ExpansionDrawOutcome::$Name(drawn))));
            })*
            Ok(None)
        }

        pub fn of_drawn(drawn: ExpansionDrawOutcome) -> String {
            match drawn {
                $(ExpansionDrawOutcome::$Name(drawn) => $id::of_drawn(drawn),)*
            }
        }

        /// Returns the outcome that draws this tile in the pending draw: the one of the expansion that asked for the draw, or
        /// [`DrawOutcome::Tile`] if none did.
        pub fn draw_of_tile(game: &Game, shape: ShapeId) -> DrawOutcome {
            let special = None$(.or_else(|| $id::draw_of_tile(game, shape).map(ExpansionDrawOutcome::$Name)))*;
            special.map_or(DrawOutcome::Tile(shape), DrawOutcome::Expansion)
        }

        /// Returns the tile that a draw removes from the pile without giving it to a player, or `None` for other draws.
        pub fn taken_tile(drawn: ExpansionDrawOutcome) -> Option<ShapeId> {
            match drawn {
                $(ExpansionDrawOutcome::$Name(drawn) => $id::taken_tile(drawn),)*
            }
        }

        /// Returns the event that a draw must cause first and that a script does not name. Returns `None` if there is
        /// no such event.
        pub fn implied_event(game: &Game, drawn: ExpansionDrawOutcome) -> Option<ExpansionEvent> {
            match drawn {
                $(ExpansionDrawOutcome::$Name(drawn) => $id::implied_event(game, drawn).map(ExpansionEvent::$Name),)*
            }
        }

        pub fn of_event(event: &ExpansionEvent) -> Option<String> {
            match event {
                $(ExpansionEvent::$Name(event) => $id::of_event(event),)*
            }
        }

        /// Returns the prefix of a score in script syntax. Returns `None` if the score has the prefix of its feature.
        pub fn of_occasion(occasion: ExpansionOccasion) -> Option<String> {
            match occasion {
                $(ExpansionOccasion::$Name(occasion) => $id::of_occasion(occasion),)*
            }
        }

        pub fn of_question(question: ExpansionQuestion) -> String {
            match question {
                $(ExpansionQuestion::$Name(question) => $id::of_question(question),)*
            }
        }

        /// Returns the answer to a script's question. Returns `None` if no expansion has the question.
        pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
            $(if let Some(text) = $id::value(game, name, of)? {
                return Ok(Some(text));
            })*
            Ok(None)
        }

        /// Returns the name by which scripts call an expansion that has broken a tie.
        pub fn of_tie(expansion: Expansion) -> &'static str {
            match expansion {
                $(Expansion::$Name => $id::TIE.unwrap_or(stringify!($id)),)*
            }
        }

        /// Returns the answers that decline an offer before a tile is drawn.
        pub fn skips() -> impl Iterator<Item = Action> {
            [$($id::SKIPS),*].into_iter().flatten().copied()
        }

        /// Returns the visible tiles that expansions keep.
        #[cfg(not(bot))]
        pub fn kept_tiles(game: &Game) -> Vec<ShapeId> {
            [$($id::kept_tiles(game)),*].concat()
        }
    };
}
bergerie_rules::expansions!(tests);
