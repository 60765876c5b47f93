//! Abbey & Mayor: abbeys that are placed instead of a drawn tile, moves of wagons, and barns.

pub mod abbey;
pub mod queries;
mod texts;
mod wagon;

use crate::words::Words;
use crate::words::expansions::abbey_and_mayor::Messages as _;
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, CodedComponent, Overview, PointSource, Possessions,
};
use bergerie_rules::expansions::abbey_and_mayor::{Action, Occasion};
use bergerie_rules::{ExpansionOccasion, Figure, Game, Piece, PlacedFigure, PlacedPiece, Seat, Site};

use super::{Hooks, HouseRules};

/// The points of barns in final scoring. The points of farmers are listed with the fields.
/// The points of barns.
pub const BARNS: Category = Category("barn");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    code_letters: &[(CodedComponent::Figure(Figure::Mayor), 'y'), (CodedComponent::Figure(Figure::Wagon), 'w')],
    answer,
    answer_role: |action| match action.abbey_and_mayor() {
        Some(Action::PlaceAbbey) => AnswerRole::Earlier,
        Some(Action::PlaceBarn { corner }) => AnswerRole::ChangesSite(Site::Corner(corner)),
        Some(Action::MoveWagon { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        _ => AnswerRole::Plain,
    },
    prompt: |context| abbey::prompt(context).or_else(|| wagon::prompt(context)),
    pane: wagon::pane,
    earlier_answer_effects: |attempt, action| match action.abbey_and_mayor() {
        Some(Action::PlaceAbbey) => vec![attempt.words.prompt_abbey_rehearsed()],
        _ => Vec::new(),
    },
    consequences: abbey::consequences,
    point_source: |occasion| match occasion {
        ExpansionOccasion::AbbeyAndMayor(Occasion::Barn) => PointSource::of(BARNS),
        _ => PointSource::default(),
    },
    categories: &[BARNS],
    possessions,
    figure_text,
    overview: |words, game| Overview {
        tiles_to_come: abbey::abbeys_to_come(game),
        scenery: scenery(words, game),
        ..Overview::default()
    },
    figure_role: texts::figure_role,
    feature_key: texts::feature_key,
    add_tile_prints: texts::add_tile_prints,
    refusal_text: texts::refusal_text,
    event_narration: texts::event_narration,
    occasion_text: texts::occasion_text,
    rule_change: texts::rule_change,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (words, action) = (context.words, action.abbey_and_mayor()?);
    let name = match action {
        Action::PlaceAbbey => words.action_abbey(),
        Action::KeepAbbey if abbey::pending_abbey(context.game).is_some_and(|(_, is_last)| is_last) => {
            words.action_keep_abbey()
        }
        Action::KeepAbbey => words.action_draw(),
        Action::PlaceBarn { corner } => words.action_barn(queries::corner_name(words, context.game, corner)),
        Action::MoveWagon { at, segment } => wagon::destination_name(words, context.game, (at, segment)),
        Action::ReturnWagon => words.action_wagon_home(),
    };
    let heading = matches!(action, Action::PlaceBarn { .. }).then(|| words.heading_barn());
    let answer = AnswerDescription { heading, ..AnswerDescription::named(name) };
    Some(match action {
        Action::MoveWagon { at, segment } => answer.on(at, Some(segment)),
        _ => answer,
    })
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let counts = [Piece::Abbey, Piece::Barn].map(|piece| (piece, game.player(seat).piece_count(piece)));
    let left = counts.into_iter().filter(|&(_, count)| count > 0);
    let holdings = left.map(|(piece, count)| words.piece(piece.key(), count)).collect();
    Possessions { holdings, ..Possessions::default() }
}

/// Describes the current strength of a mayor, which is public. Returns `None` for other figures.
fn figure_text(words: Words, game: &Game, occupant: &PlacedFigure, figure: &str) -> Option<String> {
    let strength = game.strength(*occupant);
    (occupant.figure == Figure::Mayor).then(|| words.alt_mayor(figure, strength))
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let barn = |placed: &PlacedPiece| match (placed.piece, placed.owner, placed.site) {
        (Piece::Barn, Some(seat), Site::Corner(at)) => Some(words.alt_barn(at.to_string(), words.colour(seat))),
        _ => None,
    };
    game.board().pieces().iter().filter_map(barn).collect()
}
