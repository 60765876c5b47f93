//! The four quarters of the City (`the_count.md 1.5`).

use serde::{Deserialize, Serialize};

use crate::setup::Fields;
use crate::{Figure, Game, Holder, Kind, Piece, Pos, Seat, Site};

/// A quarter of the City. Each belongs to one kind of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CityQuarter {
    /// The castle, for cities.
    Castle,
    /// The market, for fields.
    Market,
    /// The blacksmith, for roads.
    Blacksmith,
    /// The cathedral, for monasteries.
    Cathedral,
}

impl CityQuarter {
    /// The quarters, clockwise from the north-west.
    pub const ALL: [CityQuarter; 4] =
        [CityQuarter::Castle, CityQuarter::Market, CityQuarter::Blacksmith, CityQuarter::Cathedral];

    /// Returns the name of the quarter in records and message keys.
    pub const fn key(self) -> &'static str {
        match self {
            CityQuarter::Castle => "castle",
            CityQuarter::Market => "market",
            CityQuarter::Blacksmith => "blacksmith",
            CityQuarter::Cathedral => "cathedral",
        }
    }

    /// Returns the kind of feature to which the quarter's meeples move (`the_count.md 4.1, 4.2`).
    pub const fn kind(self) -> Kind {
        match self {
            CityQuarter::Castle => Kind::City,
            CityQuarter::Market => Kind::Field,
            CityQuarter::Blacksmith => Kind::Road,
            CityQuarter::Cathedral => Kind::Monastery,
        }
    }

    /// Returns the quarter that belongs to a kind of feature or to the kind that it is a variant of, such as the
    /// cathedral for shrines (`the_count.md 4.2`). Returns `None` if no quarter does.
    pub(super) fn of(kind: Kind) -> Option<CityQuarter> {
        CityQuarter::ALL.into_iter().find(|quarter| quarter.kind() == kind.base())
    }

    /// Returns whether meeples may enter the quarter. Without farmers, the market is closed (`the_count.md 2.9`).
    pub(super) fn is_open(self, game: &Game) -> bool {
        self != CityQuarter::Market || game.setup().fields == Fields::On
    }

    /// Returns the next open quarter, clockwise.
    pub(super) fn next(self, game: &Game) -> CityQuarter {
        let following = (1..).map(|step| CityQuarter::ALL[(self as usize + step) % CityQuarter::ALL.len()]);
        following.take(CityQuarter::ALL.len()).find(|quarter| quarter.is_open(game)).unwrap_or(self)
    }

    /// Returns the site of the quarter on the board: a corner of the City's tile at the origin.
    pub const fn site(self) -> Site {
        let (x, y) = match self {
            CityQuarter::Castle => (0, 0),
            CityQuarter::Market => (1, 0),
            CityQuarter::Blacksmith => (1, 1),
            CityQuarter::Cathedral => (0, 1),
        };
        Site::Corner(Pos::new(x, y))
    }

    /// Returns the piece that holds the quarter's meeples.
    pub const fn holder(self) -> Holder {
        Holder::Piece(Piece::Quarter, self.site())
    }

    /// Returns whether a figure may enter the quarter: a meeple for its kind of feature (`the_count.md 2.4, 2.5, 2.9`).
    pub(super) fn takes(self, game: &Game, figure: Figure) -> bool {
        figure.claims() && game.takes(figure, self.kind())
    }
}

/// Returns the quarter of the count, or `None` if the expansion is not in play.
pub fn count_quarter(game: &Game) -> Option<CityQuarter> {
    let placed = game.board().pieces().iter().find(|placed| placed.piece == Piece::Count)?;
    CityQuarter::ALL.into_iter().find(|quarter| quarter.site() == placed.site)
}

/// Returns a player's meeples in a quarter.
pub fn meeples_in_quarter(game: &Game, seat: Seat, quarter: CityQuarter) -> impl Iterator<Item = Figure> {
    let held = game.board().held_figures().iter().filter(move |held| held.by == quarter.holder() && held.seat == seat);
    held.map(|held| held.figure)
}
