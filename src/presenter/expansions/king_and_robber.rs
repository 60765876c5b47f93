//! King & Robber Baron: the titles, their points, and changes of holder.

use crate::presenter::{Cast, Category, EventContext, EventVisibility, Narration, Overview, Possessions, Source};
use crate::rules::expansions::king_and_robber::{self, LargestFeature, Points, PublicState, Title, TitleChange};
use crate::rules::{Event, ExpansionEvent, ExpansionOccasion, Game, Label, Occasion, Score, Seat, Setup, Term};
use crate::words::Words;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    visibility: |_, event| match event {
        Event::Expansion(ExpansionEvent::KingAndRobber(_)) => EventVisibility::Always,
        _ => EventVisibility::Made,
    },
    source,
    categories: &[category(Title::King), category(Title::Robber)],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    event,
    score: |words, score, context| Some(words.score(score, context.cast)),
    occasion,
    term,
    rule,
    ..Hooks::NONE
};

const fn category(title: Title) -> Category {
    Category(title.key())
}

fn source(score: &Score) -> Option<Source> {
    let Occasion::Expansion(ExpansionOccasion::KingAndRobber(title)) = score.occasion else { return None };
    Some(Source { category: Some(category(title)), ..Source::default() })
}

const fn sign(title: Title) -> &'static str {
    match title {
        Title::King => "👑",
        Title::Robber => "🏴",
    }
}

/// Describes a player's titles, each with the size of its feature.
fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let shown = PublicState::of(game);
    let held = Title::ALL.map(|title| (title, shown.largest(title)));
    let held = || held.iter().filter(|(_, largest)| largest.holders.contains(&seat));
    let badges: Vec<String> = held().map(|(title, largest)| format!("{} {}", sign(*title), largest.size)).collect();
    Possessions {
        holdings: held().map(|(title, largest)| words.holds_title(largest.size, title.key())).collect(),
        badge: (!badges.is_empty()).then(|| badges.join(" ")),
        ..Possessions::default()
    }
}

/// Names the holders of the titles, for players who cannot see the legend. Returns `None` if no player holds a title.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let (shown, cast) = (PublicState::of(game), Cast::of_colours(words));
    let line = |title: Title| {
        let LargestFeature { holders, size } = shown.largest(title);
        let names = cast.list(words, holders.iter().copied());
        (!names.is_empty()).then(|| words.alt_title(names, *size, title.key()))
    };
    let lines: Vec<String> = Title::ALL.into_iter().filter_map(line).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

fn event(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::KingAndRobber(king_and_robber::Event { title, seat, size, change }) = *event else {
        return Narration::Silent;
    };
    let (player, title) = (context.cast.name(seat), title.key());
    Narration::Alone(match change {
        TitleChange::Taken => words.event_title_taken(player, size, title),
        TitleChange::Kept => words.event_title_kept(player, size, title),
        TitleChange::Shared => words.event_title_shared(player, size, title),
    })
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let Occasion::Expansion(ExpansionOccasion::KingAndRobber(title)) = score.occasion else { return None };
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
