//! Texts that several expansions choose in the same way, one line per case.

use std::collections::{BTreeMap, BTreeSet};

use crate::combination_warnings::combination_warnings;
use crate::tests::random_game;
use crate::words::{Locale, Words};
use crate::{Category, PlayerNames};
use bergerie_rules::expansions::inns_and_cathedrals::Incomplete;
use bergerie_rules::expansions::king_and_robber::Points;
use bergerie_rules::expansions::river::{PigHerd, RiverSet};
use bergerie_rules::expansions::traders_and_builders::Part;
use bergerie_rules::expansions::{the_princess_and_the_dragon, the_tower};
use bergerie_rules::setup::SmallCity;
use bergerie_rules::{Event, Expansion, ExpansionEvent, Figure, Game, Kind, Pos, Seat, Setup, Term, TermLabel};

#[test]
fn terms_of_receipts_name_their_source() {
    for (label, count, each, expected) in [
        (TermLabel::Inns, 4, 1, "4 for the inn"),
        (TermLabel::Inns, 1, 0, "nothing for an incomplete road with an inn"),
        (TermLabel::Cathedrals, 6, 1, "6 for the cathedral"),
        (TermLabel::CompletedCities, 7, 1, "7 completed cities"),
        (TermLabel::CompletedRoads, 1, 1, "1 completed road"),
        (TermLabel::Robber, 1, 20, "20 for the robber baron"),
        (TermLabel::Circus, 1, 7, "1 meeple near the circus × 7"),
        (TermLabel::Acrobats, 2, 5, "2 acrobats × 5"),
        (TermLabel::Spaces, 3, 2, "3 spaces around the ringmaster × 2"),
    ] {
        let mut terms =
            super::all().filter_map(|hooks| (hooks.term_text)(Words::default(), Term { label, count, each }));
        assert_eq!((terms.next().as_deref(), terms.next()), (Some(expected), None), "{label:?}");
    }
    let term = Term { label: TermLabel::Tiles, count: 4, each: 1 };
    assert!(
        super::all().all(|hooks| (hooks.term_text)(Words::default(), term).is_none()),
        "it belongs to the base game"
    );
}

#[test]
fn figures_are_named_by_their_segment_or_by_themselves() {
    for (figure, kind, expected) in [
        (Figure::Meeple, Kind::City, "knight"),
        (Figure::LargeMeeple, Kind::City, "large knight"),
        (Figure::Wagon, Kind::City, "wagon in the city"),
        (Figure::Wagon, Kind::Road, "wagon on the road"),
        (Figure::Mayor, Kind::City, "mayor"),
        (Figure::Meeple, Kind::Monument, "architect"),
        (Figure::LargeMeeple, Kind::Monument, "large architect"),
        (Figure::Builder, Kind::City, "builder"),
        (Figure::Builder, Kind::Road, "builder"),
        (Figure::Pig, Kind::Field, "pig"),
    ] {
        assert_eq!(Words::default().role_of(figure, kind), expected);
    }
}

#[test]
fn expansions_that_do_not_go_well_together_are_named() {
    use Expansion::{InnsAndCathedrals, River, School, TheCount};
    for (expansions, set, expected) in [
        (&[TheCount, River][..], RiverSet::First, 0),
        (&[TheCount, River], RiverSet::Second, 1),
        (&[TheCount], RiverSet::First, 0),
        (&[School, InnsAndCathedrals], RiverSet::First, 0),
        (&[School, TheCount, River], RiverSet::Both, 2),
    ] {
        let mut setup = Setup::base(2).with(expansions);
        setup.expansions.river.iter_mut().for_each(|river| river.set = set);
        for words in Locale::ALL.map(Words::of) {
            assert_eq!(combination_warnings(words, &setup).len(), expected, "{expansions:?}");
        }
    }
}

/// Posts say which kind of meeple was placed or is beside the fairy.
#[test]
fn no_event_has_the_same_sentence_for_two_kinds_of_meeples() {
    let game = Game::new(Setup::base(2).with(Expansion::ALL)).unwrap();
    let (seat, at) = (Seat::FIRST, Pos::START);
    let on_tower = |figure| ExpansionEvent::TheTower(the_tower::Event::TowerClosed { seat, figure, at });
    let by_fairy = |figure| {
        let moved = the_princess_and_the_dragon::Event::FairyMoved { seat, at, figure: Some(figure) };
        ExpansionEvent::ThePrincessAndTheDragon(moved)
    };
    let events: [&dyn Fn(Figure) -> ExpansionEvent; 2] = [&on_tower, &by_fairy];
    for words in Locale::ALL.map(Words::of) {
        for event in events {
            let meeples = Figure::ALL.into_iter().filter(|figure| figure.is_meeple());
            let sentences: Vec<String> = meeples
                .flat_map(|figure| {
                    let events = [Event::Expansion(event(figure))];
                    words.event_sentences(&events, game.board(), &PlayerNames::of_colours(words))
                })
                .collect();
            let different: BTreeSet<&String> = sentences.iter().collect();
            assert!(sentences.len() >= 5 && different.len() == sentences.len(), "{sentences:#?}");
        }
    }
}

/// Whatever happens to a figure in random games, the sentence about it says which kind of figure it is.
#[test]
fn each_sentence_about_a_special_figure_names_it() {
    let mut checked = BTreeMap::new();
    for number in 0..6 {
        let (record, _) = random_game(2 + (number % 5) as u8, number, Expansion::ALL);
        let watched = record.replay_with(|_, events, game| {
            for event in events {
                let shown = format!("{event:?}");
                let is_about = |figure: &&Figure| {
                    shown.contains(&format!("figure: {figure:?},")) || shown.contains(&format!("figure: {figure:?} "))
                };
                let Some(&figure) = Figure::ALL.iter().filter(|figure| **figure != Figure::Meeple).find(is_about)
                else {
                    continue;
                };
                for words in Locale::ALL.map(Words::of) {
                    let event = std::slice::from_ref(event);
                    let sentences = words.event_sentences(event, game.board(), &PlayerNames::of_colours(words));
                    let name = words.figure(figure.key(), 1).to_lowercase();
                    let stem: String = name.split_whitespace().nth(1).unwrap_or_default().chars().take(4).collect();
                    for sentence in sentences {
                        *checked.entry(figure).or_insert(0) += 1;
                        assert!(sentence.to_lowercase().contains(&stem), "{figure:?}, {stem}: {sentence}; {shown}");
                    }
                }
            }
        });
        watched.unwrap();
    }
    assert!(checked.len() >= 9, "{checked:?}");
}

/// Returns whether the rule of a category at a table with these expansions and options contains a text.
fn says(expansions: &[Expansion], change: impl Fn(&mut Setup), category: &'static str, text: &str) -> bool {
    let mut setup = Setup::base(2).with(expansions);
    change(&mut setup);
    Words::default().rule_of_category(&setup, Category(category)).contains(text)
}

#[test]
fn the_rules_of_categories_include_those_of_expansions() {
    for (expansion, category, text) in [
        (Expansion::InnsAndCathedrals, "road", "2 points per tile, and an incomplete one nothing."),
        (Expansion::InnsAndCathedrals, "city", "cathedral"),
        (Expansion::AbbeyAndMayor, "field", "only 1 point"),
        (Expansion::BridgesCastlesAndBazaars, "field", "castle"),
        (Expansion::BridgesCastlesAndBazaars, "barn", "castle"),
        (Expansion::TradersAndBuilders, "field", "1 more point"),
        (Expansion::KingAndRobber, "king", "1 point for each completed city on the board."),
    ] {
        assert!(says(&[expansion], |_| {}, category, text), "{category}: {text}");
        assert!(!says(&[], |_| {}, category, text), "{category}: {text}");
    }
    assert!(!says(&[Expansion::BridgesCastlesAndBazaars], |_| {}, "city", "castle"));
    assert!(!says(&[], |_| {}, "road", "inn"));
}

#[test]
fn the_rules_of_categories_depend_on_the_options() {
    assert!(!says(&[], |_| {}, "city", "two-tile"));
    assert!(says(&[], |setup| setup.small_city = SmallCity::Two, "city", "only 1 point per tile"));
    let ignore =
        |setup: &mut Setup| setup.expansions.inns_and_cathedrals.as_mut().unwrap().incomplete = Incomplete::Ignore;
    assert!(says(&[Expansion::InnsAndCathedrals], ignore, "road", "2 points per tile."));
    let no_pig = |setup: &mut Setup| setup.expansions.traders_and_builders.as_mut().unwrap().pig = Part::Off;
    assert!(!says(&[Expansion::TradersAndBuilders], no_pig, "field", "1 more point"));
    let ten = |setup: &mut Setup| setup.expansions.king_and_robber.as_mut().unwrap().points = Points::TenEach;
    assert!(says(&[Expansion::KingAndRobber], ten, "robber", "At the end, it scores 10 points."));
    for (set, pig_herd, others, counts) in [
        (RiverSet::Second, PigHerd::Always, &[][..], true),
        (RiverSet::Both, PigHerd::OnlyWithPigs, &[Expansion::TradersAndBuilders], true),
        (RiverSet::Second, PigHerd::OnlyWithPigs, &[], false),
        (RiverSet::First, PigHerd::Always, &[Expansion::TradersAndBuilders], false),
    ] {
        let change = |setup: &mut Setup| {
            let options = setup.expansions.river.as_mut().unwrap();
            (options.set, options.pig_herd) = (set, pig_herd);
        };
        let expansions = [&[Expansion::River], others].concat();
        assert_eq!(says(&expansions, change, "field", "pig herd"), counts, "{set:?}, {pig_herd:?}");
    }
}
