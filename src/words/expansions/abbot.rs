//! The Abbot in words: where the abbot may stand, and being called back.

use crate::rules::Refusal;
use crate::rules::figure::Figure;
use crate::rules::score::Score;
use crate::rules::tile::Kind;
use crate::words::Words;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { role, occasion, refusal, ..Hooks::NONE };

fn role(words: Words, figure: Figure, _: Kind) -> Option<String> {
    (figure == Figure::Abbot).then(|| words.role_abbot())
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let feature = score.feature.as_ref()?;
    Some(words.score_recalled(feature.kind.key(), feature.at.0.to_string(), winners))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::NotThere { figure: Figure::Abbot, .. } => Some(words.refusal_not_there_abbot()),
        Refusal::NotThere { figure: Figure::Meeple, kind: Kind::Garden } => Some(words.refusal_only_abbot()),
        Refusal::NoneLeft(Figure::Abbot) => Some(words.refusal_none_left_abbot()),
        _ => None,
    }
}
