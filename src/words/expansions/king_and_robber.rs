//! Texts of King & Robber Baron: the titles and their points.

use crate::rules::Setup;
use crate::rules::expansions::king_and_robber::{Change, Event, Points, Title};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::score::{Label, Occasion, Score, Term};
use crate::words::Words;

use super::{Hooks, Scene};

pub(super) const HOOKS: Hooks = Hooks { event, is_told: |_| true, occasion, term, rule, ..Hooks::NONE };

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::KingAndRobber(Event { title, seat, size, change }) = *event else { return None };
    let (player, title) = (scene.cast.name(seat), title.key());
    Some(match change {
        Change::Taken => words.story_title_taken(player, size, title),
        Change::Kept => words.story_title_kept(player, size, title),
        Change::Shared => words.story_title_shared(player, size, title),
    })
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let Occasion::Special(SpecialOccasion::KingAndRobber(title)) = score.occasion else { return None };
    Some(words.score_title(title.key(), winners))
}

fn term(words: Words, term: Term) -> Option<String> {
    match term.label {
        Label::CompletedCities => Some(words.label_completed_cities(usize::from(term.count))),
        Label::CompletedRoads => Some(words.label_completed_roads(usize::from(term.count))),
        Label::King | Label::Robber => Some(words.label_title(term.points(), term.label.key())),
        _ => None,
    }
}

/// Describes the points of a title. Returns `None` for other categories, and if the expansion is not in play.
fn rule(words: Words, setup: &Setup, category: &str) -> Option<String> {
    let points = setup.expansions.king_and_robber.as_ref()?.points;
    Title::ALL.into_iter().find(|title| title.key() == category)?;
    Some(words.rule_title(
        match points {
            Points::PerFeature => "per_feature",
            Points::TenEach => "ten_each",
            Points::FifteenOrForty => "fifteen_or_forty",
            Points::Running => "running",
        },
        category,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn receipts_count_features_or_name_the_title() {
        let term = |label, count, each| term(Words::default(), Term { label, count, each });
        assert_eq!(term(Label::CompletedCities, 7, 1).as_deref(), Some("7 completed cities"));
        assert_eq!(term(Label::CompletedRoads, 1, 1).as_deref(), Some("1 completed road"));
        assert_eq!(term(Label::Robber, 1, 20).as_deref(), Some("20 for the robber baron"));
        assert_eq!(term(Label::Tiles, 4, 1), None);
    }

    #[test]
    fn the_rule_of_a_title_depends_on_the_option() {
        let mut setup = Setup::base(2);
        setup.expansions.king_and_robber.get_or_insert_default();
        assert!(Words::default().rule(&setup, "king").ends_with("1 point for each completed city on the board."));
        setup.expansions.king_and_robber.get_or_insert_default().points = Points::TenEach;
        assert!(Words::default().rule(&setup, "robber").ends_with("At the end, it scores 10 points."));
    }
}
