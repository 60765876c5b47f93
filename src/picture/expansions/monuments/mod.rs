//! Draws Monuments: large tiles with a building in the middle, objective cards, cubes and architects.

mod board;
mod close_up;
mod objective;
mod plan;

use crate::{Art, HoldingGroup, Hooks, Layer, PrintLayer};
use bergerie_rules::Piece;

pub(super) use objective::ObjectiveSprite;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/monuments.toml"),
    road_end: plan::road_end,
    place_prints: plan::place_prints,
    figure_point: plan::figure_point,
    drawn_prints: &[(PrintLayer::Cards, plan::draw_card)],
    printed_text: board::printed_text,
    layers: &[(Layer::Cards, board::draw_cards), (Layer::Numbers, board::draw_cubes)],
    figure_position: board::figure_position,
    holding_icons: &[
        (HoldingGroup::Tokens, Piece::Cube, Art("cube")),
        (HoldingGroup::Tokens, Piece::Renown, Art("renown")),
    ],
    ..Hooks::NONE
};
