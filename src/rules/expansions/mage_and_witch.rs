//! Mage & Witch (`mage_and_witch.md 1`): a mage who adds points to a road or city, and a witch who halves its points.
//!
//! With The Gifts, the mage or the witch leaves a road that is swept (`mage_and_witch.md 3.3`).

use serde::{Deserialize, Serialize};

use super::own::mage_and_witch::{action, event, question, refusal, state, state_mut};
use super::own::the_gifts;
use super::the_gifts::Occasion::Swept;
use crate::kind::INSIDE_RULES;
use crate::{
    AuditedScore, FeatureId, Flow, Game, Hooks, Kind, KindRules, NodeId, Pos, Refusal, Score, Seat, SegmentIndex, Term,
    TermLabel, Terms, score,
};

pub(crate) use super::nothing::*;

/// The rules of magic symbols, which belong to a whole tile and are not features (`mage_and_witch.md 0.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::MagicSymbol, INSIDE_RULES)];

/// The mage or the witch, who belong to no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wizard {
    /// The mage, who adds a point for each tile (`mage_and_witch.md 2.1`).
    Mage,
    /// The witch, who halves the points (`mage_and_witch.md 2.2`).
    Witch,
}

impl Wizard {
    /// Both of them, in the order of their places in the state.
    pub const ALL: [Wizard; 2] = [Wizard::Mage, Wizard::Witch];

    /// Returns the label of the line that this one adds to receipts.
    pub const fn label(self) -> TermLabel {
        match self {
            Wizard::Mage => TermLabel::Mage,
            Wizard::Witch => TermLabel::Witch,
        }
    }

    /// Returns the name in message keys: `mage` or `witch`.
    pub const fn key(self) -> &'static str {
        self.label().key()
    }
}

/// The segments with the mage and the witch, in the order of [`Wizard::ALL`]. `None` beside the board.
#[derive(Clone, Debug)]
pub struct State([Option<NodeId>; Wizard::ALL.len()]);

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State([None; Wizard::ALL.len()])
    }
}

/// The public information: the places of the mage and the witch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The cell and the segment of each of the two who is on the board.
    pub placed: Vec<(Wizard, Pos, SegmentIndex)>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let placed = |wizard| {
            let (at, segment) = game.board().segment_location(node_of(game, wizard)?);
            Some((wizard, at, segment))
        };
        PublicState { placed: Wizard::ALL.into_iter().filter_map(placed).collect() }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Moves one of the two to a road or city (`mage_and_witch.md 1.1`).
    MoveWizard { wizard: Wizard, at: Pos, segment: SegmentIndex },
    /// Takes one of the two off the board, because neither can move (`mage_and_witch.md 1.4`).
    RemoveWizard { wizard: Wizard },
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must move the mage or the witch (`mage_and_witch.md 1.1, 1.5`).
    Move,
    /// The player must take the mage or the witch off the board (`mage_and_witch.md 1.4`).
    Remove,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player moved one of the two to a road or city.
    WizardMoved { seat: Seat, wizard: Wizard, at: Pos, segment: SegmentIndex },
    /// One of the two left the board, because neither could move or because its feature was scored.
    WizardLeft { wizard: Wizard },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The mage and the witch go to other incomplete roads or cities (`mage_and_witch.md 1.1, 1.2`).
    #[error("neither the mage nor the witch can go there")]
    NoTarget,
    /// The mage and the witch stay on the board if one of them can move (`mage_and_witch.md 1.4`).
    #[error("the mage or the witch can move")]
    CanMove,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `mage_and_witch.md 0.1`
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("mage-and-witch", setup.edition),
    refusal_of,
    adjust_total: Some(adjust_total),
    on_scored,
    recount_total,
    audit,
    ..Hooks::NONE
};

/// Returns the segment with the mage or the witch, or `None` beside the board.
fn node_of(game: &Game, wizard: Wizard) -> Option<NodeId> {
    state(game)?.0[wizard as usize]
}

fn feature_of(game: &Game, wizard: Wizard) -> Option<FeatureId> {
    node_of(game, wizard).map(|node| game.board().features().feature_of(node))
}

/// Returns the mage or the witch on a feature. If both are there, because a tile has just joined their features, returns
/// the mage.
fn wizard_on(game: &Game, feature: FeatureId) -> Option<Wizard> {
    Wizard::ALL.into_iter().find(|&wizard| feature_of(game, wizard) == Some(feature))
}

/// Returns whether a mage and a witch are on the same feature (`mage_and_witch.md 1.5`).
fn is_shared(game: &Game) -> bool {
    let [mage, witch] = Wizard::ALL.map(|wizard| feature_of(game, wizard));
    mage.is_some() && mage == witch
}

/// Returns the incomplete roads and cities without mage and witch, each by its oldest segment (`mage_and_witch.md 1.1, 1.2`).
fn targets(game: &Game) -> Vec<(Pos, SegmentIndex)> {
    let board = game.board();
    let open = board.features().filter(|feature| matches!(feature.kind.base(), Kind::Road | Kind::City));
    let open = open.filter(|&(feature, _)| !board.is_complete(feature) && wizard_on(game, feature).is_none());
    open.map(|(_, feature)| board.segment_location(feature.oldest)).collect()
}

/// The step after the tile: asks about the mage and the witch if the tile has a magic symbol, or joins their features
/// (`mage_and_witch.md 1.1, 1.5`).
pub(crate) fn ask_for_wizard(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let is_magic = game.board().placed_tile(game.last_placed_tile()).shape.has(Kind::MagicSymbol);
    if is_magic || is_shared(game) { ask(game, events) } else { Flow::Next }
}

/// The step before scoring: asks if a bridge or a ferry has joined the features of the mage and the witch
/// (`mage_and_witch.md 3.2`).
pub(crate) fn separate_wizards(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if is_shared(game) { ask(game, events) } else { Flow::Next }
}

/// Asks the active player to move one of the two. If neither can move, one of those on the board leaves
/// (`mage_and_witch.md 1.3, 1.4`).
fn ask(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let targets = targets(game);
    if !targets.is_empty() {
        let moves =
            |wizard| targets.iter().map(move |&(at, segment)| action(Action::MoveWizard { wizard, at, segment }));
        return Flow::ask(game, game.active(), question(Question::Move), Wizard::ALL.into_iter().flat_map(moves));
    }
    let placed = Wizard::ALL.map(|wizard| node_of(game, wizard).map(|_| wizard));
    match placed {
        [Some(_), Some(_)] => {
            let removals = Wizard::ALL.map(|wizard| action(Action::RemoveWizard { wizard }));
            return Flow::ask(game, game.active(), question(Question::Remove), removals);
        }
        [Some(wizard), None] | [None, Some(wizard)] => remove(game, wizard, events),
        [None, None] => {}
    }
    Flow::Next
}

fn remove(game: &mut Game, wizard: Wizard, events: &mut Vec<crate::Event>) {
    state_mut(game).0[wizard as usize] = None;
    events.push(event(Event::WizardLeft { wizard }));
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::MoveWizard { wizard, at, segment } => {
            if let Some(node) = game.board().offered_node((at, segment)) {
                state_mut(game).0[wizard as usize] = Some(node);
                events.push(event(Event::WizardMoved { seat: game.active(), wizard, at, segment }));
            }
        }
        Action::RemoveWizard { wizard } => remove(game, wizard, events),
    }
    Flow::Next
}

/// The step after scoring: takes the mage and the witch off features that were completed, claimed or not
/// (`mage_and_witch.md 1.6`). Until then, castles repeat the points with them (`mage_and_witch.md 3.1`).
pub(crate) fn leave_completed(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    for wizard in Wizard::ALL {
        if feature_of(game, wizard).is_some_and(|feature| game.board().is_complete(feature)) {
            remove(game, wizard, events);
        }
    }
    Flow::Next
}

/// Takes the mage or the witch off a road that was swept (`mage_and_witch.md 3.3`).
fn on_scored(game: &mut Game, score: &Score, events: &mut Vec<crate::Event>) {
    let swept = score.feature.as_ref().filter(|_| score.occasion == the_gifts::occasion(Swept));
    let road = swept.and_then(|swept| Some(game.board().features().feature_of(game.board().node_at(swept.at)?)));
    if let Some(wizard) = road.and_then(|road| wizard_on(game, road)) {
        remove(game, wizard, events);
    }
}

/// Adds the line of the mage or the witch on a feature: a point for each tile, or half of the points less
/// (`mage_and_witch.md 2.1, 2.2`).
fn adjust_total(game: &Game, feature: FeatureId, _: crate::Occasion, terms: &mut Terms) {
    let Some(wizard) = wizard_on(game, feature) else { return };
    let label = wizard.label();
    let term = match wizard {
        Wizard::Mage => Term { label, count: game.board().cells(feature).len() as u16, each: 1 },
        Wizard::Witch => Term { label, count: 1, each: -(score::total(terms) / 2) as i16 },
    };
    if term.points() != 0 {
        score::add(terms, term);
    }
}

fn recount_total(AuditedScore { table, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    // A castle repeats points that include this line.
    let repeats = !matches!(score.occasion, crate::Occasion::Completed | crate::Occasion::Final)
        && score.occasion != the_gifts::occasion(Swept);
    let has = |wizard: Wizard| !repeats && score.terms.iter().any(|term| term.label == wizard.label());
    if has(Wizard::Mage) {
        *worth += table.cells(found).len() as i32;
    }
    if has(Wizard::Witch) {
        *worth -= *worth / 2;
    }
}

/// Checks that the mage and the witch are on no completed feature, except one that is about to be scored.
fn audit(game: &Game) -> Result<(), String> {
    let due = game.board().completed_by(game.last_placed_tile());
    let is_late = |feature: &FeatureId| game.board().is_complete(*feature) && !due.contains(feature);
    match Wizard::ALL.into_iter().find(|&wizard| feature_of(game, wizard).filter(is_late).is_some()) {
        Some(wizard) => Err(format!("the {} is on a completed feature", wizard.key())),
        None => Ok(()),
    }
}

fn refusal_of(game: &Game, _: Seat, answer: crate::Action) -> Option<Refusal> {
    let answer = answer.mage_and_witch()?;
    let is_asked = game.decision()?.question.mage_and_witch().is_some();
    Some(match answer {
        _ if !is_asked => Refusal::NotAsked,
        Action::MoveWizard { .. } => refusal(RefusalReason::NoTarget),
        Action::RemoveWizard { .. } => refusal(RefusalReason::CanMove),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Rotation, support};

    /// Begins a game with these tiles and options, and puts the mage and the witch on the start tile.
    fn game(tiles: &[(&str, &str, Rotation)], expansions: &[Expansion], on: [Option<Kind>; 2]) -> Game {
        let mut game = support::game(2, expansions);
        tiles.iter().for_each(|&(tile, at, rotation)| support::put(&mut game, tile, at, rotation));
        state_mut(&mut game).0 = on.map(|kind| Some(support::node(&game, "0", kind?)));
        game
    }

    const CLOSED: &[(&str, &str, Rotation)] =
        &[("BA/LR", "E1", Rotation::R90), ("BA/LR", "W1", Rotation::R270), ("BA/C", "N1", Rotation::R180)];

    /// `mage_and_witch.md 1.4`
    #[test]
    fn one_of_the_two_leaves_if_neither_can_move() {
        let mut events = Vec::new();
        let mut both = game(CLOSED, &[Expansion::MageAndWitch], [Some(Kind::Road), Some(Kind::City)]);
        let Flow::Ask { actions, .. } = ask(&mut both, &mut events) else { panic!("the player chooses") };
        assert_eq!(actions, Wizard::ALL.map(|wizard| action(Action::RemoveWizard { wizard })));
        apply(&mut both, Action::RemoveWizard { wizard: Wizard::Witch }, &mut events);
        let left = |wizard| event(Event::WizardLeft { wizard });
        assert!(matches!(ask(&mut both, &mut events), Flow::Next));
        assert!(matches!(ask(&mut both, &mut events), Flow::Next));
        assert_eq!(events, [left(Wizard::Witch), left(Wizard::Mage)]);
    }

    /// `mage_and_witch.md 1.5, 3.2`
    #[test]
    fn a_shared_road_makes_the_player_move_one_of_them() {
        let shared = [Some(Kind::Road), Some(Kind::Road)];
        let mut shared = game(&[("BA/RFr", "E1", Rotation::R0)], &[Expansion::MageAndWitch], shared);
        let Flow::Ask { actions, .. } = separate_wizards(&mut shared, &mut Vec::new()) else { panic!("a question") };
        let (at, segment) = (Pos::START, shared.board().segment_location(support::node(&shared, "0", Kind::City)).1);
        let moves = Wizard::ALL.map(|wizard| action(Action::MoveWizard { wizard, at, segment }));
        assert_eq!(actions, moves);
        let mut apart = game(&[], &[Expansion::MageAndWitch], [Some(Kind::Road), Some(Kind::City)]);
        assert!(matches!(separate_wizards(&mut apart, &mut Vec::new()), Flow::Next));
    }

    /// `mage_and_witch.md 2.3`
    #[test]
    fn incomplete_features_score_with_mage_and_witch_at_the_end() {
        let tiles = [("IC/RFr.iG", "E1", Rotation::R0), ("BA/RFr", "W1", Rotation::R0)];
        let expansions = [Expansion::MageAndWitch, Expansion::InnsAndCathedrals];
        for (expansions, on, points) in [
            (&expansions[..], [Some(Kind::Road), None], 3),
            (&expansions[..], [None, Some(Kind::Road)], 0),
            (&expansions[..1], [Some(Kind::Road), None], 6),
            (&expansions[..1], [None, Some(Kind::Road)], 2),
        ] {
            let game = game(&tiles, expansions, on);
            let score = support::final_score(&game, support::node(&game, "0", Kind::Road));
            assert_eq!((score.points, support::audited(&game, &score)), (points, points), "{on:?}");
        }
    }

    #[test]
    fn the_audit_finds_a_mage_on_a_completed_city() {
        let mut game = game(CLOSED, &[Expansion::MageAndWitch], [Some(Kind::City), None]);
        assert_eq!(support::audit_error(&game), None);
        support::put(&mut game, "BA/C", "S1", Rotation::R90);
        support::put(&mut game, "BA/C", "S1E1", Rotation::R270);
        state_mut(&mut game).0 = [Some(support::node(&game, "S1", Kind::City)), None];
        assert_eq!(support::audit_error(&game).as_deref(), Some("the mage is on a completed feature"));
    }
}
