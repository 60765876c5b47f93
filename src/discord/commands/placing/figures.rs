//! The figures that may follow a placement, and the recognition of a typed one.

use crate::discord::error::AnswerError;
use crate::presenter::look_ahead::apply_with_placeholders;
use crate::presenter::words::Words;
use crate::presenter::{CodeHandling, Rehearsal, answers, codes};
use crate::rules::{Action, Game};
use crate::table::Assists;

/// Returns the game after the tile of a rehearsal is placed and before the answers that follow. Returns `None` if the rehearsal
/// is empty or its first answer is illegal.
pub(super) fn placed_game(game: &Game, rehearsal: &Rehearsal) -> Option<Game> {
    let mut placed = game.clone();
    apply_with_placeholders(&mut placed, rehearsal.answers.first()?.action, &mut Vec::new()).ok()?;
    Some(placed)
}

/// Returns the code of the typed answer. The text is a code from completion, or words that match exactly one name.
///
/// Matches are tried in this order:
/// - Names that begin with the typed words, so that "knight" does not match a "tall knight".
/// - Names that contain the text as a word, so that `1` matches objective 1 even if the position of a tile has that digit.
/// - Names that contain the text.
pub(in crate::discord::commands) fn parse_figure(
    choices: Vec<(String, String)>,
    text: &str,
    others: impl FnOnce() -> Vec<(String, String)>,
) -> Result<String, AnswerError> {
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
    Err(AnswerError::UnknownFigure { possible: possible.into_iter().map(|(name, _)| name).collect() })
}

/// Returns whether a name such as "a · knight (north)" begins with the typed words. Ignores the letter before the dot.
fn is_called(name: &str, wanted: &str) -> bool {
    let spot = name.split_once(" · ").map_or(name, |(_, spot)| spot);
    spot.strip_prefix(wanted).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// Returns the answers that may follow a placement and that `accepts` allows, each with its name and code.
pub(super) fn figure_choices(
    words: Words,
    assists: Assists,
    game: &Game,
    path: &str,
    accepts: fn(&Game, Action) -> bool,
) -> Vec<(String, String)> {
    let Ok(rehearsal) = Rehearsal::of_path(game, path, CodeHandling::Strict) else { return Vec::new() };
    let Some(answer) = rehearsal.answers.get(1) else {
        let none = accepts(game, Action::Pass).then(|| (words.action_pass(), "-".to_owned()));
        return none.into_iter().collect();
    };
    let Some(placed) = placed_game(game, &rehearsal) else { return Vec::new() };
    let name = |(index, &action): (usize, &Action)| {
        (answers::answer_name(words, assists, &placed, &answer.decision, action), codes::encode(action, index))
    };
    answer.decision.actions.iter().enumerate().filter(|&(_, &action)| accepts(&placed, action)).map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::parse_figure;

    /// Returns the code for the typed text, or `None` if the text matches no choice or several. The choices are a
    /// knight, a tall knight and two farmers.
    fn typed(text: &str) -> Option<String> {
        let names = ["A · knight (north)", "A · tall knight (north)", "B · farmer (east)", "C · farmer (west)"];
        let choices = names.iter().zip(["m0", "x0", "m1", "m2"]);
        parse_figure(choices.map(|(name, code)| ((*name).to_owned(), code.to_owned())).collect(), text, Vec::new).ok()
    }

    #[test]
    fn an_exact_name_takes_precedence() {
        assert_eq!(typed("Knight").as_deref(), Some("m0"));
        assert_eq!(typed("knight (north)").as_deref(), Some("m0"));
        assert_eq!(typed("tall knight").as_deref(), Some("x0"));
        assert_eq!(typed("tall").as_deref(), Some("x0"));
        assert_eq!(typed("x0").as_deref(), Some("x0"));
    }

    #[test]
    fn ambiguous_text_names_no_figure() {
        for text in ["farmer", "A", "north", "kni", "monk"] {
            assert_eq!(typed(text), None, "{text}");
        }
        assert_eq!(typed("west").as_deref(), Some("m2"));
    }
}
