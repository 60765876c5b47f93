//! Draws Monuments: large tiles with a building in the middle, objective cards, cubes and architects.

mod board;
mod close_up;
mod objective;
mod plan;

use super::Hooks;
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::Pt;
use crate::legend::holdings::Shelf;
use crate::plan::objects::Print;
use bergerie_rules::Piece;

pub(super) use objective::SpriteKind;

pub(super) const HOOKS: Hooks = Hooks {
    art: include_str!("../../../../assets/art/monuments.toml"),
    destination: plan::destination,
    furnish: plan::furnish,
    place: plan::place,
    prints: &[(Print::Cards, plan::card)],
    lettering: board::lettering,
    layers: &[(Layer::Cards, board::cards), (Layer::Numbers, board::cubes_on_cards)],
    stand: board::stand,
    signs: &[(Shelf::Tokens, Piece::Cube, Art("cube")), (Shelf::Tokens, Piece::Renown, Art("renown"))],
    ..Hooks::NONE
};

/// The layout of a monument's part.
#[derive(Debug, Default)]
pub(crate) struct TileLayout {
    /// The middle of the objective card, or `None` if the tile is not part of a monument.
    objective: Option<Pt>,
}
