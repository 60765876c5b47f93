//! The figures that may follow a placement, and the one that was typed.

use crate::discord::decision::look_ahead::go_on;
use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::decision::{answers, codes};
use crate::discord::fault::AnswerFault;
use crate::rules::{Action, Game};
use crate::table::Aids;
use crate::words::Words;

/// The game in which the tile of a walk lies, and nothing else is done.
pub(super) fn laid(game: &Game, walk: &Walk) -> Option<Game> {
    let mut laid = game.clone();
    go_on(&mut laid, walk.tried.first()?.action, &mut Vec::new()).ok()?;
    Some(laid)
}

/// The code of the figure that was typed: a code from completion, or a word such as "farmer" if that fits just one. What is
/// called just so comes first: "knight" is no other kind of knight, whose name says more. Then come whole words: `1` is
/// objective 1, although the name of a place may have that digit too.
pub(super) fn figure(
    choices: Vec<(String, String)>,
    text: &str,
    others: impl FnOnce() -> Vec<(String, String)>,
) -> Result<String, AnswerFault> {
    let wanted = text.trim().to_lowercase();
    if let Some((_, code)) = choices.iter().find(|(_, code)| *code == text.trim()) {
        return Ok(code.clone());
    }
    let only = |fits: fn(&str, &str) -> bool| {
        let mut fitting = choices.iter().filter(|(name, _)| fits(&name.to_lowercase(), &wanted));
        fitting.next().filter(|_| fitting.next().is_none()).map(|(_, code)| code.clone())
    };
    let is_word = |name: &str, wanted: &str| name.split(|c: char| !c.is_alphanumeric()).any(|word| word == wanted);
    if let Some(code) = only(is_called).or_else(|| only(is_word)).or_else(|| only(|name, wanted| name.contains(wanted)))
    {
        return Ok(code);
    }
    let possible = if choices.is_empty() { others() } else { choices };
    Err(AnswerFault::Figure { possible: possible.into_iter().map(|(name, _)| name).collect() })
}

/// Whether an answer such as "a · knight (north)" begins, after its letter, with the whole words that were typed.
fn is_called(name: &str, wanted: &str) -> bool {
    let spot = name.split_once(" · ").map_or(name, |(_, spot)| spot);
    spot.strip_prefix(wanted).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// The answers that may follow a placement, as far as they are wanted, with their codes.
pub(super) fn figures(
    words: Words,
    aids: Aids,
    game: &Game,
    path: &str,
    only: fn(&Game, Action) -> bool,
) -> Vec<(String, String)> {
    let Ok(walk) = Walk::along(game, path, Reading::Strict) else { return Vec::new() };
    let Some(tried) = walk.tried.get(1) else {
        let none = only(game, Action::Pass).then(|| (words.action_pass(), "-".to_owned()));
        return none.into_iter().collect();
    };
    let Some(placed) = laid(game, &walk) else { return Vec::new() };
    let name = |(index, &action): (usize, &Action)| {
        (answers::answer(words, aids, &placed, &tried.decision, action), codes::encode(action, index))
    };
    tried.decision.actions.iter().enumerate().filter(|&(_, &action)| only(&placed, action)).map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::figure;

    /// The code of what was typed where a knight, another kind of knight and two farmers are possible.
    fn typed(text: &str) -> Option<String> {
        let names = ["A · knight (north)", "A · tall knight (north)", "B · farmer (east)", "C · farmer (west)"];
        let choices = names.iter().zip(["m0", "x0", "m1", "m2"]);
        figure(choices.map(|(name, code)| ((*name).to_owned(), code.to_owned())).collect(), text, Vec::new).ok()
    }

    #[test]
    fn a_name_means_the_figure_that_is_called_just_so() {
        assert_eq!(typed("Knight").as_deref(), Some("m0"));
        assert_eq!(typed("knight (north)").as_deref(), Some("m0"));
        assert_eq!(typed("tall knight").as_deref(), Some("x0"));
        assert_eq!(typed("tall").as_deref(), Some("x0"));
        assert_eq!(typed("x0").as_deref(), Some("x0"));
    }

    #[test]
    fn what_fits_several_figures_names_none() {
        for text in ["farmer", "A", "north", "kni", "monk"] {
            assert_eq!(typed(text), None, "{text}");
        }
        assert_eq!(typed("west").as_deref(), Some("m2"));
    }
}
