//! The texts of The Abbot: positions of the abbot, and calling him back.

use crate::rules::Refusal;
use crate::rules::figure::Figure;
use crate::rules::score::Score;
use crate::rules::tile::Kind;
use crate::words::Words;
use crate::words::receipt::named_kind;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { occasion, refusal, ..Hooks::NONE };

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let feature = score.feature.as_ref()?;
    Some(words.score_recalled(named_kind(feature.kind, feature.shape), feature.at.0.to_string(), winners))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::NotThere { figure: Figure::Meeple, kind: Kind::Garden } => Some(words.refusal_only_abbot()),
        _ => None,
    }
}
