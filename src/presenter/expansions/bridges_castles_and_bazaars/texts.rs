//! Texts of Bridges, Castles & Bazaars: bridges, castles, and auctions with open or sealed bids.

use crate::expansions::abbey_and_mayor;
use crate::receipt::multiplied;
use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::words::{Words, markup};
use crate::{Category, EventContext, Narration, PlayerNames};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{self, Event, Origin, RefusalReason};
use bergerie_rules::{
    Axis, ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Figure, Kind, Occasion, Piece, Pos, Refusal, Score,
    Seat, Setup, Shape, ShapeId, Term, TermLabel,
};

/// Describes a figure on a bridge: "highwayman (on the bridge)". Returns `None` for printed segments.
pub(super) fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    kind.is_none().then(|| words.spot(words.on_bridge(), words.role_of(figure, Kind::Road)))
}

pub(super) fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Bazaar) {
        parts.push(words.tile_bazaar());
    }
}

pub(super) fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::BridgesCastlesAndBazaars(event) = event else { return Narration::Silent };
    words.bazaar_event(event, context.names).map_or(Narration::Silent, Narration::Sentence)
}

/// Describes the score of a castle with the score that it repeats, or the price of a tile. Returns `None` for scores of other
/// rules.
pub(super) fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let Occasion::Expansion(ExpansionOccasion::BridgesCastlesAndBazaars(taken)) = score.occasion else { return None };
    let (near, origin) = match taken {
        bridges_castles_and_bazaars::Occasion::Castle { of: (near, _), origin } => (near, origin),
        bridges_castles_and_bazaars::Occasion::Paid { shape }
        | bridges_castles_and_bazaars::Occasion::Earned { shape } => {
            return Some(words.score_auction(words.tile(shape.get()), winners));
        }
    };
    let kind = match origin {
        Origin::Road => "road",
        Origin::City => "city",
        Origin::Monastery => "monastery",
        Origin::Abbey => "abbey",
        Origin::Shrine => "shrine",
        Origin::Castle => "castle",
    };
    let at = markup::cell(score.feature.as_ref()?.at.0);
    Some(words.score_castle(markup::cell(near), words.kind_origin(kind), at, score.points, winners))
}

pub(super) fn term_text(words: Words, term: Term) -> Option<String> {
    match term.label {
        TermLabel::Castles => Some(multiplied(words.piece(Piece::Castle.key(), term.count), term.each)),
        TermLabel::Bid => Some(words.label_bid(term.each.unsigned_abs())),
        _ => None,
    }
}

pub(super) fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let counts_cities = matches!(category, Category::FIELD | abbey_and_mayor::BARNS);
    (setup.expansions.bridges_castles_and_bazaars.is_some() && counts_cities).then(|| words.rule_castle())
}

pub(super) fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::BridgesCastlesAndBazaars(rule)) = refusal else { return None };
    let (reason, side) = match rule {
        RefusalReason::NoTile => ("tile", String::new()),
        RefusalReason::SecondBridge => ("second", String::new()),
        RefusalReason::OverMonument => ("monument", String::new()),
        RefusalReason::NoFooting(at) => ("foot", words.side(at)),
        RefusalReason::EndsAtTile(at) => ("end", words.side(at)),
        RefusalReason::TooFar => ("far", String::new()),
        RefusalReason::LimitReached => ("enough", String::new()),
        RefusalReason::OverMarker => ("piece", String::new()),
        RefusalReason::NoneLeft => ("none", String::new()),
        RefusalReason::NoRoad => ("road", String::new()),
        RefusalReason::NotNeeded => ("unneeded", String::new()),
    };
    Some(words.refusal_bridge(reason, side))
}

impl Words {
    /// Describes an event of a bridge, a castle or a bazaar. Returns `None` for the offer of tiles.
    fn bazaar_event(self, event: &Event, names: &PlayerNames) -> Option<String> {
        Some(match *event {
            Event::BridgeBuilt { seat, at, .. } => self.event_bridge(markup::cell(at), names.name(seat)),
            Event::CastleBuilt { ref lords, cells: [one, other] } => {
                let names = names.list(self, lords.iter().copied());
                self.event_castle(lords.len(), names, markup::cell(one), markup::cell(other))
            }
            Event::BazaarOpened { placer } => self.event_bazaar(names.name(placer)),
            Event::BazaarClosed { placer } => self.event_no_bazaar(names.name(placer)),
            // Skip the offer, because the tiles are listed and shown when a player picks one.
            Event::TileOffered { .. } => return None,
            Event::Picked { seat, shape, bid } => self.event_picked(bid, names.name(seat), self.tile(shape.get())),
            Event::Raised { seat, bid } => self.event_raised(bid, names.name(seat)),
            Event::Declined { seat } => self.event_declined(names.name(seat)),
            Event::BidsDecided { seat, wants_bids } => {
                self.event_wish(if wants_bids { "yes" } else { "no" }, names.name(seat))
            }
            Event::Sold { shape, to, paid, payee } => self.sold(shape, to, paid, payee, names),
        })
    }

    /// Describes the sale of a tile at a bazaar, with the buyer and the price.
    pub fn sold(self, shape: ShapeId, to: Seat, paid: u8, payee: Option<Seat>, names: &PlayerNames) -> String {
        let (player, tile) = (names.name(to), self.tile(shape.get()));
        match payee {
            Some(payee) => self.event_sold(paid, names.name(payee), player, tile),
            None if paid == 0 => self.event_free(player, tile),
            None => self.event_paid(paid, player, tile),
        }
    }

    /// Describes a bridge that may be built, with its direction.
    pub fn bridge(self, at: Pos, axis: Axis) -> String {
        let axis = match axis {
            Axis::NorthSouth => "north_south",
            Axis::WestEast => "west_east",
        };
        self.option_bridge(at.to_string(), axis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use crate::words::markup::plain;
    use bergerie_rules::ScoredFeature;

    fn castle(origin: Origin, points: i16) -> Score {
        let taken = bridges_castles_and_bazaars::Occasion::Castle { of: (Pos::new(1, -2), 0), origin };
        let feature = ScoredFeature {
            kind: Kind::City,
            at: (Pos::new(0, 1), 0),
            shape: ShapeId::named("BA/C").unwrap(),
            cells: Vec::new(),
            strengths: [(Seat::FIRST, 1)].into_iter().collect(),
            is_for_one: false,
            tie_broken_by: None,
        };
        Score {
            occasion: Occasion::Expansion(ExpansionOccasion::BridgesCastlesAndBazaars(taken)),
            feature: Some(feature),
            terms: [Term { label: TermLabel::Tiles, count: points as u16, each: 1 }].into_iter().collect(),
            points: i32::from(points),
            winners: [Seat::FIRST].into_iter().collect(),
            extras: Vec::new(),
            is_final: false,
        }
    }

    #[test]
    fn a_castle_s_receipt_names_the_repeated_feature() {
        let words = Words::default();
        let names = PlayerNames::of_colours(words);
        assert_eq!(
            plain(&words.score(&castle(Origin::City, 12), &names)),
            "The castle at S1 copies 12 points from the city at N2E1: ■ red +12 (12 tiles)"
        );
        for (origin, kind) in [
            (Origin::Road, "road"),
            (Origin::Monastery, "monastery"),
            (Origin::Abbey, "abbey"),
            (Origin::Shrine, "shrine"),
            (Origin::Castle, "castle"),
        ] {
            let text = plain(&words.score(&castle(origin, 9), &names));
            assert!(text.contains(&format!("9 points from the {kind} at N2E1")), "{text}");
        }
        for (locale, kind) in [(Locale::Fr, "les 12 points de la ville"), (Locale::De, "die 12 Punkte der Stadt")] {
            let text = Words::of(locale).score(&castle(Origin::City, 12), &names);
            assert!(text.contains(kind), "{text}");
        }
    }

    #[test]
    fn a_request_for_bids_and_its_absence_are_reported() {
        let words = Words::default();
        let names = PlayerNames::of_colours(words);
        let text = |wants_bids| {
            words.bazaar_event(&Event::BidsDecided { seat: Seat::FIRST, wants_bids }, &names).unwrap_or_default()
        };
        assert!(text(true).contains("asked for bids") && text(false).contains("without"));
    }
}
