//! The Tunnel: tokens on entrances, and the roads that they join.

use crate::words::expansions::the_tunnel::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, EventContext, Narration, Overview, PlayerNames, Possessions, Prompt,
    QuestionContext,
};
use bergerie_rules::expansions::the_tunnel::{Action, Event, PlacedToken, PublicState, RefusalReason, TOKENS};
use bergerie_rules::{
    ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Game, Piece, Refusal, Seat, Shape, Site, never,
};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    pass_label: |words, question| matches!(question, ExpansionQuestion::TheTunnel(_)).then(|| words.action_none()),
    answer_role: |action| match action.the_tunnel() {
        Some(Action::PutToken { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        None => AnswerRole::Plain,
    },
    prompt,
    mentions_in_rehearsal: |_| true,
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game).into_iter().collect(), ..Overview::default() },
    add_tile_prints,
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

/// Returns the letter that distinguishes the pairs of a player.
fn letter(token: Piece) -> &'static str {
    match token {
        Piece::TunnelTokenA => "A",
        Piece::TunnelTokenB => "B",
        Piece::TunnelTokenC => "C",
        _ => {
            never!("{token:?} is no token of a tunnel");
            ""
        }
    }
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::PutToken { token, at, segment }, words) = (action.the_tunnel()?, context.words);
    let place = words.feature_place(context.game.board(), (at, segment));
    let is_twin = |other: &PlacedToken| (other.seat, other.token) == (context.seat, token);
    let tokens = PublicState::of(context.game).tokens;
    let answer = match tokens.into_iter().find(is_twin) {
        Some(twin) => {
            let other = words.feature_place(context.game.board(), (twin.at, twin.segment));
            AnswerDescription::named(words.action_join(place, letter(token), other))
        }
        // The first tokens of all pairs have the same effect.
        None => AnswerDescription {
            effect: Some(format!("{at} {segment}")),
            ..AnswerDescription::named(words.action_put(place, letter(token)))
        },
    };
    Some(answer.with_heading(words.heading_token()).on(at, Some(segment)))
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|decision| decision.question.the_tunnel().is_some())?;
    let words = context.words;
    let line = match context.is_upcoming {
        true => words.prompt_token_upcoming(),
        false => words.prompt_token(context.names.name(decision.seat)),
    };
    Some(Prompt::of(line).with_heading(words.heading_token()))
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let left = TOKENS.map(|token| (token, game.player(seat).piece_count(token))).into_iter();
    let left = left.filter(|&(_, count)| count > 0);
    let holdings = left.map(|(token, count)| words.piece(token.key(), count)).collect();
    Possessions { holdings, ..Possessions::default() }
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    let names = PlayerNames::of_colours(words);
    let describe = |token: PlacedToken| {
        let at = words.feature_place(game.board(), (token.at, token.segment));
        words.alt_token(at, letter(token.token), names.name(token.seat))
    };
    let tokens: Vec<String> = PublicState::of(game).tokens.into_iter().map(describe).collect();
    (!tokens.is_empty()).then(|| words.alt_tokens(words.list(&tokens)))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let entrances = shape.segments.iter().filter(|segment| segment.has_inner_end).count();
    parts.extend((entrances > 0).then(|| words.tile_entrances(entrances)));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheTunnel(Event::TokenPut { seat, at, joined }) = *event else { return Narration::Silent };
    let (here, player) = (markup::cell(at), context.names.name(seat));
    Narration::AfterTile(match joined {
        None => words.event_put(here, player),
        Some(other) if other == at => words.event_joined_here(here, player),
        Some(other) => words.event_joined(here, markup::cell(other), player),
    })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheTunnel(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::OneForEachTile => words.refusal_one_for_each_tile(),
        RefusalReason::NoneLeft => words.refusal_no_token(),
        RefusalReason::NotFree => words.refusal_not_free(),
    })
}
