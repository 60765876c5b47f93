//! Answers and facts in words, the same for scripts and for what went wrong.

use bergerie_rules::board::Laid;
use bergerie_rules::expansions::bridges_castles_and_bazaars::Occasion as Taken;
use bergerie_rules::expansions::hills_and_sheep::{self, Token};
use bergerie_rules::expansions::the_gifts::Occasion as Gift;
use bergerie_rules::expansions::{Expansion, SpecialAction, SpecialDrawn, SpecialEvent, SpecialOccasion, abbot};
use bergerie_rules::figure::Figure;
use bergerie_rules::geometry::{Half, Pos, Rotation, Side};
use bergerie_rules::record::Entry;
use bergerie_rules::score::{Extra, Occasion, Score, Term};
use bergerie_rules::tile::{Segment, SegmentIndex};
use bergerie_rules::{Action, Drawn, Event, Game, Placement};

use super::{abbeys, bazaars, builders, gift_words, monuments, script};

/// Takes one's abbot back.
const RECALL: Action = Action::Special(SpecialAction::Abbot(abbot::Action::Recall));

/// Lets one's flock grow.
const GROW: Action = Action::Special(SpecialAction::HillsAndSheep(hills_and_sheep::Action::Grow));

/// Herds one's flock.
const HERD: Action = Action::Special(SpecialAction::HillsAndSheep(hills_and_sheep::Action::Herd));

/// A value's name in small letters.
pub fn name(value: impl std::fmt::Debug) -> String {
    format!("{value:?}").to_lowercase()
}

/// The figure with this name: `meeple`, `abbot`.
pub fn figure(text: &str) -> Result<Figure, String> {
    Figure::ALL.into_iter().find(|figure| figure.key() == text).ok_or_else(|| format!("no figure `{text}`"))
}

/// Whether a word names a cell of the table.
pub fn is_cell(word: &str) -> bool {
    word.parse::<Pos>().is_ok()
}

/// The actions that some words may mean, legal or not: `N1 180`, `N1` (however turned), `city:S`, `abbot@garden`,
/// `pass`, `recall`, `grow`, `herd`. Segments are those of the tile laid last.
pub fn actions(game: &Game, words: &str) -> Result<Vec<Action>, String> {
    let words = words.trim();
    match words {
        "pass" => return Ok(vec![Action::Pass]),
        "recall" => return Ok(vec![RECALL]),
        "grow" => return Ok(vec![GROW]),
        "herd" => return Ok(vec![HERD]),
        _ => {}
    }
    if let Some(action) = builders::action(words) {
        return Ok(vec![action]);
    }
    if let Some(action) =
        monuments::action(game, words)?.map_or_else(|| bazaars::action(game, words), |a| Ok(Some(a)))?
    {
        return Ok(vec![action]);
    }
    if let Some(action) = abbeys::action(game, words)? {
        return Ok(vec![action]);
    }
    if let Some(action) = gift_words::action(game, words)? {
        return Ok(vec![action]);
    }
    let (cell, turn) = words.split_once(' ').map_or((words, None), |(cell, turn)| (cell, Some(turn)));
    if let Ok(at) = cell.parse() {
        let Some(turn) = turn else {
            let ways = game.legal().iter().copied().filter(|a| matches!(a, Action::Place(p) if p.at == at));
            let turns = Rotation::ALL.into_iter().map(|rotation| Action::Place(Placement::new(at, rotation)));
            return Ok(ways.chain(turns).collect());
        };
        let (turn, piece) = turn.split_once('+').map_or((turn, None), |(turn, piece)| (turn, Some(piece)));
        let piece = piece.map(monuments::piece).transpose()?;
        return Ok(vec![Action::Place(Placement { at, rotation: rotation(turn)?, piece })]);
    }
    let (figure, place) = words.split_once('@').unwrap_or(("meeple", words));
    let figure = self::figure(figure)?;
    let segment = segment(game.board().laid(game.last()), place)?;
    Ok(vec![Action::Deploy { figure, segment }])
}

fn rotation(degrees: &str) -> Result<Rotation, String> {
    let degrees: u16 = degrees.parse().map_err(|_| format!("`{degrees}` is no number of degrees"))?;
    Rotation::try_from(degrees).map_err(|fault| fault.to_string())
}

/// A segment of a tile by its kind and one of the sides or half-sides that it reaches as the tile lies: `city:S`,
/// `field:NNW`. The end may be left out where the tile has one segment of that kind only.
pub fn segment(laid: &Laid, words: &str) -> Result<SegmentIndex, String> {
    let (kind, end) = words.split_once(':').map_or((words, None), |(kind, end)| (kind, Some(end)));
    let segments = laid.segments().enumerate().filter(|(_, s)| name(s.kind) == kind);
    let reached = |s: &Segment| end.is_none_or(|end| ends(laid, s).iter().any(|e| e == end));
    let found: Vec<SegmentIndex> = segments.filter(|(_, s)| reached(s)).map(|(i, _)| i as SegmentIndex).collect();
    match found.as_slice() {
        [segment] => Ok(*segment),
        [] => Err(format!("{} at {} has no `{words}`", laid.shape, laid.at)),
        _ => Err(format!("{} at {} has more than one `{words}`", laid.shape, laid.at)),
    }
}

/// The sides and half-sides that a segment reaches as its tile lies.
fn ends(laid: &Laid, segment: &Segment) -> Vec<String> {
    let sides = segment.sides.turned(laid.rotation);
    let halves = segment.halves.turned(laid.rotation);
    let sides = Side::ALL.into_iter().filter(|&s| sides.contains(s)).map(|s| format!("{s:?}"));
    let halves = Half::ALL.into_iter().filter(|&h| halves.contains(h)).map(|h| format!("{h:?}").to_uppercase());
    sides.chain(halves).collect()
}

/// An action in the words of a script.
pub fn of_action(game: &Game, action: Action) -> String {
    match action {
        Action::Place(Placement { at, rotation, piece }) => {
            format!("{at} {}{}", rotation.degrees(), monuments::with_piece(piece))
        }
        Action::Pass => "pass".into(),
        RECALL => "recall".into(),
        GROW => "grow".into(),
        HERD => "herd".into(),
        Action::Special(SpecialAction::BridgesCastlesAndBazaars(action)) => bazaars::of_action(game, action),
        Action::Special(SpecialAction::AbbeyAndMayor(action)) => abbeys::of_action(game, action),
        Action::Special(SpecialAction::TheGifts(action)) => gift_words::of_action(game, action),
        Action::Special(SpecialAction::TradersAndBuilders(action)) => builders::of_action(action),
        Action::Special(special) => monuments::of_action(game, special).unwrap_or_else(|| format!("{special:?}")),
        Action::Deploy { figure, segment } => {
            let laid = game.board().laid(game.last());
            let Some(printed) = laid.segment(segment) else { return format!("segment {segment}") };
            let whose = if figure == Figure::Meeple { String::new() } else { format!("{}@", figure.key()) };
            format!("{whose}{}", of_segment(laid, printed))
        }
    }
}

/// `city:S`, as [`segment`] reads it.
pub fn of_segment(laid: &Laid, segment: &Segment) -> String {
    let end = ends(laid, segment).first().map_or(String::new(), |end| format!(":{end}"));
    format!("{}{end}", name(segment.kind))
}

/// What comes: a tile (`BA/C`), a tile under a hill (`under:BA/C`), a token (`sheep:3`, `wolf`); `None` for other words.
pub fn drawn(word: &str) -> Result<Option<Drawn>, String> {
    let special = |drawn| Some(Drawn::Special(SpecialDrawn::HillsAndSheep(drawn)));
    if let Some(drawn) = gift_words::drawn(word)? {
        return Ok(Some(drawn));
    }
    if let Some(under) = word.strip_prefix("under:") {
        return Ok(special(hills_and_sheep::Drawn::UnderTile(script::shape(under)?)));
    }
    if let Some(token) = Token::ALL.into_iter().find(|&t| of_token(t) == word) {
        return Ok(special(hills_and_sheep::Drawn::Token(token)));
    }
    if word.contains('/') { Ok(Some(Drawn::Tile(script::shape(word)?))) } else { Ok(None) }
}

/// `sheep:3` or `wolf`.
pub fn of_token(token: Token) -> String {
    if token == Token::Wolf { "wolf".into() } else { format!("sheep:{}", token.sheep()) }
}

/// A draw in the words of a script.
pub fn of_drawn(drawn: Drawn) -> String {
    match drawn {
        Drawn::First(seat) => seat.index().to_string(),
        Drawn::Tile(shape) => shape.to_string(),
        Drawn::Special(SpecialDrawn::HillsAndSheep(hills_and_sheep::Drawn::Token(token))) => of_token(token),
        Drawn::Special(SpecialDrawn::HillsAndSheep(hills_and_sheep::Drawn::UnderTile(shape))) => {
            format!("under:{shape}")
        }
        Drawn::Special(SpecialDrawn::TheGifts(drawn)) => gift_words::of_drawn(drawn),
        Drawn::Special(other) => name(other),
    }
}

/// What a draw must be told as, at once and first: the line that forces it says it already. `game` is as it was before.
pub fn told_first(game: &Game, entry: Entry) -> Option<Event> {
    let drawn = match entry {
        Entry::Draw(Drawn::Special(SpecialDrawn::HillsAndSheep(drawn))) => drawn,
        Entry::Draw(Drawn::Special(SpecialDrawn::TheGifts(drawn))) => {
            return Some(Event::Special(SpecialEvent::TheGifts(gift_words::told(game.active(), drawn))));
        }
        _ => return None,
    };
    let event = match drawn {
        hills_and_sheep::Drawn::Token(token) => hills_and_sheep::Event::Token { seat: game.active(), token },
        hills_and_sheep::Drawn::UnderTile(_) => {
            hills_and_sheep::Event::Hidden { at: game.board().laid(game.last()).at }
        }
    };
    Some(Event::Special(SpecialEvent::HillsAndSheep(event)))
}

/// A fact in the words of a script; `None` for what the line itself says, such as the draw.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::Turn { .. } | Event::Drawn { .. } | Event::Placed { .. } | Event::Deployed { .. } => None,
        Event::Discarded { seat, shape } => Some(format!("discarded: {} {shape}", seat.index())),
        // Other points follow from what was told just before.
        Event::Scored(score) => of_score_told(score),
        Event::Returned { seat, figure, at, .. } => {
            Some(format!("returned: {} {} from {at}", seat.index(), figure.key()))
        }
        Event::Resigned { seat } => Some(format!("resigned: {}", seat.index())),
        // The line that forced them says them, and they were compared with it.
        Event::Special(SpecialEvent::HillsAndSheep(_)) => None,
        Event::Special(SpecialEvent::BridgesCastlesAndBazaars(event)) => bazaars::of_event(event),
        Event::Special(SpecialEvent::AbbeyAndMayor(event)) => abbeys::of_event(event),
        Event::Special(SpecialEvent::Monuments(event)) => monuments::of_event(event),
        Event::Special(SpecialEvent::TradersAndBuilders(event)) => builders::of_event(event),
        // The line that forced them says them.
        Event::Special(SpecialEvent::HousesAndWalls(_) | SpecialEvent::Deserts(_)) => None,
        Event::Special(SpecialEvent::TheGifts(event)) => gift_words::of_event(*event),
        // What has no words yet is told as it is; a script must name it all the same.
        other => Some(name(other)),
    }
}

/// `herded` of `special(hillsandsheep(herded))`.
fn innermost(name: String) -> String {
    name.rsplit('(').next().map_or(name.clone(), |word| word.trim_end_matches(')').to_owned())
}

/// A score that no other fact tells: of a feature, of gifts that were never opened, of goods.
fn of_score_told(score: &Score) -> Option<String> {
    let unopened = SpecialOccasion::TheGifts(Gift::Unopened);
    if score.occasion == Occasion::Special(unopened) {
        return Some(format!("unopened: {}", of_score(score)));
    }
    if let Occasion::Special(SpecialOccasion::TradersAndBuilders(given)) = score.occasion {
        return Some(format!("{}: {}", builders::of_occasion(given), of_score(score)));
    }
    score.feature.as_ref().map(|_| of_score(score))
}

/// `city completed: 0 1 +8 = 3 tiles x 2 + 1 pennants x 2`, and what decided a tie, if anything did.
fn of_score(score: &Score) -> String {
    let mut seats: Vec<String> = score.winners.iter().map(|seat| seat.index().to_string()).collect();
    if seats.is_empty() {
        seats.push("nobody".to_owned());
    }
    let term = |t: &Term| format!("{} {} x {}", t.count, name(t.label), t.each);
    let terms: Vec<String> = score.terms.iter().map(term).collect();
    let terms = if terms.is_empty() { "nothing".into() } else { terms.join(" + ") };
    let Some(feature) = &score.feature else { return format!("{} {:+} = {terms}", seats.join(" "), score.points) };
    let kind = name(feature.kind);
    let extra = |extra: &Extra| format!(", {} {:+} = {}", extra.seat.index(), extra.term.points(), term(&extra.term));
    let extras: String = score.extras.iter().map(extra).collect();
    let decided = match feature.decided {
        None => String::new(),
        Some(Expansion::HillsAndSheep) => ", decided by hill".to_owned(),
        Some(other) => format!(", decided by {}", other.id()),
    };
    if let Occasion::Special(SpecialOccasion::BridgesCastlesAndBazaars(Taken::Castle { of: (at, _), origin })) =
        score.occasion
    {
        return format!("castle near {at} {}: {} {:+} = {terms}", name(origin), seats.join(" "), score.points);
    }
    format!(
        "{kind} {}: {} {:+} = {terms}{extras}{decided}",
        innermost(name(score.occasion)),
        seats.join(" "),
        score.points
    )
}
