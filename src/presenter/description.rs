//! Descriptions of answers, questions, events, points and possessions, as expansions return them.

use crate::rules::figure::Figure;
use crate::rules::piece::Piece;

use super::category::Category;

/// The description of an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// Its name; empty for a placement.
    pub name: String,
    /// The heading of this kind of answer, which is offered separately from figures.
    pub heading: Option<String>,
    /// Its cost other than points.
    pub cost: Option<String>,
    /// The special piece that a placement needs, in a sentence.
    pub needs: Option<String>,
    /// The complete note on it. It replaces its cost, points and outcome.
    pub about: Option<String>,
    /// The labels of two choices, if it can be committed before the tile: to do so, and to rehearse without it.
    pub alone: Option<[String; 2]>,
}

impl Answer {
    /// Creates the description of an answer that only has a name.
    pub fn named(name: String) -> Answer {
        Answer { name, ..Answer::default() }
    }

    /// Adds the heading.
    pub fn under(self, heading: String) -> Answer {
        Answer { heading: Some(heading), ..self }
    }
}

/// The role of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Role {
    /// None of the others.
    #[default]
    Plain,
    /// It precedes the tile, so that the spot is asked for after it.
    Precedes,
    /// It discards a tile that could be placed.
    Discards,
    /// It builds something that the picture of a rehearsal must show.
    Builds,
    /// It bids this price. Of many prices for the same thing, the lowest are offered.
    Bids(u8),
}

/// A component with a letter in the codes of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Component {
    /// A figure to place.
    Figure(Figure),
    /// A special piece of a placement.
    Piece(Piece),
}

/// A question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prompt {
    /// Its text.
    pub lines: Vec<String>,
    /// The heading of its answers.
    pub heading: Option<String>,
    /// Whether it has so few answers that all are offered with the question.
    pub is_short: bool,
}

impl Prompt {
    /// Creates a question of one line.
    pub fn of(line: String) -> Prompt {
        Prompt { lines: vec![line], ..Prompt::default() }
    }

    /// Adds the heading of the answers.
    pub fn over(self, heading: String) -> Prompt {
        Prompt { heading: Some(heading), ..self }
    }
}

/// The kind of decision or draw that a game waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Wait {
    /// None of the others.
    #[default]
    Plain,
    /// A decision before the choice of a figure.
    BeforeFigure,
    /// A choice of the tile to place. Until then, no tile is shown in the player's hand.
    ChoiceOfTile,
    /// A decision with an answer that cannot be predicted.
    Unforeseeable,
    /// A draw that affects only scores that depend on the rest of the turn.
    HarmlessDraw,
}

/// The descriptions that mention an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mention {
    /// Descriptions of moves already made.
    #[default]
    Made,
    /// Descriptions of moves, made or rehearsed.
    Always,
    /// None, because other events describe its outcome.
    Never,
}

/// The source of points.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Source {
    /// Its category, if it is not that of the feature.
    pub category: Option<Category>,
    /// Whether it depends on later draws or choices in the turn.
    pub depends_on_rest: bool,
    /// Whether rehearsals do not count the points: prices, which the answers themselves mention, and final scoring.
    pub is_uncounted: bool,
}

/// A player's possessions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Possessions {
    /// Pieces for use with tiles.
    pub pieces: Vec<String>,
    /// Other things.
    pub holdings: Vec<String>,
    /// Holdings that score points, now or later.
    pub worth: Vec<String>,
    /// Holdings with a value that only tables with assists show.
    pub estimates: Vec<String>,
    /// The text beside the player's points.
    pub badge: Option<String>,
}

/// A description of the table as a whole.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overview {
    /// A consequence of placing the tile in hand anywhere.
    pub ahead: Option<String>,
    /// A reminder of other possible actions before the tile is placed. It may be private to the active player.
    pub reminder: Option<String>,
    /// The number of tiles outside of pile and hand that will still be placed.
    pub tiles_to_come: usize,
    /// A line below all players' points, at tables with assists.
    pub footnote: Option<String>,
    /// A description of the picture beyond tiles and figures.
    pub scenery: Option<String>,
}
