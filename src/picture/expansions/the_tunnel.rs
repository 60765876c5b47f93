//! Draws The Tunnel: mounds with the entrances of tunnels, and the tokens of players there and in the legend.

use crate::legend::holdings::Holding;
use crate::{
    Art, Composer, HoldingGroup, Hooks, Layer, PlanBuilder, PrintLayer, PrintPhase, Pt, SpriteKind, THEME, Tile,
    inward_vector, pt,
};
use bergerie_rules::expansions::the_tunnel::{PlacedToken, TOKENS};
use bergerie_rules::{Kind, Seat, Side, View};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_tunnel.toml"),
    place_prints,
    layers: &[(Layer::Numbers, draw_tokens)],
    add_holdings,
    ..Hooks::NONE
};

/// Half the width and height of a mound.
const MOUND_HALF_SIZE: Pt = pt(0.21, 0.17);

/// The entrance at the end of a road that comes from each side. Those in the south are in front of the others.
const ENTRANCES: [(Side, Art); 4] = [
    (Side::N, Art("tunnel_from_n")),
    (Side::E, Art("tunnel_from_e")),
    (Side::W, Art("tunnel_from_w")),
    (Side::S, Art("tunnel_from_s")),
];

/// Returns whether a road enters a tunnel from a side of the tile.
fn has_entrance(tile: &Tile, side: Side) -> bool {
    tile.segments(Kind::Road).any(|(_, road)| road.has_inner_end && tile.sides(road).contains(side))
}

/// Places the mound in the middle of the tile, where the roads with inner ends lead.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let entrances = ENTRANCES.into_iter().filter(|&(side, _)| has_entrance(builder.tile, side));
    let entrances: Vec<Art> = entrances.map(|(_, art)| art).collect();
    if phase == PrintPhase::Fixed && !entrances.is_empty() {
        builder.add_building(Art("tunnel_mound"), (Pt::MIDDLE, 1.0), MOUND_HALF_SIZE);
        entrances.into_iter().for_each(|art| builder.add_print(PrintLayer::Buildings, art, Pt::MIDDLE));
    }
}

/// The distance of a token from the middle of its tile, the font size of its letter in u, and its radius in ems.
const DISTANCE: f32 = 0.2;
const LETTER_SIZE: f32 = 0.13;
const TOKEN_RADIUS: f32 = 0.55;

fn draw_tokens(composer: &mut Composer<'_>) {
    let Some(shown) = composer.scene.view.expansions.the_tunnel.as_ref() else { return };
    let size = composer.font_size(LETTER_SIZE);
    for &PlacedToken { seat, token, at, segment } in &shown.tokens {
        let plan = composer.tile(at).map(|tile| &tile.plan);
        let side = plan.and_then(|plan| plan.shape.get().face(plan.rotation).side_of(segment));
        let Some(side) = side else { continue };
        let point = composer.cell_pixel(at, Pt::MIDDLE - inward_vector(side) * DISTANCE);
        composer.stamp(Art("tunnel_token").of(seat).with_unit((size * TOKEN_RADIUS).round() as u32), point);
        let letter = TOKENS.iter().zip(["A", "B", "C"]).find(|(other, _)| **other == token).map_or("", |(_, it)| it);
        composer.stamp(SpriteKind::Text(letter.to_owned(), size as u32, THEME.ink), point);
    }
}

/// Adds the number of tokens that a player has left.
fn add_holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    let own = view.seats.get(seat.index());
    let left: usize = own.map_or(0, |own| TOKENS.iter().filter_map(|&token| own.count(token)).sum());
    let left = u8::try_from(left).unwrap_or(u8::MAX);
    holdings.push(Holding::numbered(HoldingGroup::Tokens, Art("tunnel_sign"), seat, left));
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::the_tunnel::{PlacedToken, PublicState};
    use bergerie_rules::{Piece, Pos, Rotation, Seat, SeatView, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn tunnels_and_their_tokens_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["TU/CRRR", "TU/RRRR", "TU/RCR", "TU/RR", "TU/CRRR", "TU/RRRR"];
        let turns = [Rotation::R0, Rotation::R0, Rotation::R0, Rotation::R0, Rotation::R180, Rotation::R90];
        let cells = (0..).map(|index| Pos::new(index % 3, index / 3));
        for ((at, tile), turn) in cells.zip(tiles).zip(turns) {
            board.put(at, ShapeId::named(tile).unwrap(), turn);
        }
        let mut view = board.view();
        let [one, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let token = |seat, token, (x, y), segment| PlacedToken { seat, token, at: Pos::new(x, y), segment };
        let tokens = vec![
            token(one, Piece::TunnelTokenA, (0, 0), 1),
            token(one, Piece::TunnelTokenA, (1, 0), 3),
            token(other, Piece::TunnelTokenB, (0, 0), 3),
            token(other, Piece::TunnelTokenC, (1, 1), 1),
        ];
        view.expansions.the_tunnel = Some(PublicState { tokens });
        let left = [vec![(Piece::TunnelTokenA, 0), (Piece::TunnelTokenB, 2)], vec![(Piece::TunnelTokenA, 1)]];
        view.seats = left.map(|pieces| SeatView { pieces, ..SeatView::default() }).to_vec();
        let legend = Some(Legend { awaited: Some(one), hand: None });
        golden("tunnels", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
