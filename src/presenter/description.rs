//! The types in which expansions describe answers, questions, events, points and possessions.

use bergerie_rules::{Figure, Piece, Pos, SegmentIndex, Site};

use super::category::Category;

/// The description of an answer to a decision, in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct AnswerDescription {
    /// The name of the answer, which is empty for a placement.
    pub name: String,
    /// The heading of this kind of answer, if it is offered separately from figures.
    pub heading: Option<String>,
    /// The cost of the answer, other than points, or `None` if it has none.
    pub cost: Option<String>,
    /// A sentence about the special piece that a placement needs, or `None` if it needs none.
    pub needed_piece: Option<String>,
    /// The complete note on the answer, which replaces the cost, points and outcome. `None` to show these three. Empty if the name has
    /// all of them.
    pub whole_note: Option<String>,
    /// The labels of the two choices, if the answer can be committed before the tile is placed.
    pub earlier_labels: Option<EarlierLabels>,
    /// The tile that the answer is about, and the segment on it, if any. If a kind of answer is possible on many tiles,
    /// the player chooses the tile first. `None` if the answer is about the tile in hand.
    pub target: Option<(Pos, Option<SegmentIndex>)>,
    /// A key that answers with the same effect share, so that menus list only the first of them. `None` for an answer without equals.
    pub effect: Option<String>,
}

/// The labels of two choices for an answer that can be committed before the tile is placed.
#[derive(Clone, Debug)]
pub struct EarlierLabels {
    /// Committing the answer alone.
    pub commit: String,
    /// Returning to a rehearsal without the answer.
    pub leave: String,
}

impl AnswerDescription {
    /// Creates the description of an answer that only has a name.
    pub fn named(name: String) -> AnswerDescription {
        AnswerDescription { name, ..AnswerDescription::default() }
    }

    /// Sets the heading of this kind of answer.
    pub fn with_heading(self, heading: String) -> AnswerDescription {
        AnswerDescription { heading: Some(heading), ..self }
    }

    /// Sets the tile and the segment that the answer is about.
    pub fn on(self, at: Pos, segment: Option<SegmentIndex>) -> AnswerDescription {
        AnswerDescription { target: Some((at, segment)), ..self }
    }
}

/// The role of an answer in a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerRole {
    /// An answer without a special role.
    #[default]
    Plain,
    /// An answer that precedes the tile. The spot is chosen after it.
    Earlier,
    /// An answer that discards a tile although it could be placed.
    DiscardsTile,
    /// An answer that refuses what the question offers, although the question cannot be passed.
    Refuses,
    /// An answer that changes the board at this site, which the picture of a rehearsal must show.
    ChangesSite(Site),
    /// An answer with this price. If there are many prices for the same thing, menus list only the lowest.
    Priced(u8),
}

/// A component that has a letter in the codes of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodedComponent {
    /// A figure to place.
    Figure(Figure),
    /// A special piece of a placement.
    Piece(Piece),
}

/// The description of a question, in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct Prompt {
    /// The question and its explanation, one string per line.
    pub lines: Vec<String>,
    /// The heading of the answers, or `None` for the general one.
    pub heading: Option<String>,
    /// Whether there are so few answers that all of them are offered together with the question.
    pub is_short: bool,
}

impl Prompt {
    /// Creates a question of one line.
    pub fn of(line: String) -> Prompt {
        Prompt { lines: vec![line], ..Prompt::default() }
    }

    /// Sets the heading of the answers.
    pub fn with_heading(self, heading: String) -> Prompt {
        Prompt { heading: Some(heading), ..self }
    }
}

/// The kind of decision or draw that a game waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WaitKind {
    /// A decision or draw without special treatment.
    #[default]
    Plain,
    /// A decision that precedes the choice of a figure.
    BeforeFigure,
    /// The choice of the tile to place. Until it is made, no tile is shown in the player's hand.
    ChoiceOfTile,
    /// A decision whose consequences cannot be predicted.
    Unforeseeable,
    /// A draw that affects no scores except those that depend on the rest of the turn.
    HarmlessDraw,
}

/// The description of an event in the account of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Narration {
    /// A sentence of its own, in the order of events.
    Sentence(String),
    /// A sentence after the tile and the figure, although the event occurs between them.
    AfterTile(String),
    /// No description, because other sentences imply the event.
    Silent,
}

/// The source of points, which determines where they are listed.
#[derive(Clone, Copy, Debug, Default)]
pub struct PointSource {
    /// The category of the points, or `None` for the category of the feature.
    pub category: Option<Category>,
    /// Whether the points depend on later draws or decisions in the turn.
    pub depends_on_rest_of_turn: bool,
    /// Whether rehearsals leave out the points, as for prices, which the answers mention.
    pub is_uncounted: bool,
}

impl PointSource {
    /// Creates the source of points that belong to a category.
    pub const fn of(category: Category) -> PointSource {
        PointSource { category: Some(category), depends_on_rest_of_turn: false, is_uncounted: false }
    }
}

/// A player's possessions.
#[derive(Clone, Debug, Default)]
pub struct Possessions {
    /// Pieces that the player can use when placing tiles.
    pub pieces: Vec<String>,
    /// Other holdings, which score no points.
    pub holdings: Vec<String>,
    /// Holdings that score points, immediately or later.
    pub scoring_holdings: Vec<String>,
    /// Holdings whose value is shown only at tables with assists.
    pub estimates: Vec<String>,
    /// The text beside the player's points in a list, or `None` for points alone.
    pub badge: Option<String>,
}

/// A description of the table as a whole.
#[derive(Clone, Debug, Default)]
pub struct Overview {
    /// A consequence that the tile in hand has on every spot, or `None` if it has none.
    pub tile_consequence: Option<String>,
    /// A reminder of other possible actions before the tile is placed, which may contain information private to the active player.
    pub reminder: Option<String>,
    /// The number of tiles outside of the pile and the hand that will still be placed.
    pub tiles_to_come: usize,
    /// A note about unseen tiles outside of the pile, in the list of unseen tiles. `None` if the expansion hides none.
    pub hidden_tiles: Option<String>,
    /// A line below the points of all players, at tables with assists. `None` if the expansion adds none.
    pub footnote: Option<String>,
    /// The description of objects in the picture other than tiles and figures, in sentences.
    pub scenery: Vec<String>,
}
