//! Why something did not happen, and what is possible instead.

use crate::rules::Refusal;
use crate::rules::board::Misfit;
use crate::rules::tile::{Edge, Kind};

use super::{Words, expansions};

impl Words {
    /// Why the rules refuse an answer. `at` is the place that was asked for, if one was.
    pub(crate) fn refusal(self, refusal: Refusal, at: &str) -> String {
        if let Some(text) = expansions::all().find_map(|hooks| (hooks.refusal)(self, refusal)) {
            return text;
        }
        match refusal {
            Refusal::Over => self.refusal_over(),
            Refusal::AwaitsDraw => self.refusal_draw(),
            Refusal::Unasked => self.refusal_unasked(),
            Refusal::Misfit(misfit) => self.misfit(misfit, at),
            Refusal::NoSegment(_) => self.refusal_segment(),
            Refusal::NotThere { kind: Kind::Field, .. } => self.refusal_no_farmers(),
            Refusal::NotThere { .. } => self.refusal_not_there(),
            Refusal::Occupied => self.refusal_occupied(),
            Refusal::NoneLeft(_) => self.refusal_none_left(),
            // `NotOffered`; what only an expansion refuses, it has told above.
            _ => self.refusal_not_offered(),
        }
    }

    fn misfit(self, misfit: Misfit, at: &str) -> String {
        match misfit {
            Misfit::Taken => self.misfit_taken(at),
            Misfit::Apart => self.misfit_apart(at),
            Misfit::Edge { side, shows, demands } => {
                self.misfit_edge(at, self.edge(edge_key(demands)), self.edge(edge_key(shows)), self.side(side))
            }
        }
    }
}

/// The key of what a side shows in those of messages.
pub(crate) const fn edge_key(edge: Edge) -> &'static str {
    match edge {
        Edge::Field => "field",
        Edge::Road => "road",
        Edge::City => "city",
        Edge::River => "river",
    }
}
