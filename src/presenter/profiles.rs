//! Profiles of users, and ratings, as pictures.

use crate::words::Words;
use bergerie_picture::{ProfileCard, RatingLine, Subject};
use bergerie_rules::Seat;
use bergerie_table::{Profile, RatingHistory};

use super::category::Category;
use super::pictures::{Picture, sampled_points};
use super::rule_pictures::typical_tile;
use super::tally::{Tally, categories};

/// The maximum number of categories and of sets on a card.
const MAX_BARS: usize = 6;
const MAX_TILES: usize = 6;

/// A game of a user.
pub struct TalliedGame {
    /// All points of the game.
    pub tally: Tally,
    /// The user's seat.
    pub seat: Seat,
    /// The number of other players.
    pub others: usize,
}

/// The points per game in a category.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CategoryAverage {
    /// The category.
    pub category: Category,
    /// The points of the user.
    pub own: f32,
    /// The points of each of the other players.
    pub others: f32,
}

/// Returns the averages of the categories in which anyone has points, in display order.
pub fn category_averages(games: &[TalliedGame]) -> Vec<CategoryAverage> {
    let count = games.len().max(1) as f32;
    let all_others = games.iter().map(|game| game.others).sum::<usize>().max(1) as f32;
    let average = |category: Category| {
        let own: i32 = games.iter().map(|game| game.tally.points_of(category, game.seat)).sum();
        let total: i32 = games.iter().map(|game| game.tally.points(category)).sum();
        let others = (total - own) as f32 / all_others;
        games.iter().any(|game| game.tally.has(category)).then_some(CategoryAverage {
            category,
            own: own as f32 / count,
            others,
        })
    };
    categories().filter_map(average).collect()
}

/// Describes the card of a profile that has games.
pub fn profile_card(words: Words, profile: &Profile, averages: &[CategoryAverage]) -> Picture {
    let mut figures = vec![
        (profile.games.to_string(), words.card_games(profile.games)),
        (profile.won.to_string(), words.card_won(profile.won)),
    ];
    figures.extend(
        profile.ratings.first().map(|(_, rating)| (rating.points().to_string(), words.card_rating(rating.deviation()))),
    );
    let ratings: Vec<i32> = profile.history.iter().map(|(_, points)| *points).collect();
    let mut parts: Vec<String> = figures.iter().map(|(number, label)| format!("{number} {label}")).collect();
    parts.extend((ratings.len() > 1).then(|| words.alt_rating_line(sampled_points(&ratings))));
    // The most important categories, in display order.
    let mut bars: Vec<&CategoryAverage> = averages.iter().collect();
    bars.sort_by(|one, other| (other.own + other.others).total_cmp(&(one.own + one.others)));
    let shown = &bars[..bars.len().min(MAX_BARS)];
    let bars: Vec<&CategoryAverage> =
        averages.iter().filter(|average| shown.iter().any(|other| other.category == average.category)).collect();
    let title = |average: &CategoryAverage| words.category_title(average.category.key());
    parts.extend(bars.iter().map(|average| {
        let (own, others) = (words.one_decimal(average.own), words.one_decimal(average.others));
        words.alt_card_bar(title(average), others, own)
    }));
    let sets = profile.expansions.iter().map(|(expansion, _)| *expansion);
    let tiles = sets.clone().filter_map(typical_tile).take(MAX_TILES).collect();
    let card = ProfileCard {
        figures,
        ratings,
        bar_names: (words.card_own(), words.card_others()),
        bars: bars.into_iter().map(|average| (title(average), average.own, average.others)).collect(),
        tiles,
    };
    let alt = words.alt_profile(words.separated(&parts));
    Picture { subject: Subject::Profile(Box::new(card)), alt, note: None }
}

/// Describes a chart of the ratings of players, each with the place. Returns `None` if there are none.
pub fn rating_chart(words: Words, players: &[(usize, &RatingHistory)]) -> Option<Picture> {
    let line = |(place, history): &(usize, &RatingHistory)| {
        let points: Vec<i32> = history.iter().map(|(_, points)| *points).collect();
        words.alt_ratings_player(*place, sampled_points(&points))
    };
    let alt = words.alt_ratings(words.separated(&players.iter().map(line).collect::<Vec<_>>()));
    let lines =
        players.iter().map(|&(place, history)| RatingLine { label: place.to_string(), ratings: history.clone() });
    let subject = Subject::Ratings(lines.collect());
    (!players.is_empty()).then_some(Picture { subject, alt, note: None })
}
