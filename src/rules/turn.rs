//! The order of play, as tables of steps, and the code that advances a game through them.

use arrayvec::ArrayVec;

use super::expansions::Expansion::{
    AbbeyAndMayor, BridgesCastlesAndBazaars, CropCircles, Ferries, Goldmines, HillsAndSheep, MageAndWitch, Monuments,
    RussianPromos, School, Siege, TheCount, TheGifts, TheMessages, ThePhantom, ThePrincessAndTheDragon, TheRobbers,
    TheTunnel, TradersAndBuilders, UnderTheBigTop,
};
use super::expansions::{
    FigureEntry, Offer, abbey_and_mayor, bridges_castles_and_bazaars, crop_circles, ferries, goldmines,
    hills_and_sheep, mage_and_witch, monuments, russian_promos, school, siege, the_count, the_gifts, the_messages,
    the_phantom, the_princess_and_the_dragon, the_robbers, the_tunnel, traders_and_builders, under_the_big_top,
};
use super::progress::{FollowUps, Progress, TurnStep};
use crate::{
    Action, Draw, Event, Expansion, Expansions, Flow, Game, Question, Seat, Waiting, figure_placement, scoring,
    tile_placement,
};

/// The steps of a turn, in the order in which they are entered. They follow the table of `base.md 5`, whose
/// numbers the comments give, with the steps of expansions in between.
const TURN: &[TurnStep] = &[
    // Points that other players gained before do not count.
    TurnStep::of(TheCount, the_count::begin_part),
    // 1a: report whose turn it is.
    TurnStep::base(tile_placement::report_turn),
    // 0: a point for the meeple beside the fairy.
    TurnStep::of(ThePrincessAndTheDragon, the_princess_and_the_dragon::award_turn_point),
    // 0: move figures on the score track for points since the last turn.
    TurnStep::of(TheMessages, the_messages::move_figures),
    // 1a: offer to place an abbey instead of drawing, …
    TurnStep::of(AbbeyAndMayor, abbey_and_mayor::ask_for_abbey),
    // 1a: … and draw otherwise.
    TurnStep::base(tile_placement::draw_tile).that_draws(),
    // 1c: allow the player to open a gift as an additional answer to the next question.
    TurnStep::of(TheGifts, the_gifts::allow_opening),
    // 1b, 1d: place the tile, or draw another one if it fits nowhere.
    TurnStep::base(tile_placement::ask_for_placement).that_places(),
    // 1d: put a tile under a new hill.
    TurnStep::of(HillsAndSheep, hills_and_sheep::draw_hidden_tile),
    // 1e: give the player a gift for extending another player's feature.
    TurnStep::of(TheGifts, the_gifts::give_gift),
    // 1f: place cubes on objectives that the tile completed.
    TurnStep::of(Monuments, monuments::place_cubes),
    // 1f: put ingots on a tile with a goldmine and on one beside it.
    TurnStep::of(Goldmines, goldmines::ask_for_ingot),
    // 1f: move the mage or the witch.
    TurnStep::of(MageAndWitch, mage_and_witch::ask_for_wizard),
    // 1f: move figures on the score track before robbers are placed beside them.
    TurnStep::of(TheMessages, the_messages::move_figures),
    // 1f: place robbers on the score track.
    TurnStep::of(TheRobbers, the_robbers::ask_about_robbers),
    // 1f: figures near the new tile are trapped.
    TurnStep::of(RussianPromos, russian_promos::spring_traps),
    // 2b, 2c: tend the flocks here, if the option puts this before the figure.
    TurnStep::of(HillsAndSheep, hills_and_sheep::tend_early),
    TurnStep::of(HillsAndSheep, hills_and_sheep::herd_closed_early),
    // 2a: place a figure, or choose another main action.
    TurnStep::base(figure_placement::ask_for_main_action),
    // 2a2: place the phantom as a second figure.
    TurnStep::of(ThePhantom, the_phantom::ask_for_phantom),
    // 2a2: put a token on a tunnel entrance.
    TurnStep::of(TheTunnel, the_tunnel::ask_for_token),
    // 2a3: place the ferry of a new lake and move other ferries.
    TurnStep::of(Ferries, ferries::ask_for_ferry),
    // 2a3: figures that were placed, or whose road a piece has extended, are trapped.
    TurnStep::of(RussianPromos, russian_promos::spring_traps),
    // 2b: extend or herd the player's own flock, if its field was extended.
    TurnStep::of(HillsAndSheep, hills_and_sheep::tend),
    // 2c: herd the flocks whose fields are closed.
    TurnStep::of(HillsAndSheep, hills_and_sheep::herd_closed).that_scores(),
    // 2d: move the dragon here, …
    TurnStep::of(ThePrincessAndTheDragon, the_princess_and_the_dragon::move_dragon_before_scoring),
    // 2d: move the mage or the witch if a bridge or ferry has brought them together.
    TurnStep::of(MageAndWitch, mage_and_witch::separate_wizards),
    // 3a: small cities become castles.
    TurnStep::of(BridgesCastlesAndBazaars, bridges_castles_and_bazaars::decide_small_cities).that_scores(),
    // 3b1: score the features that the tile completed.
    TurnStep::base(scoring::score_completed).that_scores(),
    // 3b1: score the farmers in fields that now have a barn.
    TurnStep::of(AbbeyAndMayor, abbey_and_mayor::score_barn_farmers).that_scores(),
    // 3b2, 3b3: score castles near the scored features, then castles near scored castles.
    TurnStep::of(BridgesCastlesAndBazaars, bridges_castles_and_bazaars::score_castles).that_scores(),
    // 3b4: take the ingots on the tiles of scored features.
    TurnStep::of(Goldmines, goldmines::take_ingots).that_scores(),
    // 3b4: the teacher repeats points, and goes to the player who completed a road to the school.
    TurnStep::of(School, school::teach).that_scores(),
    // 3b4: the mage and the witch leave completed features.
    TurnStep::of(MageAndWitch, mage_and_witch::leave_completed),
    // 3c: pay for completed objectives and finished monuments.
    TurnStep::of(Monuments, monuments::pay_objectives).that_scores(),
    // 3c: move figures on the score track, and carry out messages.
    TurnStep::of(TheMessages, the_messages::move_figures),
    // 3d: wagons move on.
    TurnStep::of(AbbeyAndMayor, abbey_and_mayor::move_wagons),
    // 3d: the circus is scored, and the big top moves to the new tile.
    TurnStep::of(UnderTheBigTop, under_the_big_top::move_circus),
    // 3d: send a meeple into the City of Carcassonne.
    TurnStep::of(TheCount, the_count::ask_to_send),
    // 2d: … or here, if the option puts the dragon after the scoring.
    TurnStep::of(ThePrincessAndTheDragon, the_princess_and_the_dragon::move_dragon_after_scoring),
    // 3e: each player adds a meeple or takes one back.
    TurnStep::of(CropCircles, crop_circles::ask_for_choice),
    // 3e: figures that have moved since are trapped.
    TurnStep::of(RussianPromos, russian_promos::spring_traps),
    // 3f: move figures on the score track for the points of step 3d.
    TurnStep::of(TheMessages, the_messages::move_figures),
    // 4: remember a new bazaar until the auction.
    TurnStep::of(BridgesCastlesAndBazaars, bridges_castles_and_bazaars::record_bazaar),
    // 5: take the second tile that a builder has earned here …
    TurnStep::of(TradersAndBuilders, traders_and_builders::play_second_part),
    // 5: take the tile of a message.
    TurnStep::of(TheMessages, the_messages::play_extra_tile),
    // 5: a knight escapes from a besieged city.
    TurnStep::of(Siege, siege::ask_for_escape),
];

/// The steps between two turns. They follow every turn, even one without a tile.
const BETWEEN_TURNS: &[TurnStep] = &[
    // 4: hold the auction and play the round of turns with the tiles won.
    TurnStep::of(BridgesCastlesAndBazaars, bridges_castles_and_bazaars::hold_bazaars),
    // 5: … or after that auction.
    TurnStep::of(TradersAndBuilders, traders_and_builders::play_delayed_part),
    // After the last tile: let players place the abbeys that they still have.
    TurnStep::of(AbbeyAndMayor, abbey_and_mayor::hold_final_round),
    // The next player's turn.
    TurnStep::base(pass_to_next_player),
];

/// Returns the progress of a game with these expansions that has not begun.
pub(super) fn initial_progress(expansions: &Expansions) -> Progress {
    Progress::new(TURN, BETWEEN_TURNS, expansions)
}

/// Discards all follow-ups, because too few players are left to continue.
pub(super) fn discard_follow_ups(game: &mut Game) {
    game.progress.follow_ups = FollowUps::default();
}

/// Runs follow-ups until one asks a question or needs a draw. Returns the flow with which the game continues.
#[cold]
fn run_follow_ups(game: &mut Game, mut flow: Flow, events: &mut Vec<Event>) -> Flow {
    loop {
        match game.progress.follow_ups.next(flow) {
            Ok(enter) => flow = enter(game, events),
            Err(flow) => return flow,
        }
    }
}

/// Advances the game step by step until a player must choose, a draw is pending, or the game is over. Players who have
/// resigned are not asked.
pub(super) fn advance(game: &mut Game, mut flow: Flow, events: &mut Vec<Event>) {
    loop {
        if game.progress.is_interrupted() {
            flow = run_follow_ups(game, flow, events);
        }
        match flow {
            Flow::Next => game.progress.advance(),
            Flow::Stay => {}
            Flow::NewTurn => game.progress.begin(game.active()),
            Flow::OneMoreTile => game.progress.begin_next_part(),
            Flow::TurnOver => game.progress.end_turn(),
            Flow::Redraw => {
                game.progress.return_to_drawing();
                game.set_waiting(Waiting::Draw(Draw::Tile));
                return;
            }
            Flow::Draw(draw) => {
                game.set_waiting(Waiting::Draw(draw));
                return;
            }
            Flow::Ask { seat, question, mut actions } => {
                if !game.hooks().is_empty() {
                    adjust_answers(game, seat, question, &mut actions);
                }
                if matches!(actions[..], [Action::Pass]) {
                    game.recycle_actions(actions);
                    flow = Flow::Next;
                    continue;
                }
                if actions.is_empty() {
                    never!("{seat} has no answer to {question:?}");
                    flow = Flow::Next;
                    continue;
                }
                game.ask(seat, question, actions);
                let Some(next) = game.answer_for_resigned(events) else { return };
                flow = next;
                continue;
            }
            Flow::Over => {
                if !std::mem::replace(&mut game.progress.is_closing, true) {
                    game.for_hooks(|game, hooks| (hooks.before_final_scoring)(game, events));
                    flow = Flow::Over;
                    continue;
                }
                scoring::score_final(game, events);
                game.set_waiting(Waiting::Over);
                events.push(Event::Over);
                return;
            }
        }
        flow = enter_steps(game, events);
    }
}

/// Enters the current step and the following ones until the flow is not simply to continue. Returns that flow.
fn enter_steps(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    while let Some(step) = game.progress.current_step() {
        match (step.enter)(game, events) {
            Flow::Next if !game.progress.is_interrupted() => game.progress.advance(),
            flow => return flow,
        }
    }
    never!("the last step has not begun a new turn");
    Flow::NewTurn
}

/// Adds the answers that expansions offer in addition to those of a question. Then removes the answers that an
/// expansion rules out. Every expansion filters the answers of all others, in any order.
///
/// Placements are not filtered here, because [`Hooks::placement_check_for`](super::expansions::Hooks::placement_check_for) does that.
#[inline(never)]
fn adjust_answers(game: &Game, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    if seat == game.active() && game.progress.is_in_turn() {
        game.hooks().iter().for_each(|hooks| (hooks.offer_side_actions)(game, question, actions));
    }
    let checks: ArrayVec<_, { Expansion::ALL.len() }> =
        game.hooks().iter().filter_map(|hooks| hooks.figure_check).collect();
    if !checks.is_empty() && !matches!(question, Question::Place(_)) {
        let is_barred = |figure, place| {
            game.board()
                .offered_node(place)
                .is_some_and(|node| checks.iter().any(|check| check(game, FigureEntry::new(figure, node)).is_err()))
        };
        let is_kept =
            |answer| !matches!(answer, Action::Deploy { figure, at, segment } if is_barred(figure, (at, segment)));
        actions.retain(|&answer| is_kept(answer));
    }
    let rules: ArrayVec<_, { Expansion::ALL.len() }> =
        game.hooks().iter().filter_map(|hooks| hooks.allows_answer).collect();
    if !rules.is_empty() {
        let offered = actions.clone();
        let offer = Offer { question, actions: &offered };
        let is_kept = |answer| rules.iter().all(|allows| allows(game, &offer, answer));
        actions.retain(|&answer| matches!(answer, Action::Place(_)) || is_kept(answer));
    }
}

/// Runs the remaining steps that score features of the last tile, for a game that ends in the middle of a turn. No
/// questions are asked. Choices already made remain valid, and features already scored are not scored again. Does
/// nothing before the tile is placed and after the turn.
pub(super) fn score_placed_tile(game: &mut Game, events: &mut Vec<Event>) {
    for step in game.progress.scoring_steps_left() {
        (step.enter)(game, events);
    }
}

fn pass_to_next_player(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    game.pass_to(game.next_seat(game.active()));
    Flow::NewTurn
}
