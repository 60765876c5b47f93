//! Counts the clicks per turn in recorded games. A button takes one click and an option of a menu takes two, because the first
//! opens the menu.

use std::sync::Arc;

use rayon::prelude::*;

use crate::discord::context::{App, Context, Reply, tests};
use crate::discord::message::parts::Menu;
use crate::discord::message::{Button, DecisionId, Draft, Press, Row};
use crate::opponent::{self, BotProfile, Character, Level, Positions};
use crate::presenter::answers::{answer_groups, is_earlier_answer};
use crate::presenter::look_ahead::apply_with_placeholders;
use crate::presenter::regions::regions;
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::{Locale, Words};
use crate::presenter::{
    AnswerContext, ChoiceStep, CodeHandling, Highlights, MenuOption, NumberedSpot, Rehearsal, RehearsedAnswer,
    TileChoice, TileChoicePath, answers, codes, pictures,
};
use crate::rules::{Action, Decision, Event, Expansion, Game, Placement, Pos, Question, Setup};
use crate::table::{Assists, ChannelId, Seed, Snapshot, TableSetup, UserId};

use crate::discord::console::open::{confirm, open, open_with_suggestion, pick};

/// The number of clicks after which a move counts as impossible.
const MAX: usize = 15;

pub(super) const CHANNEL: ChannelId = ChannelId(1);

/// The players of recorded games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// A bot that likes large cities, so it often prefers other moves than a hint.
    CityBuilder,
    /// A player who chooses any legal answer.
    Random,
}

impl Player {
    pub(super) fn answer(self, game: &Game, seed: u64) -> Action {
        let decision = game.decision().unwrap();
        let chosen = match self {
            Player::CityBuilder => {
                let profile = BotProfile { level: Level::Steady, character: Character::CityBuilder };
                opponent::choose(game, decision.seat, profile, seed, &Positions(60))
            }
            Player::Random => Vec::new(),
        };
        let random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31) as usize;
        // Leave out answers that precede the tile, which begin with a button of their own.
        let later: Vec<Action> =
            decision.actions.iter().copied().filter(|&action| !is_earlier_answer(action)).collect();
        let random = later.get(random % later.len().max(1)).copied().unwrap_or(decision.actions[0]);
        let action = chosen.first().copied().filter(|&action| !is_earlier_answer(action)).unwrap_or(random);
        // Rotations that look the same are shown once.
        match (decision.question, action) {
            (Question::Place(shape), Action::Place(at)) => {
                Action::Place(Placement { rotation: shape.canonical_rotation(at.rotation), ..at })
            }
            _ => action,
        }
    }

    /// Returns the answers until a draw is pending, another player is asked or the next turn begins.
    fn answers(self, game: &Game, seed: u64) -> Vec<Action> {
        let (mut game, mut answers, mut events) = (game.clone(), Vec::new(), Vec::new());
        let seat = game.decision().map(|decision| decision.seat);
        while game.decision().is_some_and(|asked| Some(asked.seat) == seat)
            && !events.iter().any(|event| matches!(event, Event::Turn { .. }))
        {
            let answer = self.answer(&game, seed + answers.len() as u64);
            apply_with_placeholders(&mut game, answer, &mut events).unwrap();
            answers.push(answer);
        }
        answers
    }
}

/// A button, or an option of a menu.
pub(super) struct Control {
    pub press: Press,
    pub label: String,
    pub value: Option<String>,
    clicks: usize,
}

impl Control {
    /// Returns the path that the console shows after a press. Returns `None` for other controls.
    pub(super) fn path(&self) -> Option<String> {
        match &self.press {
            Press::Try(_, path) | Press::Pick(_, _, path) => {
                Some(codes::join(path, self.value.as_deref().unwrap_or_default()))
            }
            _ => None,
        }
    }
}

/// Returns all controls of a console.
pub(super) fn controls(draft: &Draft) -> Vec<Control> {
    draft.rows.iter().flat_map(controls_of).collect()
}

pub(super) fn controls_of(row: &Row) -> Vec<Control> {
    let button = |button: &Button| {
        let press = button.press()?.clone();
        Some(Control { press, label: button.label.clone(), value: None, clicks: 1 })
    };
    match row {
        Row::Buttons(buttons) => buttons.iter().filter_map(button).collect(),
        Row::Menu(Menu { press, options, .. }) => {
            let option = |choice: &MenuOption| Control {
                press: press.clone(),
                label: choice.label.clone(),
                value: Some(choice.value.clone()),
                clicks: 2,
            };
            options.choices().iter().map(option).collect()
        }
    }
}

/// Returns how far a path leads towards the wanted answers.
fn progress(game: &Game, path: &str, wanted: &[Action]) -> usize {
    if let Some(TileChoicePath { before, choice, .. }) = codes::split_tile_choice(path) {
        let reached = progress(game, before, wanted);
        let is_wanted = reached >= 20 * codes::path_codes(before).count();
        return reached + if is_wanted { 2 * towards_tile(game, before, choice, wanted) } else { 0 };
    }
    // Other controls may lead further if the tile is on the wanted spot.
    if let Some(before) = codes::split_all_controls(path) {
        let reached = progress(game, before, wanted);
        return reached + usize::from(reached > 0);
    }
    let Ok(rehearsal) = Rehearsal::of_path(game, path, CodeHandling::Lenient) else { return 0 };
    let rehearsed: Vec<Action> =
        rehearsal.answers.iter().take(codes::path_codes(path).count()).map(|answer| answer.action).collect();
    let same = rehearsed.iter().zip(wanted).take_while(|(one, other)| one == other).count();
    let near = match (rehearsed.first(), wanted.first()) {
        (Some(Action::Place(one)), Some(Action::Place(other))) if one.at == other.at => {
            let kind = |placement: &Placement| placement.piece.map(|special| special.piece);
            1 + usize::from(kind(one) == kind(other)) + usize::from(one.rotation == other.rotation)
        }
        _ => 0,
    };
    // A path with other answers leads elsewhere.
    let is_stray = |action: &&Action| !matches!(action, Action::Place(_) | Action::Pass);
    let strays = rehearsed.iter().skip(same).filter(is_stray).count().max(usize::from(rehearsed.len() > wanted.len()));
    2 * (10 * same + 3 * near).saturating_sub(strays.min(2))
}

/// Returns how far the choice of a tile after the path `before` leads towards the wanted answers, less than one answer does.
fn towards_tile(game: &Game, before: &str, choice: TileChoice, wanted: &[Action]) -> usize {
    let index = codes::path_codes(before).count();
    let asked = Rehearsal::of_path(game, before, CodeHandling::Lenient)
        .ok()
        .and_then(|rehearsal| rehearsal.decision_at(game, index));
    let (Some((game, decision)), Some(&next)) = (asked, wanted.get(index)) else { return 0 };
    let asked =
        AnswerContext { words: Words::of(Locale::En), assists: Assists::default(), game: &game, seat: decision.seat };
    let groups = answer_groups(&asked, &decision).into_iter();
    let mut groups = groups.filter(|kind| kind.first == choice.kind && kind.actions.contains(&next));
    let cell_of = |action| answers::answer_description(&asked, action).target.map(|(cell, _)| cell);
    let (Some(kind), target) = (groups.next(), cell_of(next)) else { return 0 };
    match choice.chosen {
        ChoiceStep::Nothing => 4,
        // The tiles of a large board are listed by its parts.
        ChoiceStep::Region(number) => {
            let mut cells: Vec<Pos> = kind.actions.iter().filter_map(|&action| cell_of(action)).collect();
            cells.sort_unstable_by_key(|at| (at.y, at.x));
            cells.dedup();
            let spot = |(index, at)| NumberedSpot { number: index + 1, at, placements: Vec::new() };
            let parts = regions(&game, &cells.into_iter().enumerate().map(spot).collect::<Vec<_>>());
            let part = parts.get(number).filter(|part| part.spots.iter().any(|spot| Some(spot.at) == target));
            if part.is_some() { 5 } else { 0 }
        }
        ChoiceStep::Tile(at) if target == Some(at) => 6,
        ChoiceStep::Tile(_) => 0,
    }
}

/// Plays on until another player is asked, another tile is placed or the game is over. Returns the number of clicks, or `None` if
/// the console does not lead to the recorded answers.
fn play(app: &Arc<App>, player: Player, mut table: Snapshot, seed: u64) -> Option<usize> {
    let (mut clicks, user) = (1, table.awaited_user()?);
    let mut ctx = ctx(app, user);
    let mut shown = draft(&ctx, &Press::Play(DecisionId::of(&table)?), None)?;
    loop {
        let game = table.game()?;
        let wanted = player.answers(game, seed + u64::from(table.decision()?.number));
        let mut reached = 0;
        let commit = loop {
            let controls = controls(&shown);
            let commits = |control: &&Control| match &control.press {
                // The console may commit the first answers and then ask for the rest.
                Press::Confirm(_, path) => Rehearsal::of_path(game, path, CodeHandling::Strict)
                    .is_ok_and(|rehearsal| wanted.starts_with(&rehearsal.answers_of_path(path))),
                _ => false,
            };
            if let Some(commit) = controls.iter().find(commits) {
                break commit.press.clone();
            }
            let rank = |control: &Control| Some((progress(game, &control.path()?, &wanted), MAX - control.clicks));
            let best =
                controls.iter().filter_map(|control| Some((rank(control)?, control))).max_by_key(|(rank, _)| *rank);
            let nearer = best.filter(|((progress, _), _)| *progress > reached);
            // Look at the whole board, or at its next state.
            let elsewhere = || {
                controls
                    .iter()
                    .find(|control| control.path().is_some_and(|path| codes::requested_spot_page(&path).is_some()))
            };
            let chosen = nearer.map(|(_, control)| control).or_else(elsewhere)?;
            reached = nearer.map_or(0, |((progress, _), _)| progress);
            clicks += chosen.clicks;
            if clicks > MAX {
                return None;
            }
            shown = draft(&ctx, &chosen.press, chosen.value.as_deref())?;
        };
        clicks += 1;
        shown = draft(&ctx, &commit, None)?;
        table = app.tables.get(table.id).ok()??;
        ctx.table_on_arrival = None;
        let is_asked = table.awaited_user() == Some(user)
            && table.decision().is_some_and(|decision| !matches!(decision.question, Question::Place(_)));
        if !is_asked {
            return Some(clicks);
        }
        if controls(&shown).iter().all(|control| matches!(control.press, Press::Undo(..))) {
            // The question is on the post.
            shown = draft(&ctx, &Press::Play(DecisionId::of(&table)?), None)?;
        }
    }
}

/// Returns the console after a press.
pub(super) fn draft(ctx: &Context, press: &Press, value: Option<&str>) -> Option<Draft> {
    let values: Vec<String> = value.map(str::to_owned).into_iter().collect();
    let outcome = match press {
        Press::Play(decision) => open_with_suggestion(ctx, *decision),
        Press::Try(decision, path) => open(ctx, *decision, path),
        Press::Pick(decision, menu, path) => pick(ctx, *decision, *menu, path.clone(), &values),
        Press::Confirm(decision, path) => confirm(ctx, *decision, path),
        other => panic!("{other} does not lead to the console"),
    };
    match outcome.unwrap().reply {
        Reply::Message(draft) => Some(draft),
        _ => None,
    }
}

pub(super) fn ctx(app: &Arc<App>, user: UserId) -> Context {
    tests::ctx(app, user, CHANNEL, Locale::En)
}

/// Begins a game of two to six players. All games but a half have expansions.
pub(super) fn begun(number: u64) -> (Arc<App>, Snapshot) {
    let mut setup = Setup::base(0);
    let expansions: &[Expansion] = match number % 4 {
        0 | 1 => &[],
        2 => &[Expansion::HillsAndSheep, Expansion::BridgesCastlesAndBazaars, Expansion::InnsAndCathedrals],
        _ => Expansion::ALL,
    };
    expansions.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    let app = tests::app();
    let terms = TableSetup::from(setup);
    app.tables.create_with_seed(CHANNEL, UserId(1), "en", terms, Seed::new([number as u8; 32])).unwrap();
    for user in 2..=2 + number % 5 {
        app.tables.join(CHANNEL, UserId(user)).unwrap();
    }
    let table = app.tables.start(CHANNEL, UserId(1)).unwrap().snapshot;
    (app, table)
}

/// Plays recorded games at the same time and counts the clicks of some turns of each.
fn measure(player: Player, games: u64, turns_per_game: usize) -> Vec<usize> {
    (0..games).into_par_iter().flat_map_iter(|number| clicks(player, number, turns_per_game)).collect()
}

/// Plays a recorded game and counts the clicks of about this number of its turns. Each game has the same number, so that the mix of
/// games does not depend on how many expansions there are.
fn clicks(player: Player, number: u64, turns_per_game: usize) -> Vec<usize> {
    let (app, mut table) = begun(number);
    let every = table.game().map_or(1, |game| game.pile().len()) / turns_per_game;
    let mut clicks = Vec::new();
    let (mut turns, mut seed) = (number as usize, number << 32);
    while let (Some(user), Some(decision)) = (table.awaited_user(), table.decision()) {
        seed += 1;
        let places = matches!(decision.question, Question::Place(_));
        turns += usize::from(places);
        if places && turns.is_multiple_of(every) {
            let count = play(&app, player, table.clone(), seed);
            clicks.push(count.unwrap_or_else(|| {
                println!("game {number}, turn {turns}: no way in {MAX} clicks");
                MAX + 1
            }));
        } else {
            let answer = player.answer(table.game().unwrap(), seed);
            app.tables.act(table.id, user, decision.number, &[answer]).unwrap();
        }
        table = app.tables.get(table.id).unwrap().unwrap();
    }
    clicks
}

/// Returns the median and the 90th percentile.
fn summary(player: Player, clicks: &mut [usize]) -> (usize, usize) {
    clicks.sort_unstable();
    let share = |most: usize| 100 * clicks.iter().filter(|&&count| count <= most).count() / clicks.len();
    let at = |percent: usize| clicks[(clicks.len() - 1) * percent / 100];
    let shares: Vec<String> = (2..9).map(|most| format!("{most}: {} %", share(most))).collect();
    println!("{player:?}: {} turns, median {}, 90 % {}; at most {}", clicks.len(), at(50), at(90), shares.join(", "));
    (at(50), at(90))
}

/// Returns the number of games in the environment variable `GAMES`, or `default` if it is not set.
pub(super) fn games(default: u64) -> u64 {
    std::env::var("GAMES").map_or(default, |games| games.parse().unwrap())
}

#[test]
fn a_usual_turn_takes_three_clicks() {
    let mut clicks = measure(Player::CityBuilder, games(4), 10);
    let (median, most) = summary(Player::CityBuilder, &mut clicks);
    // Half of these turns are in games with expansions, whose pieces are behind *More actions*.
    assert!(median <= 3 && most <= 8, "{clicks:?}");
    assert!(clicks.iter().all(|&count| count <= MAX), "some moves cannot be rehearsed: {clicks:?}");
}

#[test]
fn every_legal_move_can_be_rehearsed() {
    let mut clicks = measure(Player::Random, games(8), 6);
    summary(Player::Random, &mut clicks);
    assert!(clicks.iter().all(|&count| count <= MAX), "some moves cannot be rehearsed: {clicks:?}");
}

/// Plays a recorded game with random moves. Calls a function for each tile to place when the number of tiles is a multiple of `every`.
pub(super) fn for_each_turn(
    number: u64,
    every: usize,
    mut check: impl FnMut(&Arc<App>, UserId, &Snapshot, &Decision, &Game),
) {
    let (app, mut table) = begun(number);
    let mut seed = number << 32;
    while let (Some(user), Some(decision), Some(game)) = (table.awaited_user(), table.decision(), table.game()) {
        seed += 1;
        if matches!(decision.question, Question::Place(_)) && game.board().tiles().len().is_multiple_of(every) {
            check(&app, user, &table, decision, game);
        }
        let answer = Player::Random.answer(game, seed);
        app.tables.act(table.id, user, decision.number, &[answer]).unwrap();
        table = app.tables.get(table.id).unwrap().unwrap();
    }
}

/// The picture of a post shows as many of the numbered spots as are legible. *Play* shows the best one of all, so that a player finds
/// it even if it is outside of that picture.
#[test]
fn play_opens_on_the_best_spot() {
    let (mut checked, mut outside, mut confirms) = (0, 0, 0);
    for number in [1, 3] {
        for_each_turn(number, 20, |app, user, table, decision, game| {
            let advice = app.tables.quick_hints(table);
            let mut placements = advice.iter().filter_map(|advice| match advice.answers.first() {
                Some(Action::Place(placement)) => Some(placement),
                _ => None,
            });
            let Some(best) = placements.clone().find(|placement| placement.piece.is_none()) else {
                // No piece is used unless the player chooses it, so the console suggests none of these moves.
                assert!(placements.next().is_some(), "{advice:?}");
                return;
            };
            let spots = numbered_spots(decision);
            let spot = spots.iter().find(|spot| spot.at == best.at).expect("the best spot has a number");
            let shown = draft(&ctx(app, user), &Press::Play(DecisionId::of(table).unwrap()), None).unwrap();
            let alt = shown.files[0].alt.clone().unwrap();
            assert!(alt.contains(&format!(" at {}.", spot.at)), "{}: {alt}", spot.at);
            let confirmed: Vec<String> = controls(&shown)
                .into_iter()
                .filter_map(|control| if let Press::Confirm(_, path) = control.press { Some(path) } else { None })
                .collect();
            let tries_it = |path: &String| {
                let rehearsal = Rehearsal::of_path(game, path, CodeHandling::Strict).unwrap();
                matches!(rehearsal.answers[0].action, Action::Place(placement) if placement.at == spot.at)
            };
            assert!(confirmed.iter().all(tries_it), "{}: {confirmed:?}", spot.at);
            confirms += confirmed.len();
            checked += 1;
            let beyond = pictures::post_pictures(Words::of(Locale::En), "", game, &Highlights::default()).hidden_spots;
            outside += usize::from(beyond.contains(&spot.number));
        });
    }
    println!("{checked} posts, {outside} of which do not show the best spot; {confirms} moves");
    assert!(checked > 8 && outside > 0 && confirms > 8, "{checked} {outside} {confirms}");
}

/// *Other spot* must not rehearse a poorer move than the button of the same spot below a preview.
#[test]
fn a_spot_leads_to_the_same_move_from_everywhere() {
    let (mut checked, mut with_figure, mut as_buttons) = (0, 0, 0);
    for_each_turn(1, 6, |app, user, table, decision, game| {
        let (ctx, id) = (ctx(app, user), DecisionId::of(table).unwrap());
        let spot = |path: &str| match codes::decode(codes::path_codes(path).next()?, &decision.actions)? {
            Action::Place(placement) => Some(placement.at),
            _ => None,
        };
        let moves = |press: Press| -> Vec<(Control, Pos, String)> {
            let controls = controls(&draft(&ctx, &press, None).unwrap()).into_iter();
            let move_of = |control: Control| {
                let path = control.path()?;
                Some((control, spot(&path)?, path))
            };
            controls.filter_map(move_of).collect()
        };
        let below = moves(Press::Play(id));
        for (control, at, path) in moves(Press::Try(id, String::new())) {
            let same = below.iter().find(|(control, other, _)| *other == at && control.label == at.to_string());
            let Some((_, _, best)) = same else { continue };
            assert_eq!(path, *best, "{}", control.label);
            checked += 1;
            as_buttons += usize::from(control.value.is_none());
            let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Lenient).unwrap();
            let is_figure = |answer: &RehearsedAnswer| matches!(answer.action, Action::Deploy { .. });
            with_figure += usize::from(rehearsal.answers.iter().any(is_figure));
        }
    });
    println!("{checked} controls of spots, {as_buttons} buttons; {with_figure} moves with a figure");
    assert!(checked > 20 && as_buttons > 5 && with_figure > 5, "{checked} {as_buttons} {with_figure}");
}

/// A turn may have more decisions than the console has rows. What a player cannot choose must be asked later, not passed.
#[test]
fn no_decision_without_a_control_is_passed() {
    let (mut checked, mut asked_later) = (0, 0);
    // Games are played until one has such a turn.
    for number in 7.. {
        for_each_turn(number, 2, |app, user, table, _, game| {
            for path in long_paths(game) {
                let press = Press::Try(DecisionId::of(table).unwrap(), path.clone());
                let shown = draft(&ctx(app, user), &press, None).unwrap();
                let mut controls = controls(&shown);
                let usual: Vec<String> =
                    controls.iter().filter_map(Control::path).filter(|path| !path.ends_with('+')).collect();
                let others =
                    controls.iter().filter(|it| it.path().is_some_and(|it| codes::split_all_controls(&it).is_some()));
                let others: Vec<Press> = others.map(|control| control.press.clone()).collect();
                controls
                    .extend(others.iter().flat_map(|it| self::controls(&draft(&ctx(app, user), it, None).unwrap())));
                let Some((committed, label)) = controls.iter().find_map(|control| match &control.press {
                    Press::Confirm(_, path) => Some((path, &control.label)),
                    _ => None,
                }) else {
                    continue;
                };
                let rehearsal = Rehearsal::of_path(game, committed, CodeHandling::Strict).unwrap();
                let answers = rehearsal.answers_of_path(committed).len();
                let words = Words::of(Locale::En);
                let is_announced = rehearsal.decision_at(game, answers).is_some_and(|(_, decision)| {
                    let is_figure = decision.question.asks_for_figure();
                    let later = if is_figure { words.console_later_figure() } else { words.console_later() };
                    shown.text.contains(&later)
                });
                // A button that answers an open question has the name of the answer.
                let is_open = *label == words.button_confirm() && rehearsal.open_decision().is_some();
                let is_later = answers < rehearsal.answers.len() || is_open;
                assert_eq!(is_announced, is_later, "{path}: {}", shown.text);
                // An answer that is left for later would have no effect.
                let is_useless = |path: &&String| {
                    let mut codes = codes::path_codes(path);
                    codes.by_ref().take(answers).eq(codes::path_codes(committed)) && codes.next().is_some()
                };
                assert_eq!(usual.iter().find(is_useless).filter(|_| is_later), None, "{committed}");
                for (index, answer) in rehearsal.answers.iter().take(answers).enumerate() {
                    let before: Vec<&str> = codes::path_codes(committed).take(index).collect();
                    let changes = |control: &Control| {
                        control.path().is_some_and(|path| {
                            let mut codes = codes::path_codes(&path);
                            codes.by_ref().take(index).eq(before.iter().copied())
                                && codes.next().is_some_and(|code| code != answer.code)
                        })
                    };
                    let is_free = answer.action == Action::Pass && answer.decision.actions.len() > 1;
                    assert!(!is_free || controls.iter().any(changes), "{path}: {committed} passes {index} unasked");
                }
                checked += 1;
                asked_later += usize::from(is_later);
            }
        });
        println!("{number}: {checked} moves, {asked_later} of which leave decisions for later");
        if asked_later > 0 {
            break;
        }
        assert!(number < 60, "no turn leaves a decision for later");
    }
}

/// Returns the paths of a few moves with at least four choices after the placement.
fn long_paths(game: &Game) -> Vec<String> {
    let spots = numbered_spots(game.decision().unwrap());
    let mut long = Vec::new();
    let mut open: Vec<String> = spots.iter().map(|spot| codes::placement_code(spot.placements[0])).collect();
    // A turn with ferries has very many paths.
    for _ in 0..300 {
        let Some(path) = open.pop().filter(|_| long.len() < 3) else { break };
        let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Lenient).unwrap();
        let is_choice = |answer: &&RehearsedAnswer| answer.decision.actions.len() > 1;
        if rehearsal.answers.iter().skip(1).filter(is_choice).count() > 3 {
            long.push(path);
            continue;
        }
        // Answer the next decision, which the path passes or which is open.
        let named = codes::path_codes(&path).count();
        let passed = rehearsal.answers.get(named).map(|answer| &answer.decision);
        let answers = passed.or_else(|| rehearsal.open_decision()).map(|decision| &decision.actions[..]);
        let answers = answers.unwrap_or_default();
        let code = |(index, &action): (usize, &Action)| codes::join(&path, &codes::encode(action, index));
        open.extend(answers.iter().enumerate().filter(|(_, action)| **action != Action::Pass).map(code));
    }
    long
}
