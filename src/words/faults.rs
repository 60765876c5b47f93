//! Why something did not happen, and what is possible instead.

use crate::rules::Refusal;
use crate::rules::board::Misfit;
use crate::rules::figure::Figure;
use crate::rules::tile::Edge;

use super::pieces::{figure_key, kind_key};
use super::{Words, messages};

messages! {
    fault_no_table();
    fault_occupied(table);
    fault_not_host(host);
    fault_not_seated();
    fault_already_seated();
    fault_full();
    fault_started();
    fault_not_started();
    fault_over();
    fault_too_few();
    fault_setup_first();
    fault_your_turn_not(player, link);
    fault_stale(link);
    fault_stale_yours(link);
    fault_closed();
    fault_unknown_place(text);
    fault_unknown_turn(ways);
    fault_unknown_figure(figures);
    fault_machine();
    fault_channel();
    fault_permission(permissions);
    fault_old_button();
    refusal_over();
    refusal_draw();
    refusal_unasked();
    refusal_river();
    refusal_segment();
    refusal_not_there(figure, kind);
    refusal_occupied();
    refusal_none_left(figure);
    refusal_not_offered();
    misfit_taken(at);
    misfit_apart(at);
    misfit_edge(at, side, shows, demands);
    edge(edge);
}

impl Words {
    /// Why the rules refuse an answer. `at` is the place that was asked for, if one was.
    pub(crate) fn refusal(self, refusal: Refusal, at: &str) -> String {
        match refusal {
            Refusal::Over => self.refusal_over(),
            Refusal::AwaitsDraw => self.refusal_draw(),
            Refusal::Unasked => self.refusal_unasked(),
            Refusal::Misfit(misfit) => self.misfit(misfit, at),
            Refusal::River => self.refusal_river(),
            Refusal::Bridge(bad) => self.bad_bridge(bad),
            Refusal::Marker(bad) => self.bad_marker(bad),
            Refusal::Cube(bad) => self.bad_cube(bad),
            Refusal::Gift(bad) => self.bad_opening(bad),
            Refusal::NoSegment(_) => self.refusal_segment(),
            Refusal::NotThere { figure: Figure::Shepherd, .. } => self.refusal_not_there_shepherd(),
            Refusal::NotThere { figure, kind } => self.refusal_not_there(figure_key(figure), kind_key(kind)),
            Refusal::Occupied => self.refusal_occupied(),
            Refusal::NoneLeft(Figure::Shepherd) => self.refusal_none_left_shepherd(),
            Refusal::NoneLeft(figure) => self.refusal_none_left(figure_key(figure)),
            Refusal::NotOffered => self.refusal_not_offered(),
        }
    }

    fn misfit(self, misfit: Misfit, at: &str) -> String {
        match misfit {
            Misfit::Taken => self.misfit_taken(at),
            Misfit::Apart => self.misfit_apart(at),
            Misfit::Edge { side, shows, demands } => {
                let side = self.direction(["n", "e", "s", "w"][side.index()]);
                self.misfit_edge(at, side, self.edge(edge_key(shows)), self.edge(edge_key(demands)))
            }
        }
    }
}

/// The word that messages choose by for what a side shows.
pub(crate) const fn edge_key(edge: Edge) -> &'static str {
    match edge {
        Edge::Field => "field",
        Edge::Road => "road",
        Edge::City => "city",
        Edge::River => "river",
    }
}
