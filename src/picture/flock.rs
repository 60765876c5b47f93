//! Flocks: what lies beside a shepherd, so that it can be counted without asking.

use super::curve::{Pt, pt};
use super::plan::Ground;
use super::table::Composer;
use super::theme::THEME;
use super::workshop::Piece;
use crate::rules::expansions::hills_and_sheep::Token;
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::view::FigureView;

/// More sheep than these are shown as tokens with numbers: nobody counts twenty sheep.
const SINGLE: u32 = 8;

/// Size of a number, and radius of the disc below it.
const DIGITS: f32 = 0.13;
const DISC: f32 = 0.74;

/// A disc with a number.
struct Tag {
    at: (i32, i32),
    number: u32,
    /// Whether it stands for a token, otherwise for the whole flock.
    token: bool,
}

impl Composer<'_> {
    fn tokens(&self, shepherd: &FigureView) -> &[Token] {
        self.scene.view.seats.get(shepherd.seat.index()).map_or(&[], |seat| &seat.flock)
    }

    /// The single sheep beside a shepherd, given where the shepherd's feet are.
    pub(super) fn sheep(&self, shepherd: &FigureView, feet: Pt) -> Vec<((i32, i32), Piece)> {
        let count = count(self.tokens(shepherd));
        let count = if count > SINGLE { 0 } else { count as usize };
        let room = pt(0.20, 0.15);
        let beside = self.beside(shepherd, feet, room, count);
        beside.into_iter().map(|p| (self.point(shepherd.at, p), Piece::Sheep)).collect()
    }

    /// Numbers for large flocks and for whole flocks. They lie over all figures, since they are there to be read.
    pub(super) fn tags(&mut self) {
        let size = (DIGITS * self.side() as f32).max(self.smallest_type()).round();
        let mut tags = Vec::new();
        for shepherd in self.scene.view.figures.iter().filter(|f| f.figure == Figure::Shepherd) {
            if let Some((feet, _)) = self.stand(shepherd) {
                self.tags_of(shepherd, feet, size * DISC / self.side() as f32, &mut tags);
            }
        }
        for Tag { at, number, token } in tags {
            let radius = (size * if token { DISC } else { DISC }).round() as u32;
            self.stamp(Piece::Tag { radius, token }, at);
            let size = if number > 9 { size * 0.82 } else { size };
            self.stamp(Piece::Text(number.to_string(), size.round() as u32, THEME.ink), at);
        }
    }

    /// `r` is the radius of a tag in u.
    fn tags_of(&self, shepherd: &FigureView, feet: Pt, r: f32, tags: &mut Vec<Tag>) {
        let tokens = self.tokens(shepherd);
        let total = count(tokens);
        if total == 0 {
            return;
        }
        if total > SINGLE {
            let room = pt(r, r) * 2.5;
            let places = self.beside(shepherd, feet, room, tokens.len());
            let tag = |(p, token): (Pt, &Token)| Tag {
                at: self.point(shepherd.at, p),
                number: token.sheep().into(),
                token: true,
            };
            tags.extend(places.into_iter().zip(tokens).map(tag));
        }
        let hem = feet + pt(-0.19, -0.02);
        tags.push(Tag { at: self.point(shepherd.at, hem), number: total, token: false });
    }

    /// The best `count` places around a shepherd for things with so much room each: near, on the own grass, rather in the
    /// west, from north to south.
    fn beside(&self, shepherd: &FigureView, feet: Pt, room: Pt, count: usize) -> Vec<Pt> {
        const REACH: i16 = 5;
        let heart = feet + pt(-0.10, -0.12);
        let lattice = (-REACH..=REACH).flat_map(|row| (-REACH..=REACH).map(move |column| (row, column)));
        let place = |(row, column): (i16, i16)| {
            let stagger = if row % 2 == 0 { 0.0 } else { 0.5 };
            feet + pt((f32::from(column) + stagger) * room.x - 0.32, f32::from(row) * room.y - 0.06)
        };
        let clear = |p: &Pt| {
            let way = *p - feet;
            !(-0.22 - room.x * 0.5..0.36 + room.x * 0.4).contains(&way.x)
                || !(-0.54 - room.y * 0.3..0.02 + room.y * 0.6).contains(&way.y)
        };
        let mut places: Vec<(f32, Pt)> =
            lattice.map(place).filter(clear).map(|p| (p.far(heart) + self.harm(shepherd, p), p)).collect();
        places.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut best: Vec<Pt> = places.into_iter().take(count).map(|(_, p)| p).collect();
        best.sort_by(|a, b| a.y.total_cmp(&b.y));
        best
    }

    /// How bad a place is that is not on the grass of the shepherd's field, there or on a neighbouring tile.
    fn harm(&self, shepherd: &FigureView, p: Pt) -> f32 {
        let step = |v: f32| if v < 0.0 { -1 } else { i16::from(v >= 1.0) };
        let (dx, dy) = (step(p.x), step(p.y));
        let cell = Pos::new(shepherd.at.x.saturating_add(dx), shepherd.at.y.saturating_add(dy));
        let Some(tile) = self.tile(cell) else { return 0.7 };
        let there = p - pt(dx.into(), dy.into());
        let own = self.feature(shepherd.at, shepherd.segment);
        match tile.plan.meadow(there) {
            Ground::Grass(segment) if self.feature(cell, segment) == own => 0.12 * there.far(p).min(1.0),
            Ground::Built => 0.8,
            _ => 0.4,
        }
    }

    fn feature(&self, cell: Pos, segment: u8) -> Option<u16> {
        let tile = self.scene.view.tiles.iter().find(|t| t.at == cell)?;
        tile.features.get(usize::from(segment)).copied()
    }
}

fn count(tokens: &[Token]) -> u32 {
    tokens.iter().map(|token| u32::from(token.sheep())).sum()
}
