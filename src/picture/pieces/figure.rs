//! The drawings of figures. A figure has the colour and the mark of its seat, and a cream rim.

use crate::drawing::Art;
use crate::expansions;
use bergerie_rules::Figure;

pub use crate::drawing::{figure_height as height, seat_colour as colour};

/// The drawings of a kind of figure, standing and lying.
#[derive(Clone, Copy)]
pub struct Look {
    pub figure: Figure,
    pub standing: Art,
    /// The drawing of the lying figure, or `None` if the figure always stands.
    pub lying: Option<Art>,
}

impl Look {
    /// Creates the drawings of a figure that always stands.
    pub const fn upright(figure: Figure, standing: Art) -> Look {
        Look { figure, standing, lying: None }
    }

    /// Returns the drawings of a kind of figure. If no expansion has drawings for it, returns those of a meeple.
    pub fn of(figure: Figure) -> Look {
        let mut looks = expansions::all().flat_map(|hooks| hooks.figures);
        looks.find(|look| look.figure == figure).copied().unwrap_or(MEEPLE)
    }

    /// Returns the drawing of a figure. It is that of the lying figure if `lies` and the figure can lie.
    pub fn posed(figure: Figure, lies: bool) -> Art {
        let Look { standing, lying, .. } = Look::of(figure);
        lying.filter(|_| lies).unwrap_or(standing)
    }
}

/// The only figure of the base game.
const MEEPLE: Look = Look { figure: Figure::Meeple, standing: Art("meeple"), lying: Some(Art("lying_meeple")) };
