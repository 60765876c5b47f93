//! The builder and the pig, which need meeples: their placement and return (`traders_and_builders.md 3, 4`).
//!
//! A companion of a builder or pig is any meeple of the same player in the feature (`traders_and_builders.md 3.7`).

use arrayvec::ArrayVec;

use super::{Event, LonelySpecials, Part, RefusalReason, event, options, refusal};
use crate::expansions::FigureEntry;
use crate::{FeatureId, Figure, FigureRules, Game, Kind, Kinds, PlacedFigure, Refusal, Seat, Strength};

/// The rules of the builder and the pig, which are no meeples, claim nothing and have no strength
/// (`traders_and_builders.md 3.8, 4.4, 4.9`).
pub(crate) const FIGURES: &[(Figure, FigureRules)] = &[
    (Figure::Builder, special_figure_rules(&[Kind::Road, Kind::City])),
    (Figure::Pig, special_figure_rules(&[Kind::Field])),
];

const fn special_figure_rules(kinds: &[Kind]) -> FigureRules {
    let strength = Strength::Always(0);
    FigureRules {
        claims: false,
        is_meeple: false,
        is_confined: false,
        strength,
        stands_on: Kinds::of(kinds),
        per_player: 0,
    }
}

/// Gives each player a builder and a pig (`traders_and_builders.md 1.3`), unless an option removes them.
pub(super) fn distribute_components(game: &mut Game) {
    let Some(options) = options(game) else { return };
    let parts = [(Figure::Builder, options.builder), (Figure::Pig, options.pig)];
    parts.into_iter().for_each(|(figure, part)| game.give_figures(figure, u8::from(part == Part::On)));
}

const fn needs_companion(figure: Figure) -> bool {
    matches!(figure, Figure::Builder | Figure::Pig)
}

/// Returns whether a player has a companion on a feature: a figure that claims it.
fn has_companion(game: &Game, seat: Seat, feature: FeatureId) -> bool {
    let is_companion = |occupant: PlacedFigure| occupant.seat == seat && occupant.figure.claims();
    game.board().features().get(feature).claims > 0 && game.board().figures_on(feature).any(is_companion)
}

/// Checks that a builder or pig joins a companion in an incomplete feature (`traders_and_builders.md 3.3, 3.6, 4.2`).
pub(super) fn figure_check(game: &Game, FigureEntry { figure, node, .. }: FigureEntry) -> Result<(), Refusal> {
    let feature = game.board().features().feature_of(node);
    if !needs_companion(figure) || !figure.stands_on(game.board().features().get(feature).kind) {
        Ok(())
    } else if !has_companion(game, game.active(), feature) {
        Err(refusal(RefusalReason::WithoutCompanion))
    } else if game.board().is_complete(feature) {
        Err(refusal(RefusalReason::FeatureCompleted))
    } else {
        Ok(())
    }
}

/// Returns a builder or pig when its last companion has left (`traders_and_builders.md 3.24, 4.8`).
pub(super) fn on_figure_left(game: &mut Game, occupant: PlacedFigure, events: &mut Vec<crate::Event>) {
    let PlacedFigure { figure, seat, node } = occupant;
    let feature = game.board().features().feature_of(node);
    let stays = options(game).is_none_or(|options| options.lonely_specials == LonelySpecials::Stay);
    if figure.claims() && !stays && !has_companion(game, seat, feature) {
        return_builders_and_pigs(game, feature, events, |follower| follower.seat == seat);
    }
}

/// Returns a builder on a completed road or city to its owner (`traders_and_builders.md 3.23`), even if no player
/// scored the feature, or if it became something else (`traders_and_builders.md 6.16`).
pub(super) fn return_builders(game: &mut Game, feature: FeatureId, events: &mut Vec<crate::Event>) {
    return_builders_and_pigs(game, feature, events, |_| true);
}

/// Returns to their owners the builders and pigs of a feature for which `leaves` returns `true`. If the feature is
/// scored, they have no event of their own, because all figures of the feature leave.
fn return_builders_and_pigs(
    game: &mut Game,
    feature: FeatureId,
    events: &mut Vec<crate::Event>,
    leaves: impl Fn(&PlacedFigure) -> bool,
) {
    let is_reported = !game.board().is_complete(feature);
    let occupants = game.board().figures_on(feature);
    let leaving: ArrayVec<PlacedFigure, { 2 * Seat::MAX_COUNT }> =
        occupants.filter(|occupant| needs_companion(occupant.figure) && leaves(occupant)).collect();
    for occupant in leaving {
        if is_reported {
            let (at, _) = game.board().segment_location(occupant.node);
            events.push(event(Event::BuilderOrPigReturned { seat: occupant.seat, figure: occupant.figure, at }));
        }
        game.return_figure(occupant, events);
    }
}
