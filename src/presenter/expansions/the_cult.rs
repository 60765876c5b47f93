//! The Cult: shrines, heretics and challenges.

use crate::words::expansions::the_cult::Messages as _;
use crate::words::{Words, markup};
use crate::{Category, EventContext, Narration, Overview, RehearsalContext};
use bergerie_rules::expansions::the_cult::{self, PublicState, RefusalReason};
use bergerie_rules::{ExpansionEvent, ExpansionRefusal, Figure, Game, Kind, Pos, Refusal, Shape};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    mentions_in_rehearsal: |_| true,
    categories: &[Category::of(Kind::Shrine)],
    consequences,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    figure_role,
    add_tile_prints,
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

/// Warns of each challenge that the rehearsed answers begin, with the empty cells around both buildings.
fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let before = PublicState::of(context.before).challenges;
    let new = PublicState::of(context.game).challenges.into_iter().filter(|challenge| !before.contains(challenge));
    let missing = |at: Pos| 8 - usize::from(context.game.board().tile_count_around(at));
    let warning = |[shrine, monastery]: [Pos; 2]| {
        let (at_shrine, at_monastery) = (markup::cell(shrine), markup::cell(monastery));
        context.words.challenge_begins(at_monastery, missing(monastery), at_shrine, missing(shrine))
    };
    new.map(warning).collect()
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let name = |[shrine, monastery]: [Pos; 2]| words.alt_challenge(monastery.to_string(), shrine.to_string());
    PublicState::of(game).challenges.into_iter().map(name).collect()
}

fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    (kind == Some(Kind::Shrine)).then(|| words.role_heretic(figure.key()))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Shrine) {
        parts.push(words.tile_shrine());
    }
}

fn event_narration(words: Words, event: &ExpansionEvent, _: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheCult(the_cult::Event { winner, loser, kind }) = *event else { return Narration::Silent };
    Narration::Sentence(words.event_challenge(kind.key(), markup::cell(loser), markup::cell(winner)))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Expansion(ExpansionRefusal::TheCult(RefusalReason::SecondNeighbour)) => Some(words.refusal_shrine()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use bergerie_rules::ShapeId;

    #[test]
    fn a_shrine_is_named_neither_monastery_nor_abbey() {
        for (locale, shrine, heretic) in [
            (Locale::En, "shrine", "heretic"),
            (Locale::Fr, "lieu de culte", "hérétique"),
            (Locale::De, "Kultstätte", "Ketzer"),
        ] {
            let words = Words::of(locale);
            assert_eq!(ShapeId::named("CU/S").map(|shape| words.tile(shape.get())).as_deref(), Some(shrine));
            assert_eq!(words.role_of(Figure::Meeple, Kind::Shrine), heretic);
        }
    }
}
