//! Little Buildings: placing them, and their lines on receipts.

use crate::receipt::multiplied;
use crate::words::Words;
use crate::words::expansions::little_buildings::Messages as _;
use crate::words::markup;
use crate::{AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Overview, Possessions};
use bergerie_rules::expansions::little_buildings::{Action, BuildingValues, Event, RefusalReason, buildings};
use bergerie_rules::{ExpansionEvent, ExpansionRefusal, Game, Piece, Refusal, Seat, Setup, Site, Term, TermLabel};

use super::{Hooks, HouseRules};

/// The buildings, the most valuable first.
const BUILDINGS: [Piece; 3] = [Piece::LittleTower, Piece::LittleHouse, Piece::LittleShed];

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    mentions_in_rehearsal: |_| true,
    answer_role: |action| match action.little_buildings() {
        Some(Action::Build { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        None => AnswerRole::Plain,
    },
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    refusal_text,
    event_narration,
    term_text,
    rule_change,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::Build { building, at }, words) = (action.little_buildings()?, context.words);
    let name = words.action_build(words.piece(building.key(), 1));
    Some(AnswerDescription::named(name).with_heading(words.heading_building()).on(at, None))
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let counts = BUILDINGS.map(|building| (building, game.player(seat).piece_count(building)));
    let left = counts.into_iter().filter(|&(_, count)| count > 0);
    Possessions {
        pieces: left.map(|(building, count)| words.piece(building.key(), count)).collect(),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let tile = |(building, at): (Piece, bergerie_rules::Pos)| {
        words.alt_building(at.to_string(), words.piece(building.key(), 1))
    };
    let tiles: Vec<String> = buildings(game).map(tile).collect();
    if tiles.is_empty() { Vec::new() } else { vec![words.alt_buildings(words.list(&tiles))] }
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::LittleBuildings(Event::Built { seat, building, at }) = *event else {
        return Narration::Silent;
    };
    let piece = words.piece(building.key(), 1);
    Narration::Sentence(words.event_built(markup::cell(at), piece, context.names.name(seat)))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    let piece = match term.label {
        TermLabel::LittleBuildings => return Some(multiplied(words.label_buildings(term.count), term.each)),
        TermLabel::LittleSheds => Piece::LittleShed,
        TermLabel::LittleHouses => Piece::LittleHouse,
        TermLabel::LittleTowers => Piece::LittleTower,
        _ => return None,
    };
    Some(multiplied(words.piece(piece.key(), term.count), term.each))
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let options = setup.expansions.little_buildings.as_ref()?;
    let differs = options.values == BuildingValues::Different;
    Category::BASE.contains(&category).then(|| if differs { words.rule_different() } else { words.rule_equal() })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::LittleBuildings(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoneLeft => words.refusal_no_building(),
        RefusalReason::WrongTile => words.refusal_wrong_tile(),
    })
}
