//! Why something did not happen, and what is possible instead.

use crate::rules::Refusal;
use crate::rules::board::Misfit;
use crate::rules::tile::{Edge, Kind};

use super::{Words, expansions, keyed, messages};

messages! {
    fault_no_table();
    fault_occupied(table);
    fault_not_host(host);
    fault_not_seated();
    fault_already_seated();
    fault_full();
    fault_started();
    fault_not_started(start);
    fault_without(expansion);
    fault_leave_too_late();
    fault_resign_too_early();
    fault_over();
    fault_too_few(join);
    fault_setup_first(options);
    fault_your_turn_not(player, link);
    fault_stale(link);
    fault_stale_yours(link);
    fault_closed();
    fault_unknown_place(text);
    fault_unknown_turn(ways);
    fault_unknown_score();
    fault_unknown_figure(figures);
    fault_unknown_expansions(names, expansions);
    fault_machine();
    fault_channel();
    fault_permission(permissions);
    fault_old_button();
    fault_old_command();
    fault_busy(seconds);
    fault_hasty(seconds);
    fault_too_often(when);
    fault_many_lobbies(count);
    fault_restarting();
    parked_forbidden(table, channel);
    parked_gone(table);
    plain_post(table);
    refusal_over();
    refusal_draw();
    refusal_unasked();
    refusal_segment();
    refusal_not_there();
    refusal_no_farmers();
    refusal_occupied();
    refusal_none_left();
    refusal_not_offered();
    misfit_taken(at);
    misfit_apart(at);
    misfit_edge(at, side, shows, demands);
}

keyed! {
    edge_field() { side(side) };
    edge_road() { side(side) };
    edge_city() { side(side) };
}

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
                self.misfit_edge(at, self.side(side), self.edge(shows), self.edge(demands))
            }
        }
    }

    /// "a road": what a side shows.
    fn edge(self, edge: Edge) -> String {
        self.say(&format!("edge_{}", edge_key(edge)), [])
    }

    /// "road north": what a side shows, by its key, and the wind that it faces.
    pub(crate) fn turned_side(self, edge: &str, wind: String) -> String {
        self.attribute(&format!("edge_{edge}"), "side", [("side", wind.into())])
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
