//! Wooden figures: enamelled tokens with a cream rim, the seat's colour and the seat's mark.

use crate::drawing::Art;
use crate::expansions;
use bergerie_rules::figure::Figure;

pub use crate::drawing::{figure_height as height, seat_colour as colour};

/// The drawings of a kind of figure.
#[derive(Clone, Copy)]
pub struct Look {
    pub figure: Figure,
    pub standing: Art,
    /// Present if it lies on fields.
    pub lying: Option<Art>,
}

impl Look {
    /// Creates the look of a figure that always stands.
    pub const fn upright(figure: Figure, standing: Art) -> Look {
        Look { figure, standing, lying: None }
    }

    /// Returns the look of a kind of figure; a meeple's if no expansion has one.
    pub fn of(figure: Figure) -> Look {
        let mut looks = expansions::all().flat_map(|hooks| hooks.figures);
        looks.find(|look| look.figure == figure).copied().unwrap_or(MEEPLE)
    }

    /// Returns the drawing of a standing figure, or of a lying one if the figure can lie.
    pub fn posed(figure: Figure, lies: bool) -> Art {
        let Look { standing, lying, .. } = Look::of(figure);
        lying.filter(|_| lies).unwrap_or(standing)
    }
}

/// The only figure of the base game.
const MEEPLE: Look = Look { figure: Figure::Meeple, standing: Art("meeple"), lying: Some(Art("lying_meeple")) };
