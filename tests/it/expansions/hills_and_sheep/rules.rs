//! Invariants of all games with Hills & Sheep. The number of tokens never changes, and the tiles under hills stay
//! secret.

use std::collections::BTreeSet;

use bergerie_rules::expansions::hills_and_sheep::{self, Token};
use bergerie_rules::{
    DrawOutcome, Entry, Event, Expansion, ExpansionDrawOutcome, ExpansionEvent, ExpansionOccasion, Figure, Game,
    Occasion, Record, Score, ShapeId, TermLabel, View, Waiting,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::random::{choices, games, play, setups_with};

/// Checks that 16 sheep and 2 wolves are in the bag or on the board, with the wolves in the bag.
fn tokens_are_conserved(view: &View) {
    let Some(sheep) = &view.expansions.hills_and_sheep else { return };
    for token in Token::ALL {
        let bag: u8 = sheep.bag.iter().filter(|(t, _)| *t == token).map(|(_, count)| count).sum();
        let beside = sheep.flocks.iter().flatten().filter(|t| **t == token).count();
        assert_eq!(usize::from(bag) + beside, usize::from(token.copies()), "{token:?}");
        assert!(token != Token::Wolf || beside == 0);
    }
}

/// Checks that each player has one shepherd. It has sheep only on the board, and at least one there, except while its
/// first token is being drawn.
fn shepherds_have_their_flocks(game: &Game, view: &View) {
    let Some(sheep) = &view.expansions.hills_and_sheep else { return };
    for seat in game.seats() {
        let on_board = view.figures.iter().filter(|f| f.figure == Figure::Shepherd && f.seat == seat).count();
        assert_eq!(on_board + usize::from(game.player(seat).figure_count(Figure::Shepherd)), 1);
        let draws = matches!(game.waiting(), Waiting::Draw(_)) && seat == game.active();
        assert!(on_board == 1 || sheep.flock(seat).is_empty());
        assert!(on_board == 0 || draws || !sheep.flock(seat).is_empty());
    }
}

/// Returns the tile that an entry hides under a hill, or `None` for other entries.
fn under(entry: &mut Entry) -> Option<&mut ShapeId> {
    match entry {
        Entry::Draw(DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(
            hills_and_sheep::DrawOutcome::UnderTile(shape),
        ))) => Some(shape),
        _ => None,
    }
}

/// Returns a record with a different unknown tile under one of its hills. Returns `None` if it has no hill.
fn with_another_tile_hidden(record: &Record, game: &Game, choice: u16) -> Option<Record> {
    let mut other = record.clone();
    let mut hidden: Vec<&mut ShapeId> = other.log.iter_mut().filter_map(under).collect();
    let pile: Vec<ShapeId> = game.pile().iter().collect();
    let count = hidden.len();
    let shape = hidden.get_mut(usize::from(choice) % count.max(1))?;
    **shape = *pile.get(usize::from(choice) % pile.len().max(1))?;
    Some(other)
}

/// Checks that the public view does not name tiles, except in the lists of visible and unseen tiles.
fn names_no_other_tile(view: &View) {
    let mut json = serde_json::to_value(view).expect("a view is plain data");
    let fields = json.as_object_mut().expect("a view is an object");
    for list in ["tiles", "hand", "unseen"] {
        assert!(fields.remove(list).is_some(), "{list}");
    }
    let expansions = fields.get_mut("expansions").and_then(|expansions| expansions.as_object_mut()).expect("an object");
    for (expansion, list) in [
        ("the_gifts", "second_tile"),
        ("bridges_castles_and_bazaars", "auction"),
        ("the_princess_and_the_dragon", "set_aside"),
    ] {
        let shown = expansions.get_mut(expansion).and_then(|shown| shown.as_object_mut());
        assert!(shown.is_none_or(|shown| shown.remove(list).is_some()), "{list}");
    }
    let text = json.to_string();
    assert!(ShapeId::all().all(|shape| !text.contains(&shape.name)), "{text}");
}

/// Checks that the public information about an unfinished game does not depend on the tiles under hills. Returns `false` if
/// no tile can be replaced, so that a part of this cannot be checked.
fn reveals_nothing_hidden(record: &Record, game: &Game, choice: u16) -> bool {
    let public = record.clone().public().expect("a record of play can be replayed");
    let view = View::of(game);
    assert_eq!(View::of(&public.replay().expect("the public record can be replayed")), view);
    names_no_other_tile(&view);
    let Some(other) = with_another_tile_hidden(record, game, choice) else { return false };
    // The tile cannot be under the hill if a player has drawn it and put it back in the meantime.
    let Ok(same) = other.replay() else { return false };
    let text = |view: &View| serde_json::to_string(view).expect("a view is plain data");
    assert_eq!(text(&View::of(&same)), text(&view));
    assert_eq!(other.public().expect("it was just replayed"), public);
    true
}

fn herds(score: &Score) -> bool {
    matches!(score.occasion, Occasion::Expansion(ExpansionOccasion::HillsAndSheep(_)))
}

/// Returns names of the rare events of the expansion among these events.
fn sights(events: &[Event]) -> Vec<&'static str> {
    let sight = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::HillsAndSheep(hills_and_sheep::Event::WolfDrawn { .. })) => "wolf",
        Event::Expansion(ExpansionEvent::HillsAndSheep(hills_and_sheep::Event::TileHidden { .. })) => "hidden",
        Event::Scored(score) if score.feature.as_ref().is_some_and(|feature| feature.tie_broken_by.is_some()) => "hill",
        Event::Scored(score) if score.terms.iter().any(|term| term.label == TermLabel::Vineyards) => "vineyard",
        Event::Scored(score) if herds(score) && score.winners.len() > 1 => "shared flock",
        Event::Scored(score) if herds(score) => "flock",
        _ => "other",
    };
    events.iter().map(sight).collect()
}

#[test]
fn random_games_cover_the_expansion() {
    let mut runner = TestRunner::deterministic();
    let mut seen = BTreeSet::new();
    let all = ["flock", "hidden", "hill", "other", "shared flock", "vineyard", "wolf"];
    // Some events are so rare that this many games are needed.
    for _ in 0..2000 {
        if seen.len() == all.len() {
            break;
        }
        let (setup, choices) =
            (setups_with(&[Expansion::HillsAndSheep]), choices()).new_tree(&mut runner).expect("a game").current();
        play(&setup, &choices, |_, _, events, _| seen.extend(sights(events)));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

proptest! {
    #![proptest_config(games())]

    /// `hills_and_sheep.md 1.6.2`
    #[test]
    fn tokens_and_shepherds_are_conserved(setup in setups_with(&[Expansion::HillsAndSheep]), choices in choices()) {
        play(&setup, &choices, |_, _, _, game| {
            let view = View::of(game);
            tokens_are_conserved(&view);
            shepherds_have_their_flocks(game, &view);
        });
    }

    #[test]
    fn tiles_under_hills_stay_secret(setup in setups_with(&[Expansion::HillsAndSheep]), choices in choices(), at: u16) {
        let mut record = Record::new(setup.clone());
        play(&setup, &choices, |_, entry, events, game| {
            record.log.push(entry);
            // Other events of the same entry may name a tile of the same design.
            for event in events.iter().filter(|event| matches!(event, Event::Expansion(ExpansionEvent::HillsAndSheep(_)))) {
                let json = serde_json::to_string(event).expect("events are plain data");
                assert!(ShapeId::all().all(|shape| !json.contains(&format!("\"{}\"", shape.name))), "{json}");
            }
            let number = record.log.len();
            if *game.waiting() != Waiting::Over && (number + usize::from(at)).is_multiple_of(23) {
                reveals_nothing_hidden(&record, game, at ^ number as u16);
            }
        });
    }
}

/// The test above would check nothing if no other tile could ever be under a hill.
#[test]
fn other_tiles_under_hills_are_possible() {
    let mut runner = TestRunner::deterministic();
    let mut replaced = 0;
    for number in 0..10 {
        let (setup, choices) =
            (setups_with(&[Expansion::HillsAndSheep]), choices()).new_tree(&mut runner).expect("a game").current();
        let mut record = Record::new(setup.clone());
        play(&setup, &choices, |_, entry, _, game| {
            record.log.push(entry);
            if *game.waiting() != Waiting::Over && record.log.len().is_multiple_of(37) {
                replaced += usize::from(reveals_nothing_hidden(&record, game, number * 11 + record.log.len() as u16));
            }
        });
    }
    assert!(replaced > 0);
}
