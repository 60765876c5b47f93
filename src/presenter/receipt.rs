//! Descriptions of scores and their receipts.

use crate::words::{Words, markup, with_minus};
use bergerie_rules::{Extra, Kind, Occasion, Score, ShapeId, Term, TermLabel, always, never};

use super::expansions;
use super::seats::{PlayerNames, mark};

impl Words {
    /// Describes a score with its winners and receipt.
    pub fn score(self, score: &Score, names: &PlayerNames) -> String {
        let winners = self.gains(score, names);
        let fact = match (score.occasion, &score.feature) {
            (Occasion::Expansion(occasion), _) => {
                (expansions::of(occasion.expansion()).occasion_text)(self, score, &winners).unwrap_or(winners)
            }
            (_, None) => winners,
            (occasion, Some(feature)) => {
                let (kind, place) = (feature_key(feature.kind, feature.shape), markup::cell(feature.at.0));
                match occasion {
                    Occasion::Final => self.score_final(self.kind_title(kind), place, winners),
                    _ => self.kind_completed(kind, place, winners).unwrap_or_else(|| {
                        never!("no message describes a completed {kind}");
                        String::new()
                    }),
                }
            }
        };
        format!("{fact} ({})", self.receipt(score, names))
    }

    /// Describes the gains of a score: "A +4 and B +4". If no player has any strength in the feature, says so.
    pub(super) fn gains(self, score: &Score, names: &PlayerNames) -> String {
        let gain = |(seat, points): (_, i32)| self.score_gain(names.name(seat), with_minus(&format!("{points:+}")));
        let gains: Vec<String> = score.gains().map(gain).collect();
        if gains.is_empty() { self.score_nobody() } else { self.list(&gains) }
    }

    /// Describes the breakdown of a score, "4 tiles × 2 + 1 coat of arms × 2", and the majority.
    pub fn receipt(self, score: &Score, names: &PlayerNames) -> String {
        let terms: Vec<String> = score.terms.iter().map(|&term| self.term_text(term)).collect();
        let points = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
        // Points of another source are listed without the zero of the feature.
        let mut parts: Vec<String> =
            Some(points).filter(|_| !terms.is_empty() || score.extras.is_empty()).into_iter().collect();
        let extra = |extra: &Extra| format!("{} {}", mark(extra.seat), self.term_text(extra.term));
        parts.extend(score.extras.iter().map(extra));
        if let Some(feature) = &score.feature {
            if feature.strengths.len() > 1 {
                let shares: Vec<String> =
                    feature.strengths.iter().map(|(seat, n)| format!("{} {n}", mark(*seat))).collect();
                parts.push(self.score_shares(shares.join("\u{a0}: ")));
            }
            let hooks = feature.tie_broken_by.map(expansions::of);
            parts.extend(hooks.and_then(|hooks| (hooks.tie_break)(self, feature, &score.winners, names)));
        }
        self.separated(&parts)
    }

    fn term_text(self, term: Term) -> String {
        let what = match term.label {
            TermLabel::Tiles => self.label_tiles(term.count),
            TermLabel::Pennants => self.label_pennants(term.count),
            TermLabel::Cities => self.label_cities(term.count),
            _ => {
                let text = expansions::all().find_map(|hooks| (hooks.term_text)(self, term));
                always!(text.is_some(), "no expansion describes {term:?}");
                return text.unwrap_or_default();
            }
        };
        multiplied(what, term.each)
    }
}

/// Returns the key by which messages name a feature, given its kind and the tile with its oldest segment.
pub fn feature_key(kind: Kind, shape: ShapeId) -> &'static str {
    expansions::all().find_map(|hooks| (hooks.feature_key)(kind, shape.get())).unwrap_or(kind.key())
}

/// Appends the points per item to a term, such as "× 2". Appends nothing if each item scores one point.
pub(super) fn multiplied(what: String, each: i16) -> String {
    match each {
        1 => what,
        each => format!("{what} × {each}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use bergerie_rules::Seat;

    #[test]
    fn a_receipt_with_extra_points_only_has_no_zero() {
        let words = Words::of(Locale::En);
        let term = Term { label: TermLabel::Tiles, count: 2, each: 1 };
        let nothing = Score { terms: Default::default(), ..Score::for_player(Seat::FIRST, Occasion::Completed, term) };
        let extra = Score { extras: vec![Extra { seat: Seat::FIRST, term }], ..nothing.clone() };
        let receipt = |score: &Score| words.receipt(score, &PlayerNames::of_colours(words));
        assert_eq!((receipt(&nothing), receipt(&extra)), ("0".to_owned(), "■ 2 tiles".to_owned()));
    }

    #[test]
    fn every_line_of_a_receipt_has_words() {
        for words in Locale::ALL.map(Words::of) {
            for label in TermLabel::ALL {
                let score = Score::for_player(Seat::FIRST, Occasion::Completed, Term { label, count: 2, each: 3 });
                let text = words.receipt(&score, &PlayerNames::of_colours(words));
                assert!(!text.is_empty() && !text.contains("label_"), "{label:?}: {text}");
            }
        }
    }
}
