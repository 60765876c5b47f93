//! Scores: who got how much for what, and why.

use crate::rules::score::{Label, Occasion, Score, Term};

use super::pieces::kind_key;
use super::seats::mark;
use super::story::Cast;
use super::{Words, messages};

messages! {
    score_completed(kind, place, winners);
    score_final(kind, place, winners);
    score_recalled(kind, place, winners);
    score_gain(player, points);
    score_shares(shares);
    label_tiles(count);
    label_pennants(count);
    label_cities(count);
}

impl Words {
    /// What was scored, for whom, and the receipt.
    pub(crate) fn score(self, score: &Score, cast: &Cast) -> String {
        let gains: Vec<String> =
            score.winners.iter().map(|&seat| self.score_gain(cast.name(seat), score.points)).collect();
        let (kind, place, winners) = (kind_key(score.kind), score.at.0.to_string(), self.list(&gains));
        let fact = match score.occasion {
            Occasion::Completed => self.score_completed(kind, place, winners),
            Occasion::Final => self.score_final(kind, place, winners),
            Occasion::Recalled => self.score_recalled(kind, place, winners),
            Occasion::Herded => self.score_herded(place, winners),
            Occasion::Worm => self.score_worm(place, winners),
            Occasion::Swept => self.score_swept(place, winners),
            Occasion::CashedOut => self.score_cashed_out(kind, place, winners),
            Occasion::Castle { of: (near, _), origin } => self.castle_scored(score, (near, origin), winners),
        };
        format!("{fact} ({})", self.receipt(score, cast))
    }

    /// "4 tiles × 2 + 1 pennant × 2", and how the majority came about.
    pub(crate) fn receipt(self, score: &Score, cast: &Cast) -> String {
        let terms: Vec<String> = score.terms.iter().map(|&term| self.term(term)).collect();
        let mut text = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
        if score.strengths.len() > 1 {
            let shares: Vec<String> = score.strengths.iter().map(|(seat, n)| format!("{} {n}", mark(*seat))).collect();
            text.push_str("; ");
            text.push_str(&self.score_shares(shares.join(" : ")));
        }
        if let Some(decided) = self.decided(score, cast) {
            text.push_str("; ");
            text.push_str(&decided);
        }
        text
    }

    fn term(self, term: Term) -> String {
        let what = match term.label {
            Label::Tiles => self.label_tiles(term.count),
            Label::Pennants => self.label_pennants(term.count),
            Label::Cities => self.label_cities(term.count),
            Label::Castles => self.label_castles(term.count),
            Label::Vineyards => self.label_vineyards(term.count),
            Label::Monument => self.label_monument(),
            Label::Objectives => self.label_objectives(term.count),
            Label::Deserts => self.label_deserts(term.count),
            Label::Spice => self.label_spice(),
            Label::Meeples => self.label_meeples(term.count),
            Label::Gifts => self.label_gifts(term.count),
            // Says itself what each is worth: a sheep is a point.
            Label::Sheep => return self.label_sheep(term.count, term.each),
        };
        match term.each {
            1 => what,
            each => format!("{what} × {each}"),
        }
    }
}
