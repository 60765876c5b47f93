//! Draws the figures on the board.

use std::collections::HashMap;

use crate::{ArtVariant, Composer, FigureArt, PlacedSprite, PositionedFigure, expansions, pt};
use bergerie_rules::{FigureView, Kind, PlacedPiece, Pos};

impl<'a> Composer<'a> {
    /// Returns the position of a figure that shares its segment with `before` earlier ones, or `None` if not visible.
    fn figure_position(&self, figure: &'a FigureView, before: usize) -> Option<PositionedFigure<'a>> {
        let tile = self.tile(figure.at)?;
        if let Some(position) = expansions::all().find_map(|hooks| (hooks.figure_position)(self, figure, before)) {
            return Some(position);
        }
        let kind = tile.plan.shape.segment(figure.segment)?.kind;
        let place = *tile.plan.figure_points.get(usize::from(figure.segment))?;
        if kind == Kind::Field && FigureArt::of(figure.figure).lying.is_some() {
            return Some(PositionedFigure::lying(figure, place, before));
        }
        let below = match kind.base() {
            Kind::Field => 0.0,
            Kind::Road => 0.10,
            Kind::Monastery | Kind::Garden => 0.19,
            _ => 0.15,
        };
        Some(PositionedFigure::standing(figure, place + pt(0.0, below), before))
    }

    /// Returns the positions of all visible figures. Figures that share a position are placed side by side.
    fn all_positions(&self) -> Vec<PositionedFigure<'a>> {
        let mut crowd: HashMap<(Pos, u8), usize> = HashMap::new();
        let mut positions = Vec::new();
        for figure in &self.scene.view.figures {
            let before = crowd.entry((figure.at, figure.segment)).or_insert(0);
            let Some(position) = self.figure_position(figure, *before) else { continue };
            *before += 1;
            positions.push(position);
        }
        positions
    }

    /// Returns the sprite of a piece on a tile or a corner, if any, and the pixel at which to draw it.
    fn placed_piece_sprite(&self, placed: &PlacedPiece) -> Option<PlacedSprite> {
        let mut looks = expansions::all().flat_map(|hooks| hooks.piece_art);
        let &(_, art) = looks.find(|(piece, _)| *piece == placed.piece)?;
        Some((self.site_pixel(placed.site), ArtVariant { seat: placed.owner, ..art.plain() }.into()))
    }

    /// Draws the figures and the pieces that stand among them, from north to south.
    pub fn draw_figures(&mut self) {
        self.positioned_figures = self.all_positions();
        let sprite = |own: &PositionedFigure<'_>| (self.cell_pixel(own.figure.at, own.at), own.sprite.clone());
        let figures = self.positioned_figures.iter().map(sprite);
        let pieces = self.scene.view.pieces.iter().filter_map(|placed| self.placed_piece_sprite(placed));
        let mut sprites: Vec<PlacedSprite> = figures.chain(pieces).collect();
        for hooks in expansions::all() {
            (hooks.add_pieces)(self, &self.positioned_figures, &mut sprites);
        }
        self.stamp_all(sprites);
    }
}
