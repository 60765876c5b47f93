//! Messages about refused answers.

use crate::words::Words;
use bergerie_rules::board::Misfit;
use bergerie_rules::{Edge, Kind, Refusal, never};

use super::expansions;

impl Words {
    /// Explains the reason why the rules refuse an answer. `at` is the requested position, or empty.
    pub fn refusal(self, refusal: Refusal, at: &str) -> String {
        if let Some(text) = expansions::all().find_map(|hooks| (hooks.refusal_text)(self, refusal)) {
            return text;
        }
        match refusal {
            Refusal::Over => self.refusal_over(),
            Refusal::AwaitsDraw => self.refusal_draw(),
            Refusal::NotAsked => self.refusal_unasked(),
            Refusal::Misfit(misfit) => self.misfit_text(misfit, at),
            Refusal::NoSegment(_) => self.refusal_segment(),
            Refusal::NotThere { figure, kind } => {
                let base = || if kind == Kind::Field { self.refusal_no_farmers() } else { self.refusal_not_there() };
                self.figure_not_there(figure.key()).unwrap_or_else(base)
            }
            Refusal::Occupied => self.refusal_occupied(),
            Refusal::NoneLeft(figure) => {
                self.figure_none_left(figure.key()).unwrap_or_else(|| self.refusal_none_left())
            }
            Refusal::NotOffered => self.refusal_not_offered(),
            Refusal::Expansion(_) => {
                never!("{refusal:?} has no text");
                self.refusal_not_offered()
            }
        }
    }

    fn misfit_text(self, misfit: Misfit, at: &str) -> String {
        match misfit {
            Misfit::CellOccupied => self.misfit_taken(at),
            Misfit::NotAdjacent => self.misfit_apart(at),
            Misfit::Edge { side, shows, demands } => {
                self.misfit_edge(at, self.edge(edge_key(demands)), self.edge(edge_key(shows)), self.side(side))
            }
        }
    }
}

/// Returns the key of an edge in messages.
pub const fn edge_key(edge: Edge) -> &'static str {
    match edge {
        Edge::Field => "field",
        Edge::Road => "road",
        Edge::City => "city",
        Edge::River => "river",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edge_has_a_name() {
        for edge in [Edge::Field, Edge::Road, Edge::City, Edge::River] {
            let side = Words::default().edge_side(edge_key(edge), "N");
            assert!(Words::default().edge(edge_key(edge)).is_some() && !side.starts_with("edge-"), "{side}");
        }
    }
}
