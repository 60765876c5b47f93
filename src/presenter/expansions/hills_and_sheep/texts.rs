//! Texts of Hills & Sheep: shepherds and their flocks, hills and vineyards.

use crate::receipt::multiplied;
use crate::words::expansions::hills_and_sheep::Messages as _;
use crate::words::{Words, markup};
use crate::{EventContext, Narration, PlayerNames};
use bergerie_rules::expansions::hills_and_sheep;
use bergerie_rules::{
    ExpansionEvent, ExpansionOccasion, Kind, Occasion, Score, ScoredFeature, Seat, Shape, Term, TermLabel,
};

pub(super) fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Hill) {
        parts.push(words.tile_hill());
    }
    if shape.has(Kind::Vineyard) {
        parts.push(words.tile_vineyard());
    }
}

/// Describes a drawn token, or a hidden tile after the figure on its hill.
pub(super) fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::HillsAndSheep(event) = event else { return Narration::Silent };
    match event {
        hills_and_sheep::Event::WolfDrawn { owners, .. } => {
            Narration::Sentence(words.event_wolf(owners.len(), context.names.list(words, owners.iter().copied())))
        }
        hills_and_sheep::Event::SheepDrawn { seat, token } => {
            Narration::Sentence(words.event_sheep(context.names.name(*seat), token.sheep()))
        }
        hills_and_sheep::Event::TileHidden { at } => Narration::AfterTile(words.event_hidden(markup::cell(*at))),
    }
}

const FIELD_CLOSED: Occasion = Occasion::Expansion(ExpansionOccasion::HillsAndSheep(hills_and_sheep::Occasion::Closed));

/// Describes a flock that is herded, which a move can cause by closing its field.
pub(super) fn score_text(words: Words, score: &Score, context: &EventContext<'_>) -> Option<String> {
    if score.occasion != FIELD_CLOSED {
        return Some(words.score(score, context.names));
    }
    let receipt = format!("{} ({})", words.gains(score, context.names), words.receipt(score, context.names));
    Some(words.event_closed(markup::cell(score.feature.as_ref()?.at.0), receipt))
}

pub(super) fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    Some(words.score_herded(markup::cell(score.feature.as_ref()?.at.0), winners))
}

pub(super) fn term_text(words: Words, term: Term) -> Option<String> {
    match term.label {
        TermLabel::Vineyards => Some(multiplied(words.label_vineyards(term.count), term.each)),
        // Leave out the value, because one sheep is one point.
        TermLabel::Sheep => Some(words.label_sheep(term.count, term.each)),
        _ => None,
    }
}

/// Describes that hills broke a tie. Returns `None` for a feature without figures.
pub(super) fn tie_break(
    words: Words,
    feature: &ScoredFeature,
    winners: &[Seat],
    names: &PlayerNames,
) -> Option<String> {
    let most = feature.strengths.iter().map(|&(_, strength)| strength).max()?;
    let tied = |wins: bool| {
        let tied = feature.strengths.iter().filter(|&&(_, strength)| strength == most).map(|&(seat, _)| seat);
        names.list(words, tied.filter(|seat| winners.contains(seat) == wins))
    };
    Some(words.score_hill(tied(false), tied(true)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::markup::plain;
    use bergerie_rules::{Event, Expansion, Figure, Pos, Seats, ShapeId};

    const OTHER: Seat = Seat::new(1).unwrap();

    const HERDED: Occasion = Occasion::Expansion(ExpansionOccasion::HillsAndSheep(hills_and_sheep::Occasion::Herded));

    fn score(kind: Kind, occasion: Occasion, terms: &[(TermLabel, u16, i16)], winners: &[Seat]) -> Score {
        let terms = terms.iter().map(|&(label, count, each)| Term { label, count, each });
        let feature = ScoredFeature {
            kind,
            at: (Pos::START, 0),
            shape: ShapeId::named("BA/C").unwrap(),
            cells: Vec::new(),
            strengths: winners.iter().map(|&seat| (seat, 1)).collect(),
            is_for_one: false,
            tie_broken_by: None,
        };
        Score {
            occasion,
            feature: Some(feature),
            terms: terms.collect(),
            points: 9,
            winners: winners.iter().copied().collect(),
            extras: Vec::new(),
            is_final: false,
        }
    }

    fn names() -> PlayerNames {
        PlayerNames::of_colours(Words::default())
    }

    #[test]
    fn receipts_name_vineyards_and_sheep() {
        let words = Words::default();
        let terms = [(TermLabel::Tiles, 9, 1), (TermLabel::Vineyards, 2, 3)];
        let monastery = score(Kind::Monastery, Occasion::Completed, &terms, &[Seat::FIRST]);
        assert_eq!(words.receipt(&monastery, &names()), "9 tiles + 2 vineyards × 3");
        let terms = [(TermLabel::Sheep, 1, 1), (TermLabel::Sheep, 2, 4)];
        let mut flock = score(Kind::Field, HERDED, &terms, &[Seat::FIRST, OTHER]);
        flock.feature.as_mut().unwrap().strengths.clear();
        let text = plain(&words.score(&flock, &names()));
        assert!(text.ends_with("+9 (1 sheep + 2 × 4 sheep)") && text.contains("is herded"), "{text}");
    }

    #[test]
    fn only_a_flock_that_was_not_herded_by_choice_was_herded_because_its_field_was_closed() {
        let game = bergerie_rules::Game::new(bergerie_rules::Setup::base(2)).unwrap();
        let context = EventContext { before: &[], board: game.board(), names: &names() };
        for (occasion, is_closed) in [(HERDED, false), (FIELD_CLOSED, true)] {
            let score = score(Kind::Field, occasion, &[(TermLabel::Sheep, 1, 1)], &[Seat::FIRST]);
            let text = score_text(Words::default(), &score, &context).unwrap();
            assert_eq!(text.contains("was closed, so"), is_closed, "{text}");
        }
    }

    #[test]
    fn receipts_name_the_hill_that_broke_a_tie() {
        let mut city = score(Kind::City, Occasion::Completed, &[(TermLabel::Tiles, 4, 2)], &[Seat::FIRST, OTHER]);
        city.winners = Seats::from_iter([OTHER]);
        city.feature.as_mut().unwrap().tie_broken_by = Some(Expansion::HillsAndSheep);
        let text = Words::default().receipt(&city, &names());
        assert_eq!(text, "4 tiles × 2; majority ■ 1\u{a0}: ✚ 1; tie with ■ red broken by ✚ blue’s hill");
    }

    #[test]
    fn a_wolf_sends_home_all_shepherds_of_the_field() {
        let game = bergerie_rules::Game::new(bergerie_rules::Setup::base(2)).unwrap();
        let text = |drawn| {
            let context = EventContext { before: &[], board: game.board(), names: &names() };
            let Narration::Sentence(text) =
                event_narration(Words::default(), &ExpansionEvent::HillsAndSheep(drawn), &context)
            else {
                panic!("a token is described in a sentence of its own")
            };
            text
        };
        let wolf = |owners: &[Seat]| {
            text(hills_and_sheep::Event::WolfDrawn { seat: OTHER, owners: owners.iter().copied().collect() })
        };
        let both = wolf(&[Seat::FIRST, OTHER]);
        assert!(both.contains("The shepherds of ■ red and ✚ blue fled home"), "{both}");
        let one = wolf(&[OTHER]);
        assert!(one.contains("The shepherd of ✚ blue fled home"), "{one}");
        let token = hills_and_sheep::Token::Three;
        assert!(text(hills_and_sheep::Event::SheepDrawn { seat: OTHER, token }).contains("3 sheep"));
    }

    #[test]
    fn the_tile_under_a_hill_is_reported_after_the_figure() {
        let shape = bergerie_rules::tile::ShapeId::named("HS/Cc.h.1").unwrap();
        let (seat, at) = (Seat::FIRST, Pos::START);
        let events = [
            Event::Placed { seat, shape, at, rotation: Default::default() },
            Event::Expansion(ExpansionEvent::HillsAndSheep(hills_and_sheep::Event::TileHidden { at })),
            Event::Deployed { seat, figure: Figure::Shepherd, at, segment: 0 },
        ];
        let game = bergerie_rules::Game::new(bergerie_rules::Setup::base(2)).unwrap();
        let text = Words::default().event_sentences(&events, game.board(), &names());
        assert_eq!(text.len(), 2, "{text:?}");
        assert!(text[1].starts_with("An unseen tile"), "{text:?}");
    }
}
