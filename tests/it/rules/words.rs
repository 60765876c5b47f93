//! The syntax of answers and events in scripts and in error messages.

use std::fmt::Debug;

use bergerie_rules::{
    Action, DrawOutcome, Entry, Event, ExpansionEvent, Extra, Figure, Game, Half, Occasion, PlacedTile, Placement, Pos,
    Rotation, Score, Segment, SegmentIndex, SegmentPlace, Side, Term,
};

use crate::expansions;

use super::{script, state};

/// Returns the name of an enum value in lower case.
pub fn name(value: impl Debug) -> String {
    format!("{value:?}").to_lowercase()
}

/// Parses the name of a figure, such as `meeple` or `abbot`.
pub fn figure(text: &str) -> Result<Figure, String> {
    Figure::ALL.into_iter().find(|figure| figure.key() == text).ok_or_else(|| format!("no figure `{text}`"))
}

/// Returns whether a word is the name of a cell.
pub fn is_cell(word: &str) -> bool {
    word.parse::<Pos>().is_ok()
}

/// Parses the name of a cell.
pub fn cell(text: &str) -> Result<Pos, String> {
    text.parse().map_err(|_| format!("`{text}` is no cell"))
}

/// Splits `WORD@REST`, `WORD:REST` or `WORD-FIGURE@REST` into its parts. Without a figure, the figure is a meeple.
pub fn with_figure(text: &str) -> Result<(&str, Figure, &str), String> {
    let (word, rest) = text.split_once(['@', ':']).unwrap_or((text, ""));
    let (word, figure) = word.split_once('-').unwrap_or((word, Figure::Meeple.key()));
    Ok((word, self::figure(figure)?, rest))
}

/// Returns the suffix for a figure, such as `-abbot`, or an empty string for a meeple.
pub fn of_figure(figure: Figure) -> String {
    if figure == Figure::Meeple { String::new() } else { format!("-{}", figure.key()) }
}

/// Parses a segment such as `N1@road:E`. Returns the first of its cells and its index.
pub fn place(game: &Game, text: &str) -> Result<SegmentPlace, String> {
    let (cell, segment) = text.split_once('@').ok_or_else(|| format!("`{text}` is no cell and segment"))?;
    let tile = game.board().tile_at(self::cell(cell)?).ok_or_else(|| format!("no tile lies at {cell}"))?;
    let placed = game.board().placed_tile(tile);
    Ok(game.board().segment_location(placed.node(self::segment(placed, segment)?)))
}

/// Returns the oldest segment of the feature to which a segment such as `N1@road:E` belongs.
pub fn oldest(game: &Game, text: &str) -> Result<SegmentPlace, String> {
    let feature = state::feature(game, &text.replacen('@', " ", 1))?;
    Ok(game.board().segment_location(game.board().features().get(feature).oldest))
}

/// Returns the text for a segment, such as `N1@road:E`. This is the inverse of [`place`].
pub fn of_place(game: &Game, at: Pos, segment: SegmentIndex) -> String {
    let placed = game.board().tile_at(at).map(|tile| game.board().placed_tile(tile));
    let named = placed.and_then(|placed| Some(of_segment(placed, placed.segment(segment)?)));
    format!("{at}@{}", named.unwrap_or_else(|| format!("segment {segment}")))
}

/// Returns the actions that a phrase can stand for, legal or not, such as `N1 180`, `N1` (in any rotation), `city:S`,
/// `abbot@garden`, `pass`, or the syntax of an expansion. Segments are those of the tile just placed.
pub fn actions(game: &Game, words: &str) -> Result<Vec<Action>, String> {
    let words = words.trim();
    if words == "pass" {
        return Ok(vec![Action::Pass]);
    }
    if let Some(action) = expansions::action(game, words)? {
        return Ok(vec![action]);
    }
    let (cell, turn) = words.split_once(' ').map_or((words, None), |(cell, turn)| (cell, Some(turn)));
    if let Ok(at) = cell.parse() {
        let Some(turn) = turn else {
            let ways = game.legal_actions().iter().copied().filter(|a| matches!(a, Action::Place(p) if p.at == at));
            let turns = Rotation::ALL.into_iter().map(|rotation| Action::Place(Placement::new(at, rotation)));
            return Ok(ways.chain(turns).collect());
        };
        let (turn, piece) = turn.split_once('+').map_or((turn, None), |(turn, piece)| (turn, Some(piece)));
        let piece = piece.map(expansions::piece).transpose()?;
        return Ok(vec![Action::Place(Placement { at, rotation: rotation(turn)?, piece })]);
    }
    let (figure, place) = words.split_once('@').unwrap_or(("meeple", words));
    let figure = self::figure(figure)?;
    let placed = game.board().placed_tile(game.last_placed_tile());
    Ok(vec![Action::Deploy { figure, at: placed.at, segment: segment(placed, place)? }])
}

fn rotation(degrees: &str) -> Result<Rotation, String> {
    let degrees: u16 = degrees.parse().map_err(|_| format!("`{degrees}` is no number of degrees"))?;
    Rotation::try_from(degrees).map_err(|error| error.to_string())
}

/// Parses a segment of a tile, given by its kind and one of the sides or half-sides that it reaches on the rotated
/// tile: `city:S`, `field:NNW`. The side can be omitted if the tile has only one segment of that kind.
pub fn segment(placed: &PlacedTile, words: &str) -> Result<SegmentIndex, String> {
    let (kind, end) = words.split_once(':').map_or((words, None), |(kind, end)| (kind, Some(end)));
    let segments = placed.segments().enumerate().filter(|(_, s)| name(s.kind) == kind);
    let reached = |s: &Segment| end.is_none_or(|end| ends(placed, s).iter().any(|e| e == end));
    let found: Vec<SegmentIndex> = segments.filter(|(_, s)| reached(s)).map(|(i, _)| i as SegmentIndex).collect();
    match found.as_slice() {
        [segment] => Ok(*segment),
        [] => Err(format!("{} at {} has no `{words}`", placed.shape, placed.at)),
        _ => Err(format!("{} at {} has more than one `{words}`", placed.shape, placed.at)),
    }
}

/// Returns the sides and half-sides that a segment reaches on the rotated tile. If the tile has several segments of the
/// kind that reach none, returns the number of the segment among these.
fn ends(placed: &PlacedTile, segment: &Segment) -> Vec<String> {
    let sides = segment.sides.rotated(placed.rotation);
    let halves = segment.halves.rotated(placed.rotation);
    let sides = Side::ALL.into_iter().filter(|&s| sides.contains(s)).map(|s| format!("{s:?}"));
    let halves = Half::ALL.into_iter().filter(|&h| halves.contains(h)).map(|h| format!("{h:?}").to_uppercase());
    let named: Vec<String> = sides.chain(halves).collect();
    if !named.is_empty() {
        return named;
    }
    let is_enclosed = |s: &&Segment| s.kind == segment.kind && s.sides.is_empty() && s.halves.is_empty();
    let enclosed: Vec<&Segment> = placed.segments().filter(is_enclosed).collect();
    let number = enclosed.iter().position(|s| std::ptr::eq(*s, segment)).filter(|_| enclosed.len() > 1);
    number.map(|number| (number + 1).to_string()).into_iter().collect()
}

/// Returns the text for an action.
pub fn of_action(game: &Game, action: Action) -> String {
    match action {
        Action::Place(Placement { at, rotation, piece }) => {
            let piece = piece.map_or(String::new(), |piece| format!("+{}", expansions::of_piece(piece)));
            format!("{at} {}{piece}", rotation.degrees())
        }
        Action::Pass => "pass".into(),
        Action::Expansion(special) => expansions::of_action(game, special),
        Action::Deploy { figure, at, segment } => {
            let placed = game.board().tile_at(at).map(|tile| game.board().placed_tile(tile));
            let printed = placed.and_then(|placed| Some((placed, placed.segment(segment)?)));
            let Some((placed, printed)) = printed else { return format!("segment {segment} on {at}") };
            let whose = if figure == Figure::Meeple { String::new() } else { format!("{}@", figure.key()) };
            format!("{whose}{}", of_segment(placed, printed))
        }
    }
}

/// Returns the text for a segment on its tile, such as `city:S`. This is the inverse of [`segment`].
pub fn of_segment(placed: &PlacedTile, segment: &Segment) -> String {
    let end = ends(placed, segment).first().map_or(String::new(), |end| format!(":{end}"));
    format!("{}{end}", name(segment.kind))
}

/// Parses the outcome of a draw: a tile (`BA/C`) or an outcome of an expansion. Returns `None` for other words.
pub fn drawn(word: &str) -> Result<Option<DrawOutcome>, String> {
    match expansions::drawn(word)? {
        None if word.contains('/') => Ok(Some(DrawOutcome::Tile(script::shape(word)?))),
        special => Ok(special),
    }
}

/// Returns the text for the outcome of a draw.
pub fn of_drawn(drawn: DrawOutcome) -> String {
    match drawn {
        DrawOutcome::First(seat) => seat.index().to_string(),
        DrawOutcome::Tile(shape) => shape.to_string(),
        DrawOutcome::Expansion(special) => expansions::of_drawn(special),
    }
}

/// Returns the event that a draw must cause first. The line that applies the draw implies this event. `game` is the
/// state before the draw. Returns `None` if the draw implies no event.
pub fn implied_event(game: &Game, entry: Entry) -> Option<ExpansionEvent> {
    let Entry::Draw(DrawOutcome::Expansion(drawn)) = entry else { return None };
    expansions::implied_event(game, drawn)
}

/// Returns the text for an event. Returns `None` if the line that caused the event implies it, as for a draw.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::Turn { .. } | Event::Drawn { .. } | Event::Placed { .. } | Event::Deployed { .. } => None,
        Event::Discarded { seat, shape } => Some(format!("discarded: {} {shape}", seat.index())),
        // Other awards of points follow from the event before.
        Event::Scored(score) => of_explicit_score(score),
        Event::Returned { seat, figure, at, .. } => {
            Some(format!("returned: {} {} from {at}", seat.index(), figure.key()))
        }
        Event::Resigned { seat } => Some(format!("resigned: {}", seat.index())),
        Event::Expansion(special) => expansions::of_event(special),
        // An event without a syntax of its own is written with its name, and a script must name it too.
        other => Some(name(other)),
    }
}

/// Returns the innermost name of an enum value: `herded` for `Special(HillsAndSheep(Herded))`.
pub fn innermost(value: impl Debug) -> String {
    name(value).rsplit('(').next().unwrap_or_default().trim_end_matches(')').to_owned()
}

/// Returns the text for the score of a feature, or for a score for which an expansion has a syntax. Returns `None` for
/// other scores, because another event implies them.
fn of_explicit_score(score: &Score) -> Option<String> {
    let special =
        if let Occasion::Expansion(occasion) = score.occasion { expansions::of_occasion(occasion) } else { None };
    let of_feature = || {
        let kind = score.feature.as_ref()?.kind;
        Some(format!("{} {}", name(kind), innermost(score.occasion)))
    };
    Some(format!("{}: {}", special.or_else(of_feature)?, of_score(score)))
}

/// Returns the text for a score, such as `0 1 +8 = 3 tiles x 2 + 1 pennants x 2`, and the expansion that broke a tie,
/// if any.
fn of_score(score: &Score) -> String {
    let mut seats: Vec<String> = score.winners.iter().map(|seat| seat.index().to_string()).collect();
    if seats.is_empty() {
        seats.push("nobody".to_owned());
    }
    let term = |t: &Term| format!("{} {} x {}", t.count, name(t.label), t.each);
    let terms: Vec<String> = score.terms.iter().map(term).collect();
    let terms = if terms.is_empty() { "nothing".into() } else { terms.join(" + ") };
    let extra = |extra: &Extra| format!(", {} {:+} = {}", extra.seat.index(), extra.term.points(), term(&extra.term));
    let extras: String = score.extras.iter().map(extra).collect();
    let decided = score.feature.as_ref().and_then(|feature| feature.tie_broken_by);
    let decided = decided.map_or(String::new(), |expansion| format!(", decided by {}", expansions::of_tie(expansion)));
    format!("{} {:+} = {terms}{extras}{decided}", seats.join(" "), score.points)
}
