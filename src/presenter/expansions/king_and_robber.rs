//! King & Robber Baron: the titles, their points, and changes of holder.

use crate::words::Words;
use crate::words::expansions::king_and_robber::Messages as _;
use crate::{Category, EventContext, Narration, Overview, PlayerNames, PointSource, Possessions};
use bergerie_rules::expansions::king_and_robber::{self, LargestFeature, Points, PublicState, Title, TitleChange};
use bergerie_rules::{ExpansionEvent, ExpansionOccasion, Game, Occasion, Score, Seat, Setup, Term, TermLabel};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    mentions_in_rehearsal: |_| true,
    point_source: |occasion| match occasion {
        ExpansionOccasion::KingAndRobber(title) => PointSource::of(title_category(title)),
        _ => PointSource::default(),
    },
    categories: &[title_category(Title::King), title_category(Title::Robber)],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text,
    term_text,
    rule_change,
    ..Hooks::NONE
};

const fn title_category(title: Title) -> Category {
    Category(title.key())
}

const fn sign(title: Title) -> &'static str {
    match title {
        Title::King => "👑",
        Title::Robber => "🏴",
    }
}

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

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let (shown, names) = (PublicState::of(game), PlayerNames::of_colours(words));
    let line = |title: Title| {
        let LargestFeature { holders, size } = shown.largest(title);
        let names = names.list(words, holders.iter().copied());
        (!names.is_empty()).then(|| words.alt_title(names, *size, title.key()))
    };
    Title::ALL.into_iter().filter_map(line).collect()
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::KingAndRobber(king_and_robber::Event { title, seat, size, change }) = *event else {
        return Narration::Silent;
    };
    let (player, title) = (context.names.name(seat), title.key());
    Narration::Sentence(match change {
        TitleChange::Taken => words.event_title_taken(player, size, title),
        TitleChange::Kept => words.event_title_kept(player, size, title),
        TitleChange::Shared => words.event_title_shared(player, size, title),
    })
}

fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let Occasion::Expansion(ExpansionOccasion::KingAndRobber(title)) = score.occasion else { return None };
    Some(words.score_title(title.key(), winners))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    match term.label {
        TermLabel::CompletedCities => Some(words.label_completed_cities(usize::from(term.count))),
        TermLabel::CompletedRoads => Some(words.label_completed_roads(usize::from(term.count))),
        TermLabel::King | TermLabel::Robber => Some(words.label_title(term.points(), term.label.key())),
        _ => None,
    }
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let points = setup.expansions.king_and_robber.as_ref()?.points;
    let title = Title::ALL.into_iter().find(|&title| title_category(title) == category)?;
    Some(words.rule_title(
        match points {
            Points::PerFeature => "per_feature",
            Points::TenEach => "ten_each",
            Points::FifteenOrForty => "fifteen_or_forty",
            Points::Running => "running",
        },
        title.key(),
    ))
}
