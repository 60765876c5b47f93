//! The drawings of figures. A figure has the colour and the mark of its seat, and a cream rim.

use crate::{Art, expansions};
use bergerie_rules::Figure;

/// The drawings of a kind of figure, standing and lying.
#[derive(Clone, Copy)]
pub struct FigureArt {
    pub figure: Figure,
    pub standing: Art,
    /// The drawing of the lying figure, or `None` if the figure always stands.
    pub lying: Option<Art>,
}

impl FigureArt {
    /// Creates the drawings of a figure that always stands.
    pub const fn standing(figure: Figure, standing: Art) -> FigureArt {
        FigureArt { figure, standing, lying: None }
    }

    /// Returns the drawings of a kind of figure. If no expansion has drawings for it, returns those of a meeple.
    pub fn of(figure: Figure) -> FigureArt {
        let mut art = expansions::all().flat_map(|hooks| hooks.figure_art);
        art.find(|art| art.figure == figure).copied().unwrap_or(MEEPLE)
    }

    /// Returns the drawing of a figure. It is that of the lying figure if `is_lying` and the figure can lie.
    pub fn pose(figure: Figure, is_lying: bool) -> Art {
        let FigureArt { standing, lying, .. } = FigureArt::of(figure);
        lying.filter(|_| is_lying).unwrap_or(standing)
    }
}

/// The only figure of the base game.
const MEEPLE: FigureArt =
    FigureArt { figure: Figure::Meeple, standing: Art("meeple"), lying: Some(Art("lying_meeple")) };
