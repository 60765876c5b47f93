//! The picture of a rehearsal: the board after the rehearsed answers, and the tile with letters on the segments that can take a figure.

use crate::words::Words;
use bergerie_picture::{BoardPlace, PreviewTile};
use bergerie_rules::{Action, Decision, Game, Placement, Question, SegmentPlace, Site};
use bergerie_table::Assists;

use super::answers::{self, CandidateLetters};
use super::contexts::AnswerContext;
use super::description::AnswerRole;
use super::pictures::{self, Picture};
use super::rehearsal::Rehearsal;

/// Describes a rehearsal. The board is that after the last answer that builds something, with the figures of later answers.
pub fn rehearsal_picture(words: Words, game: &Game, rehearsal: &Rehearsal) -> Picture {
    if let Some((decision, None | Some(Action::Pass))) = last_figure_question(rehearsal)
        && let Question::Figure { at: None, .. } = decision.question
    {
        let name = |&action: &Action| answers::answer_name(words, Assists::default(), game, decision, action);
        let is_figure = |action: &&Action| matches!(action, Action::Deploy { .. });
        let named: Vec<String> = decision.actions.iter().filter(is_figure).map(name).collect();
        let places = answers::figure_places(decision).into_iter();
        let places = places.map(|(at, segment)| BoardPlace::Segment(at, segment)).collect();
        return pictures::lettered_picture(words, &rehearsal.game, places, &named);
    }
    let letters = candidate_letters(words, game, rehearsal);
    let named = |decision: &Decision| {
        letters.lettered_names(&AnswerContext::of(words, Assists::default(), &rehearsal.game, decision), decision)
    };
    let named = rehearsal.open_decision().map(named).unwrap_or_default();
    let preview = preview_tile(game, rehearsal);
    if preview.is_none() && !letters.places().is_empty() {
        return pictures::lettered_picture(words, &rehearsal.game, letters.places().to_vec(), &named);
    }
    let built: Vec<Site> = changed_sites(rehearsal).collect();
    let after = rehearsal.game_after(game, |answer| changed_site(answer.action).is_some());
    let (seen, events) = after.as_ref().map_or((game, 0), |(game, events)| (game, *events));
    let events = rehearsal.events.split_at(events);
    pictures::rehearsal_picture(words, seen, preview, &built, events, (letters.places(), &named))
}

/// Returns the letters on the candidates of the open question. They follow those on the rehearsed tile.
pub fn candidate_letters(words: Words, game: &Game, rehearsal: &Rehearsal) -> CandidateLetters {
    let Some(decision) = rehearsal.open_decision() else { return CandidateLetters::default() };
    let others = preview_tile(game, rehearsal).map_or(0, |tile| tile.places.len());
    CandidateLetters::of(&AnswerContext::of(words, Assists::default(), &rehearsal.game, decision), decision, others)
}

/// Returns the sites on which a rehearsal changes the board, besides the tile and the figures.
pub fn changed_sites(rehearsal: &Rehearsal) -> impl Iterator<Item = Site> {
    rehearsal.answers.iter().filter_map(|answer| changed_site(answer.action))
}

/// Returns the site on which an answer changes the board, besides the tile and the figure. Returns `None` for other answers.
fn changed_site(action: Action) -> Option<Site> {
    match (action, answers::answer_role(action)) {
        (Action::Place(placement), _) => placement.piece.map(|piece| piece.site),
        (_, AnswerRole::ChangesSite(site)) => Some(site),
        _ => None,
    }
}

/// Returns the last question about a figure with its answer, or `None` instead of an answer if the question is open. There may be
/// several such questions: after a bridge adds a segment, the figure is asked for again.
fn last_figure_question(rehearsal: &Rehearsal) -> Option<(&Decision, Option<Action>)> {
    let rehearsed = rehearsal.answers.iter().map(|rehearsed| (&rehearsed.decision, Some(rehearsed.action)));
    let mut asked = rehearsed.chain(rehearsal.open_decision().map(|decision| (decision, None))).rev();
    asked.find(|(decision, _)| decision.question.asks_for_figure())
}

/// Returns the rehearsed tile for the picture, or the tile of the figure if the player is asked for one, with the segments that can
/// take a figure. Returns `None` for other rehearsals.
fn preview_tile(game: &Game, rehearsal: &Rehearsal) -> Option<PreviewTile> {
    let asked = last_figure_question(rehearsal);
    let taken = asked.and_then(|(_, answer)| match answer? {
        Action::Deploy { at, segment, .. } => Some((at, segment)),
        _ => None,
    });
    let first = rehearsal.answers.first().map(|answer| (answer.decision.question, Some(answer.action)));
    let (at, shape, rotation) = match first.or_else(|| Some((rehearsal.open_decision()?.question, None)))? {
        (Question::Place(shape), Some(Action::Place(Placement { at, rotation, .. }))) => (at, shape, rotation),
        (Question::Figure { at, .. }, _) => {
            let at = at.or_else(|| Some(taken?.0))?;
            let placed = game.board().placed_tile(game.board().tile_at(at)?);
            (at, placed.shape, placed.rotation)
        }
        _ => return None,
    };
    let is_here = |question: Question| matches!(question, Question::Figure { at: Some(tile), .. } if tile == at);
    // Instead of a figure, an answer of another kind was chosen, so the figures have no controls.
    let is_offered = |answer: Option<Action>| !matches!(answer, Some(Action::Expansion(_)));
    let lettered = asked.filter(|&(decision, answer)| is_here(decision.question) && is_offered(answer));
    let places = lettered.map(|(decision, _)| answers::figure_places(decision)).unwrap_or_default();
    let segment = |(cell, segment): SegmentPlace| (cell == at).then_some(segment);
    Some(PreviewTile {
        at,
        shape,
        rotation,
        places: places.into_iter().filter_map(segment).collect(),
        taken: taken.and_then(segment),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CodeHandling, codes};
    use bergerie_picture::Artist;
    use bergerie_rules::expansions::the_count::{self, CityQuarter};
    use bergerie_rules::expansions::the_princess_and_the_dragon::Action as Dragon;
    use bergerie_rules::expansions::{abbey_and_mayor, ferries, the_tower};
    use bergerie_rules::{DrawOutcome, Expansion, ExpansionAction, Figure, Pos, Seat, Setup, ShapeId};

    /// Returns a game for two with one expansion in which the first player has a tile in hand.
    fn in_hand(expansion: Expansion, tile: &str) -> Game {
        let mut setup = Setup::base(2);
        setup.expansions.set(expansion, true);
        let mut game = Game::new(setup).unwrap();
        for drawn in [DrawOutcome::First(Seat::FIRST), DrawOutcome::Tile(ShapeId::named(tile).unwrap())] {
            game.draw(drawn, &mut Vec::new()).unwrap();
        }
        game
    }

    /// Rehearses for each of these conditions the first answer that meets it, one after the other.
    fn rehearsed(game: &Game, wanted: &[fn(Action) -> bool]) -> Rehearsal {
        let mut path = String::new();
        for (number, &is_wanted) in wanted.iter().enumerate() {
            let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Strict).unwrap();
            let (_, decision) = rehearsal.decision_at(game, number).unwrap();
            let index = decision.actions.iter().position(|&action| is_wanted(action)).unwrap();
            path = codes::join(&path, &codes::encode(decision.actions[index], index));
        }
        Rehearsal::of_path(game, &path, CodeHandling::Strict).unwrap()
    }

    #[test]
    fn a_figure_that_an_expansion_places_is_drawn_once() {
        let game = in_hand(Expansion::ThePrincessAndTheDragon, "DG/RrRr.g");
        let travels = |action: Action| matches!(action.the_princess_and_the_dragon(), Some(Dragon::UsePortal { .. }));
        let rehearsal = rehearsed(&game, &[|action| matches!(action, Action::Place(_)), travels]);
        let (artist, words) = (Artist::new(), Words::default());
        let shown = artist.draw(&rehearsal_picture(words, &game, &rehearsal).subject).unwrap();
        let (placed, events) = rehearsal.game_after(&game, |answer| matches!(answer.action, Action::Place(_))).unwrap();
        let (preview, events) = (preview_tile(&game, &rehearsal), rehearsal.events.split_at(events));
        let expected = pictures::rehearsal_picture(words, &placed, preview, &[], events, (&[], &[]));
        let expected = artist.draw(&expected.subject).unwrap();
        assert!(shown.png == expected.png, "the figure is not drawn as on the board before it");
    }

    #[test]
    fn the_rehearsal_shows_what_changes_on_other_tiles() {
        let at = Pos::new(7, -2);
        let (seat, figure, to) = (Seat::FIRST, Figure::Meeple, CityQuarter::Market);
        let actions = [
            (ExpansionAction::TheTower(the_tower::Action::BuildFloor { at }), Site::Tile(at)),
            (ExpansionAction::ThePrincessAndTheDragon(Dragon::MoveFairyToTile { at }), Site::Tile(at)),
            (
                ExpansionAction::ThePrincessAndTheDragon(Dragon::SendKnightHome { seat, figure, at, segment: 1 }),
                Site::Tile(at),
            ),
            (ExpansionAction::AbbeyAndMayor(abbey_and_mayor::Action::MoveWagon { at, segment: 1 }), Site::Tile(at)),
            (ExpansionAction::Ferries(ferries::Action { at, roads: [0, 1] }), Site::Tile(at)),
            (ExpansionAction::TheCount(the_count::Action::SendMeeple { figure, to }), to.site()),
        ];
        for (action, site) in actions {
            assert_eq!(changed_site(Action::Expansion(action)), Some(site), "{action:?}");
        }
        assert_eq!(changed_site(Action::Deploy { figure, at, segment: 0 }), None, "its segment is on the tile");
    }
}
