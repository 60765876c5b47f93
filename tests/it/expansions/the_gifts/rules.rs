//! Invariants of all games with gifts. No card gets lost, and the cards of other players stay secret.

use bergerie_rules::expansions::the_gifts;
use bergerie_rules::score;
use std::collections::BTreeSet;

use bergerie_rules::expansions::the_gifts::{Card, GiftOpening, Occasion};
use bergerie_rules::{
    Action, DrawOutcome, Entry, Event, Expansion, ExpansionAction, ExpansionDrawOutcome, ExpansionEvent,
    ExpansionOccasion, Game, Piece, PrivateView, Question, Record, Seat, SeatView, View, Waiting,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::random::{choices, games, play, setups_with};

/// Returns the card that an answer opens, or `None` if it opens no card.
fn opened(action: &Action) -> Option<Card> {
    match action {
        Action::Expansion(ExpansionAction::TheGifts(the_gifts::Action::OpenGift(opening))) => Some(opening.card()),
        _ => None,
    }
}

/// Returns the card that an entry deals, or `None` for other entries.
fn dealt(entry: &mut Entry) -> Option<&mut Card> {
    match entry {
        Entry::Draw(DrawOutcome::Expansion(ExpansionDrawOutcome::TheGifts(the_gifts::DrawOutcome::Card(card)))) => {
            Some(card)
        }
        _ => None,
    }
}

/// Returns the private information of a player about gifts.
fn own(game: &Game, seat: Seat) -> the_gifts::PrivateState {
    PrivateView::of(game, seat).expansions.the_gifts.expect("the gifts are in play")
}

/// Checks that 25 cards are in the pile, opened or held, and that these numbers are public.
fn cards_are_conserved(game: &Game) {
    let view = View::of(game);
    let shown = view.expansions.the_gifts.clone().expect("the gifts are in play");
    let opened: usize = shown.discards.iter().map(|&(_, count)| usize::from(count)).sum();
    let gifts = |seat: &SeatView| seat.count(Piece::Gift).unwrap_or_default();
    let held: usize = view.seats.iter().map(gifts).sum();
    assert_eq!(shown.pile + opened + held, 25);
    for (seat, public) in game.seats().zip(&view.seats) {
        let own = own(game, seat);
        assert_eq!((own.cards.len(), own.face_down), (gifts(public), 0));
    }
}

/// Checks that a player with a tile in hand can open the gifts that they hold, and no others. Other players must not be
/// able to open a gift.
fn gifts_held_are_offered(game: &Game, may_open: bool) {
    let offered: BTreeSet<Card> = game.legal_actions().iter().filter_map(opened).collect();
    let places = game.decision().filter(|decision| matches!(decision.question, Question::Place(_)));
    match places {
        Some(decision) if may_open => {
            assert_eq!(offered, own(game, decision.seat).cards.into_iter().collect());
        }
        _ => assert!(offered.is_empty()),
    }
}

/// Checks that a public text names no card.
fn names_no_card(text: &str) {
    for card in Card::ALL {
        let name = serde_json::to_string(&card).expect("a card is plain data");
        assert!(!text.contains(name.trim_matches('"')), "{text}");
    }
}

/// Checks that the public view names only the cards in the discard pile.
fn view_names_no_card(view: &View) {
    let mut json = serde_json::to_value(view).expect("a view is plain data");
    let shown = json.pointer_mut("/expansions/the_gifts").and_then(|gifts| gifts.as_object_mut());
    assert!(shown.is_some_and(|gifts| gifts.remove("discards").is_some()));
    names_no_card(&json.to_string());
}

fn events_name_no_card(events: &[Event]) {
    let is_opening =
        |e: &&Event| matches!(e, Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftOpened { .. })));
    let others: Vec<&Event> = events.iter().filter(|event| !is_opening(event)).collect();
    names_no_card(&serde_json::to_string(&others).expect("events are plain data"));
}

/// Returns the record with another card in place of one that was dealt. Returns `None` if the game would be impossible
/// then.
fn with_another_card(record: &Record, choice: u16) -> Option<(Record, Game)> {
    let mut other = record.clone();
    let mut cards: Vec<&mut Card> = other.log.iter_mut().filter_map(dealt).collect();
    let count = cards.len();
    let card = cards.get_mut(usize::from(choice) % count.max(1))?;
    **card = Card::ALL[usize::from(choice / 7) % Card::ALL.len()];
    let game = other.replay().ok()?;
    Some((other, game))
}

/// Returns the text of each entry of a record, in order.
fn replayed(record: &Record) -> (Vec<String>, Game) {
    let mut events_json = Vec::new();
    let game = record.replay_with(|_, events, _| events_json.push(serde_json::to_string(events).expect("plain data")));
    (events_json, game.expect("the record can be replayed"))
}

/// Checks that the public information about an unfinished game does not depend on the cards that players hold. Returns
/// `false` if no card can be replaced, so that a part of this cannot be checked.
fn tells_nothing_held(record: &Record, game: &Game, choice: u16) -> bool {
    let public = record.clone().public().expect("a record of play can be replayed");
    assert!(!public.log.iter().any(|entry| dealt(&mut entry.clone()).is_some()), "a card is named");
    let ((events_json, again), view) = (replayed(&public), View::of(game));
    assert_eq!((events_json, View::of(&again)), (replayed(record).0, view.clone()));
    view_names_no_card(&view);
    let Some((other, same)) = with_another_card(record, choice) else { return false };
    assert_eq!(other.public().expect("it was just replayed"), public);
    assert_eq!(View::of(&same), view);
    true
}

/// Checks that a rehearsal shows that the player would receive a gift, but not which one.
fn trying_out_tells_nothing(game: &Game) {
    let Some(seat) = game.decision().map(|decision| decision.seat) else { return };
    for &action in game.legal_actions() {
        let mut tried = game.clone();
        tried.apply(action, &mut Vec::new()).expect("it was listed");
        while let Some(drawn) = tried.placeholder() {
            tried.draw(drawn, &mut Vec::new()).unwrap();
        }
        let (before, after) = (own(game, seat), own(&tried, seat));
        let kept = before.cards.len() - usize::from(opened(&action).is_some());
        assert_eq!((after.cards.len(), after.face_down), (kept, after.face_down.min(1)));
        assert!(
            after.face_down == 0 || opened_by_others(&tried).is_none(),
            "only cards that the player holds are offered"
        );
    }
}

/// Returns a card that the game offers a player to open although the player does not hold it, or `None` if every offer
/// is right.
fn opened_by_others(game: &Game) -> Option<Card> {
    let seat = game.decision()?.seat;
    let own = own(game, seat).cards;
    game.legal_actions().iter().filter_map(opened).find(|card| !own.contains(card))
}

/// Returns names of the rare events of the expansion among these events.
fn sights(events: &[Event]) -> Vec<String> {
    let sight = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftOpened {
            opening: GiftOpening::Wasted(_),
            ..
        })) => Some("wasted".to_owned()),
        Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftOpened { opening, .. })) => {
            Some(format!("{:?}", opening.card()))
        }
        Event::Expansion(ExpansionEvent::TheGifts(event)) => {
            format!("{event:?}").split([' ', '{']).next().map(str::to_owned)
        }
        Event::Scored(score) => {
            let unopened = ExpansionOccasion::TheGifts(Occasion::Unopened);
            (score.occasion == score::Occasion::Expansion(unopened)).then(|| "Unopened".to_owned())
        }
        _ => None,
    };
    events.iter().filter_map(sight).collect()
}

#[test]
fn random_games_cover_the_expansion() {
    let mut runner = TestRunner::deterministic();
    let mut seen = BTreeSet::new();
    for _ in 0..120 {
        let (setup, choices) =
            (setups_with(&[Expansion::TheGifts]), choices()).new_tree(&mut runner).expect("a game").current();
        play(&setup, &choices, |_, _, events, _| seen.extend(sights(events)));
    }
    let all = [
        "CashOut",
        "ChangePosition",
        "TilePutBack",
        "GiftReceived",
        "RoadSweeper",
        "SecondTile",
        "Synod",
        "Take2",
        "Unopened",
        "wasted",
    ];
    let missing: Vec<_> = all.into_iter().filter(|sight| !seen.contains(*sight)).collect();
    assert!(missing.is_empty(), "{missing:?} never happened");
}

proptest! {
    #![proptest_config(games())]

    #[test]
    fn cards_are_conserved_and_offered_once_a_tile(setup in setups_with(&[Expansion::TheGifts]), choices in choices()) {
        let mut may_open = true;
        play(&setup, &choices, |_, entry, events, game| {
            let drew = |e: &Event| matches!(e, Event::Drawn { .. } | Event::Turn { .. });
            match entry {
                Entry::Act(action) if opened(&action).is_some() => may_open = false,
                _ if events.iter().any(drew) => may_open = true,
                _ => {}
            }
            cards_are_conserved(game);
            gifts_held_are_offered(game, may_open);
        });
    }

    #[test]
    fn gifts_of_other_players_stay_secret(setup in setups_with(&[Expansion::TheGifts]), choices in choices(), at: u16) {
        let mut record = Record::new(setup.clone());
        play(&setup, &choices, |_, entry, events, game| {
            record.log.push(entry);
            events_name_no_card(events);
            let number = record.log.len();
            if *game.waiting() != Waiting::Over && (number + usize::from(at)).is_multiple_of(29) {
                tells_nothing_held(&record, game, at ^ number as u16);
                trying_out_tells_nothing(game);
            }
        });
    }
}

/// The test above would check nothing if no other deal were ever possible.
#[test]
fn other_deals_are_possible() {
    let mut runner = TestRunner::deterministic();
    let mut deals = 0;
    for number in 0..10 {
        let (setup, choices) =
            (setups_with(&[Expansion::TheGifts]), choices()).new_tree(&mut runner).expect("a game").current();
        let mut record = Record::new(setup.clone());
        play(&setup, &choices, |_, entry, _, game| {
            record.log.push(entry);
            if *game.waiting() != Waiting::Over && record.log.len().is_multiple_of(37) {
                deals += usize::from(tells_nothing_held(&record, game, number * 11 + record.log.len() as u16));
            }
        });
    }
    assert!(deals > 0);
}
