//! Draws the figures on the board.

use std::collections::HashMap;

use super::composer::{Composer, StandingFigure};
use crate::drawing::ArtVariant;
use crate::expansions;
use crate::ink::pt;
use crate::pieces::figure::Look;
use crate::sprites::sprite_cache::SpriteKind;
use bergerie_rules::{FigureView, Kind, PlacedPiece, Pos};

impl<'a> Composer<'a> {
    /// Returns the position of a figure that shares its segment with `before` earlier figures. Returns `None` if the
    /// figure is not visible.
    fn stand(&self, f: &'a FigureView, before: usize) -> Option<StandingFigure<'a>> {
        let tile = self.tile(f.at)?;
        if let Some(stand) = expansions::all().find_map(|hooks| (hooks.stand)(self, f, before)) {
            return Some(stand);
        }
        let kind = tile.plan.shape.shape().segment(f.segment)?.kind;
        let place = *tile.plan.places.get(usize::from(f.segment))?;
        if kind == Kind::Field && Look::of(f.figure).lying.is_some() {
            return Some(StandingFigure::lying(f, place, before));
        }
        let below = match kind.base() {
            Kind::Field => 0.0,
            Kind::Road => 0.10,
            Kind::Monastery | Kind::Garden => 0.19,
            _ => 0.15,
        };
        Some(StandingFigure::upright(f, place + pt(0.0, below), before))
    }

    /// Returns the positions of all visible figures. Figures that share a position are placed side by side.
    fn all_stands(&self) -> Vec<StandingFigure<'a>> {
        let mut crowd: HashMap<(Pos, u8), usize> = HashMap::new();
        let mut stands = Vec::new();
        for figure in &self.scene.view.figures {
            let before = crowd.entry((figure.at, figure.segment)).or_insert(0);
            let Some(stand) = self.stand(figure, *before) else { continue };
            *before += 1;
            stands.push(stand);
        }
        stands
    }

    /// Returns the sprite of a piece on a tile or a corner, and the pixel at which to draw it. Returns `None` if no
    /// expansion has a sprite for the piece.
    fn piece(&self, placed: &PlacedPiece) -> Option<((i32, i32), SpriteKind)> {
        let mut looks = expansions::all().flat_map(|hooks| hooks.piece_art);
        let &(_, art) = looks.find(|(piece, _)| *piece == placed.piece)?;
        Some((self.site(placed.site), ArtVariant { seat: placed.owner, ..art.plain() }.into()))
    }

    /// Draws the figures and the pieces that stand among them, from north to south.
    pub fn figures(&mut self) {
        self.stands = self.all_stands();
        let mut standing: Vec<((i32, i32), SpriteKind)> = Vec::new();
        for stand in &self.stands {
            standing.push((self.point(stand.figure.at, stand.at), stand.piece.clone()));
        }
        standing.extend(self.scene.view.pieces.iter().filter_map(|placed| self.piece(placed)));
        for hooks in expansions::all() {
            (hooks.companions)(self, &self.stands, &mut standing);
        }
        standing.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, piece) in standing {
            self.stamp(piece, at);
        }
    }
}
