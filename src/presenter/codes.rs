//! Short codes of answers, for custom IDs and options of commands.
//!
//! A code is decoded by comparing it with the codes of all legal answers. So an outdated or forged code can never lead
//! to an illegal answer.

use bergerie_rules::{Action, Figure, Placement, Pos, always};

use super::description::CodedComponent;
use super::expansions;

/// Returns the legal answer with this code, or `None` if there is none.
pub fn decode(code: &str, legal: &[Action]) -> Option<Action> {
    legal.iter().enumerate().find(|&(index, &action)| encode(action, index) == code).map(|(_, &action)| action)
}

/// Returns the code of an answer. `index` is its position among the legal answers. Examples: `N2E1.1` for a tile and its quarter
/// turns, `mN2E1.3` for a meeple on segment 3 of that tile, `-` to pass, and `i7` for the answer with index 7. Expansions define the
/// letters of their figures.
pub fn encode(action: Action, index: usize) -> String {
    match action {
        Action::Place(placement) => placement_code(placement),
        Action::Deploy { figure, at, segment } => match code_letter(CodedComponent::Figure(figure)) {
            Some(letter) => format!("{letter}{at}.{segment}"),
            None => format!("i{index}"),
        },
        Action::Pass => "-".to_owned(),
        Action::Expansion(_) => format!("i{index}"),
    }
}

/// Returns the code of a legal answer.
pub fn legal_answer_code(action: Action, legal: &[Action]) -> String {
    let index = legal.iter().position(|&other| other == action);
    always!(index.is_some(), "{action:?} is not among the legal answers {legal:?}");
    encode(action, index.unwrap_or_default())
}

/// Returns the letter of a component, or `None` if it has no letter.
fn code_letter(component: CodedComponent) -> Option<char> {
    let own = [(CodedComponent::Figure(Figure::Meeple), 'm')];
    let letters = own.iter().chain(expansions::all().flat_map(|hooks| hooks.code_letters));
    letters.into_iter().find(|(other, _)| *other == component).map(|&(_, letter)| letter)
}

/// Returns the code of a placement. The code includes the special piece if the expansion defines a letter for it. In `N2E1.1h`, the
/// piece is a house. Where a road meets a field, both a bridge and a house may be legal.
pub fn placement_code(placement: Placement) -> String {
    let piece = placement.piece.and_then(|special| code_letter(CodedComponent::Piece(special.piece)));
    let piece = piece.map(String::from).unwrap_or_default();
    format!("{}.{}{piece}", placement.at, placement.rotation.quarter_turns())
}

/// Returns the path that asks for a page of spots. Pages are used if there are more spots than the menus of one message
/// can hold.
pub fn spot_page_path(page: usize) -> String {
    format!("p{page}")
}

/// Returns the page that a path asks for. An empty path asks for the first page; a path with answers returns `None`.
pub fn requested_spot_page(path: &str) -> Option<usize> {
    if path.is_empty() { Some(0) } else { path.strip_prefix('p')?.parse().ok() }
}

/// Returns the path that asks for the spots in a part of the board.
pub fn region_path(number: usize) -> String {
    format!("r{number}")
}

/// Returns the part of the board that a path asks for, or `None` for other paths.
pub fn requested_region(path: &str) -> Option<usize> {
    path.strip_prefix('r')?.parse().ok()
}

/// Returns the path that shows all controls of a rehearsal.
pub fn all_controls_path(path: &str) -> String {
    join(path, "+")
}

/// Returns the path of the rehearsal whose controls a path asks for, or `None` for other paths.
pub fn split_all_controls(path: &str) -> Option<&str> {
    path.strip_suffix('+').map(|path| path.trim_end_matches(','))
}

/// A choice among answers of one kind that are possible on many tiles. The player chooses the tile first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileChoice {
    /// The index of any answer of this kind among the legal answers.
    pub kind: usize,
    /// The part of the board or the tile that is chosen so far.
    pub chosen: ChoiceStep,
}

/// A step of the choice among answers on many tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceStep {
    /// Neither a part nor a tile is chosen yet.
    Nothing,
    /// The part of the board with this number is chosen. The tile is chosen next.
    Region(usize),
    /// The tile on this cell is chosen. The answer is chosen next.
    Tile(Pos),
}

/// Returns the code in a path that asks for one of the answers on many tiles. The path before it leads to the decision. The path after
/// it has the answers that are rehearsed meanwhile.
pub fn tile_choice_code(TileChoice { kind, chosen }: TileChoice) -> String {
    match chosen {
        ChoiceStep::Nothing => format!("@{kind}"),
        ChoiceStep::Region(number) => format!("@{kind}.r{number}"),
        ChoiceStep::Tile(at) => format!("@{kind}.{at}"),
    }
}

/// A path with a code of [`tile_choice_code`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileChoicePath<'a> {
    /// The path to the decision.
    pub before: &'a str,
    pub choice: TileChoice,
    /// The answers that are rehearsed meanwhile. They may begin with another answer to the same decision.
    pub rest: &'a str,
}

impl TileChoicePath<'_> {
    /// Returns the path of the rehearsal in which the player began to choose.
    pub fn rehearsal(&self) -> String {
        join(self.before, self.rest)
    }
}

/// Splits a path that contains a code of [`tile_choice_code`]. Returns `None` for other paths.
pub fn split_tile_choice(path: &str) -> Option<TileChoicePath<'_>> {
    let (before, code) = path.split_once('@')?;
    let (code, after) = code.split_once(',').unwrap_or((code, ""));
    let (kind, chosen) = code.split_once('.').unwrap_or((code, ""));
    let chosen = match requested_region(chosen) {
        Some(number) => ChoiceStep::Region(number),
        None if chosen.is_empty() => ChoiceStep::Nothing,
        None => ChoiceStep::Tile(chosen.parse().ok()?),
    };
    let choice = TileChoice { kind: kind.parse().ok()?, chosen };
    Some(TileChoicePath { before: before.trim_end_matches(','), choice, rest: after })
}

/// Appends a code to a path. Either of them may be empty.
pub fn join(path: &str, code: &str) -> String {
    match (path, code) {
        ("", only) | (only, "") => only.to_owned(),
        _ => format!("{path},{code}"),
    }
}

/// Returns the codes of a path.
pub fn path_codes(path: &str) -> impl Iterator<Item = &str> {
    path.split(',').filter(|code| !code.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_of_a_tile_keeps_the_answers_after_it() {
        for chosen in [
            ChoiceStep::Nothing,
            ChoiceStep::Region(3),
            ChoiceStep::Tile(Pos::START),
            ChoiceStep::Tile(Pos::new(-2, 5)),
        ] {
            let choice = TileChoice { kind: 17, chosen };
            for before in ["", "S5.2", "S5.2,i4"] {
                for rest in ["", "mS5.0", "-,mS5.0"] {
                    let path = join(&join(before, &tile_choice_code(choice)), rest);
                    assert_eq!(split_tile_choice(&path), Some(TileChoicePath { before, choice, rest }));
                }
            }
        }
        for other in ["", "S5.2,-", "@", "@x", "@3.X9", "S5.2,@-1.0"] {
            assert_eq!(split_tile_choice(other), None, "{other}");
        }
    }
}
