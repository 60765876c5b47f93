//! Hills & Sheep: flocks, hills and vineyards in words.

use crate::rules::Event;
use crate::rules::board::Board;
use crate::rules::expansions::hills_and_sheep::{self, Token};
use crate::rules::figure::Figure;
use crate::rules::score::{Occasion, Score, TieBreak};
use crate::rules::seat::Seat;

use super::story::Cast;
use super::{Words, messages};

messages! {
    story_sheep(player, sheep);
    story_wolf(owners, count);
    story_hidden(at);
    story_closed(place, receipt);
    score_herded(place, winners);
    score_hill(losers, winners);
    label_vineyards(count);
    label_sheep(count, each);
    tile_hill();
    tile_vineyard();
    flock_yours(player, sheep, place, others, owners);
    flock_wolves(wolves, tokens);
    flock_ahead(sheep);
    flock_worth(points, owners);
    flock_first(wolves, tokens);
    flock_asked(player, place);
    flock_asked_ahead();
    action_grow();
    action_herd(points, others);
    action_herd_plain();
    button_flock(action);
    tiles_hidden(all, count);
    scores_flock(sheep);
    scores_bag(tokens, wolves);
    alt_flock(figure, sheep);
    alt_hills(places);
    fault_no_flock();
    fault_no_shepherd(figures);
    refusal_not_there_shepherd();
    refusal_none_left_shepherd();
}

impl Words {
    /// A token that was drawn, or a tile that was hidden. `later` is what happened after it.
    pub(super) fn sheep_event(self, event: hills_and_sheep::Event, later: &[Event], cast: &Cast) -> String {
        match event {
            hills_and_sheep::Event::Token { seat, token: Token::Wolf } => {
                let owners: Vec<String> = fled(seat, later).into_iter().map(|s| cast.name(s).to_owned()).collect();
                self.story_wolf(self.list(&owners), owners.len())
            }
            hills_and_sheep::Event::Token { seat, token } => self.story_sheep(cast.name(seat), token.sheep()),
            hills_and_sheep::Event::Hidden { at } => self.story_hidden(at.to_string()),
        }
    }

    /// A flock that was herded because nothing can extend its field any more.
    pub(super) fn flock_closed(self, score: &Score, board: &Board, cast: &Cast) -> Option<String> {
        let (at, segment) = score.at;
        let node = board.laid(board.at(at)?).node(segment);
        let closed = board.features().get(board.features().of(node)).open == 0;
        let gains = || {
            let gains: Vec<String> =
                score.winners.iter().map(|&seat| self.score_gain(cast.name(seat), score.points)).collect();
            format!("{} ({})", self.list(&gains), self.receipt(score, cast))
        };
        (score.occasion == Occasion::Herded && closed).then(|| self.story_closed(at.to_string(), gains()))
    }

    /// What decided between tied players.
    pub(super) fn decided(self, score: &Score, cast: &Cast) -> Option<String> {
        let Some(TieBreak::Hill) = score.decided else { return None };
        let most = score.strengths.iter().map(|&(_, strength)| strength).max()?;
        let names = |wins: bool| {
            let tied = score.strengths.iter().filter(|&&(_, strength)| strength == most).map(|&(seat, _)| seat);
            let named = tied.filter(|seat| score.winners.contains(seat) == wins);
            self.list(&named.map(|seat| cast.name(seat).to_owned()).collect::<Vec<_>>())
        };
        Some(self.score_hill(names(false), names(true)))
    }
}

/// Whose shepherds a wolf has driven home: those that go just after it, or at least the one it came for.
fn fled(seat: Seat, later: &[Event]) -> Vec<Seat> {
    let home = |event: &Event| match event {
        Event::Returned { seat, figure: Figure::Shepherd, .. } => Some(*seat),
        _ => None,
    };
    let mut seats: Vec<Seat> = later.iter().map_while(home).collect();
    if seats.is_empty() {
        seats.push(seat);
    }
    seats
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::expansions::SpecialEvent;
    use crate::rules::geometry::Pos;
    use crate::rules::score::{Label, Seats, Term};
    use crate::rules::tile::Kind;

    const OTHER: Seat = Seat::new(1).unwrap();

    fn score(kind: Kind, occasion: Occasion, terms: &[(Label, u16, i16)], winners: &[Seat]) -> Score {
        let terms = terms.iter().map(|&(label, count, each)| Term { label, count, each });
        Score {
            kind,
            occasion,
            terms: terms.collect(),
            points: 9,
            strengths: winners.iter().map(|&seat| (seat, 1)).collect(),
            winners: winners.iter().copied().collect(),
            decided: None,
            at: (Pos::START, 0),
            cells: Vec::new(),
        }
    }

    fn cast() -> Cast {
        Cast::of_colours(Words::default())
    }

    #[test]
    fn receipts_name_vineyards_and_sheep() {
        let words = Words::default();
        let terms = [(Label::Tiles, 9, 1), (Label::Vineyards, 2, 3)];
        let monastery = score(Kind::Monastery, Occasion::Completed, &terms, &[Seat::FIRST]);
        assert_eq!(words.receipt(&monastery, &cast()), "9 tiles + 2 vineyards × 3");
        let terms = [(Label::Sheep, 1, 1), (Label::Sheep, 2, 4)];
        let mut flock = score(Kind::Field, Occasion::Herded, &terms, &[Seat::FIRST, OTHER]);
        flock.strengths.clear();
        let told = words.score(&flock, &cast());
        assert!(told.ends_with("**+9** (1 sheep + 2 × 4 sheep)") && told.contains("is herded"), "{told}");
    }

    #[test]
    fn receipts_name_the_hill_that_broke_a_tie() {
        let mut city = score(Kind::City, Occasion::Completed, &[(Label::Tiles, 4, 2)], &[Seat::FIRST, OTHER]);
        city.winners = Seats::from_iter([OTHER]);
        city.decided = Some(TieBreak::Hill);
        let told = Words::default().receipt(&city, &cast());
        assert_eq!(told, "4 tiles × 2; majority □ 1 : ✚ 1; tie with □ red broken by the hill of ✚ blue");
    }

    #[test]
    fn a_wolf_sends_home_all_shepherds_of_the_field() {
        let words = Words::default();
        let home = |seat| Event::Returned { seat, figure: Figure::Shepherd, at: Pos::START, segment: 0 };
        let drawn = |token| hills_and_sheep::Event::Token { seat: OTHER, token };
        let told = words.sheep_event(drawn(Token::Wolf), &[home(Seat::FIRST), home(OTHER), Event::Over], &cast());
        assert!(told.contains("The shepherds of □ red and ✚ blue run home"), "{told}");
        let told = words.sheep_event(drawn(Token::Wolf), &[home(OTHER)], &cast());
        assert!(told.contains("The shepherd of ✚ blue runs home"), "{told}");
        assert!(words.sheep_event(drawn(Token::Three), &[], &cast()).contains("3 sheep"));
    }

    #[test]
    fn what_went_under_a_hill_is_told_after_the_figure() {
        let shape = crate::rules::tile::ShapeId::named("HS/Cc.h.1").unwrap();
        let (seat, at) = (Seat::FIRST, Pos::START);
        let events = [
            Event::Placed { seat, shape, at, rotation: Default::default() },
            Event::Special(SpecialEvent::HillsAndSheep(hills_and_sheep::Event::Hidden { at })),
            Event::Deployed { seat, figure: Figure::Shepherd, at, segment: 0 },
        ];
        let game = crate::rules::Game::new(crate::rules::Setup::base(2)).unwrap();
        let told = Words::default().story(&events, game.board(), &cast());
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[1].starts_with("An unseen tile"), "{told:?}");
    }
}
