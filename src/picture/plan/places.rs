//! Room for buildings, gardens, pennants, trees and figures: always the freest place of what is left.

use crate::rules::geometry::Side;
use crate::rules::tile::{Kind, SegmentIndex, Shape};

use crate::picture::ink::curve::{Line, Pt, along, heading, pt};
use crate::picture::ink::mask::Mask;
use crate::picture::plan::fields::Ground;
use crate::picture::plan::life;
use crate::picture::plan::life::{Life, Tree};
use crate::picture::plan::roads::Roads;
use crate::picture::expansions::hills_and_sheep::land;
use crate::picture::expansions::monuments::plan as fan;
use crate::picture::plan::{City, Spot, Tile, inward, middle_of};

/// What stands on a tile besides walls and roads.
#[derive(Debug, Default)]
pub struct Garnish {
    pub monastery: Option<Pt>,
    pub garden: Option<Pt>,
    pub volcano: Option<Pt>,
    /// The middle of a bazaar's square.
    pub bazaar: Option<Pt>,
    pub hill: Option<Spot>,
    pub vineyard: Option<Spot>,
    pub pigs: Option<Pt>,
    /// The middle of the card of a monument's objective.
    pub objective: Option<Pt>,
    /// What lies on sand, or stands alone: oasis, spice, sandworm, Chappa'ai.
    pub marks: Vec<(Kind, Pt)>,
    /// Inns by their roads.
    pub inns: Vec<Pt>,
    /// Coats of arms.
    pub pennants: Vec<Pt>,
    /// Feet of churches inside large cities.
    pub churches: Vec<Pt>,
    /// Small things on the meadows.
    pub life: Vec<Life>,
    pub trees: Vec<Tree>,
}

impl Garnish {
    /// The middles of all that nothing should stand on, so that it can be seen.
    pub(in crate::picture) fn solid(&self) -> impl Iterator<Item = Pt> + '_ {
        let spots = self.hill.iter().chain(&self.vineyard).map(|spot| spot.at);
        let single = [self.monastery, self.garden, self.volcano, self.bazaar, self.pigs].into_iter().flatten();
        spots.chain(single).chain(self.inns.iter().copied())
    }
}

pub(in crate::picture) fn lay(
    tile: &Tile,
    whole: Option<&Shape>,
    cities: &[City],
    roads: &Roads,
    ground: &Ground,
) -> (Garnish, Vec<Pt>) {
    let mut garnish = Garnish::default();
    let mut free = ground.open.map(|label| label != 0);
    if let Some(village) = roads.village {
        take(&mut free, village, 0.17, 0.17);
    }
    if let Some(monument) = tile.inner_corner() {
        take(&mut free, monument, 0.46, 0.42);
        garnish.objective = Some(fan::objective(monument, ground, &mut free));
    }
    buildings(tile, roads, &mut free, &mut garnish);
    in_cities(cities, &mut garnish);
    garnish.marks = fan::marks(tile, whole, roads, ground, &mut free);
    let kept = free.clone();
    let monument = tile.inner_corner();
    let site = Site { cities, roads, ground, free: &kept, garnish: &garnish, monument };
    let lines = tile.segments(Kind::Road).chain(tile.segments(Kind::City));
    let standing: Vec<Pt> = lines.map(|(index, segment)| site.place(index, segment.kind)).collect();
    land::lay(tile, &mut free, &standing, &mut garnish);
    let site = Site { cities, roads, ground, free: &free, garnish: &garnish, monument };
    let segments = tile.shape.segments.iter().enumerate();
    let places: Vec<Pt> = segments.map(|(index, s)| site.place(index as SegmentIndex, s.kind)).collect();
    (garnish.life, garnish.trees) = life::lay(tile, &free.without(&fan::desert(tile, ground)), &places);
    (garnish, places)
}

/// Marks an ellipse as taken.
pub(in crate::picture) fn take(free: &mut Mask, at: Pt, rx: f32, ry: f32) {
    free.paint(false, |p| pt((p.x - at.x) / rx, (p.y - at.y) / ry).length() < 1.0);
}

fn freest(free: &Mask) -> Pt {
    free.depth().peak().0
}

fn buildings(tile: &Tile, roads: &Roads, free: &mut Mask, garnish: &mut Garnish) {
    if tile.count(Kind::Monastery) > 0 {
        let alone = tile.count(Kind::Road) + tile.count(Kind::City) + tile.count(Kind::River) == 0;
        let at = match (roads.door, tile.count(Kind::River) > 0) {
            (Some(door), false) => door,
            (None, false) if alone => Pt::MIDDLE,
            // Inside a city, between its walls.
            (None, false) if !free.at(Pt::MIDDLE) && tile.count(Kind::Road) == 0 => Pt::MIDDLE,
            (None, false) => freest(free),
            // The river makes room on one side of the tile's middle.
            (_, true) => Pt::MIDDLE + beyond_river(tile) * 0.24,
        };
        let at = at.clamped((0.26, 0.74), (0.31, 0.76));
        // Its spire reaches far to the north.
        take(free, at - pt(0.0, 0.05), 0.30, 0.36);
        garnish.monastery = Some(at);
    }
    if tile.count(Kind::Volcano) > 0 {
        let at = pt(0.5, 0.5);
        take(free, at, 0.42, 0.40);
        garnish.volcano = Some(at);
    }
    if tile.count(Kind::Garden) > 0 {
        let at = freest(free).clamped((0.19, 0.81), (0.19, 0.81));
        take(free, at, 0.20, 0.20);
        garnish.garden = Some(at);
    }
    if tile.count(Kind::Bazaar) > 0 {
        let at = roads.bazaar.unwrap_or(pt(0.5, 0.52));
        // The tents reach further to the north.
        take(free, at - pt(0.0, 0.04), 0.25, 0.22);
        garnish.bazaar = Some(at);
    }
    for road in roads.roads.iter().filter(|r| r.inn) {
        // A road to a bazaar is short: the inn keeps to its outer end.
        let shares: &[f32] = if garnish.bazaar.is_some() { &[0.40] } else { &[0.22, 0.5, 0.78] };
        let at = beside(&road.line, free, shares);
        take(free, at, 0.21, 0.18);
        garnish.inns.push(at);
    }
    if tile.segments(Kind::Field).any(|(_, field)| field.pig_herd) {
        let at = freest(free).clamped((0.2, 0.8), (0.2, 0.8));
        take(free, at, 0.20, 0.15);
        garnish.pigs = Some(at);
    }
}

/// The way from the tile's middle to its monastery: away from the side to which the river bows.
fn beyond_river(tile: &Tile) -> Pt {
    let road = tile.segments(Kind::Road).flat_map(|(_, road)| tile.sides(road).iter().collect::<Vec<_>>()).next();
    let across = tile.segments(Kind::River).any(|(_, river)| tile.sides(river).contains(Side::N));
    inward(road.unwrap_or(if across { Side::E } else { Side::S }))
}

/// The freest place beside a road, at one of the given shares of its length.
fn beside(line: &Line, free: &Mask, shares: &[f32]) -> Pt {
    let depth = free.depth();
    let sides = shares.iter().flat_map(|&t| {
        let (on, way) = (along(line, t), heading(line, t).turned());
        // An inn reaches 0.21 west and east of its place, 0.18 north and 0.14 south of it.
        let off = |way: Pt| way * (if way.y < -way.x.abs() { 0.19 } else { 0.24 });
        [on + off(way), on + off(way * -1.0)]
    });
    sides.max_by(|a, b| depth.at(*a).total_cmp(&depth.at(*b))).unwrap_or(Pt::MIDDLE)
}

fn in_cities(cities: &[City], garnish: &mut Garnish) {
    for city in cities {
        if city.pennants > 0 {
            garnish.pennants.push(pennant(city));
        }
        if garnish.bazaar.is_some() {
            continue;
        }
        match (city.sides.len(), city.pennants > 0) {
            (4, true) => garnish.churches.push(pt(0.62, 0.66)),
            (3.., false) => garnish.churches.push(city.mask.depth().peak().0 + pt(0.0, 0.07)),
            _ => {}
        }
    }
}

/// Off the middle, which is kept for the knight.
fn pennant(city: &City) -> Pt {
    let band = city.sides.len() == 2 && city.sides.iter().all(|s| city.sides.contains(s.opposite()));
    match city.sides.len() {
        3.. => {
            let beyond = city.mask.map(|inside| !inside).reach();
            let corners = [pt(0.30, 0.31), pt(0.70, 0.31), pt(0.30, 0.66)];
            corners.into_iter().find(|&p| beyond.at(p) > 0.21).unwrap_or(pt(0.30, 0.31))
        }
        2 if band && city.sides.contains(Side::E) => pt(0.30, 0.5),
        2 if band => pt(0.5, 0.30),
        count => {
            let sum = city.sides.iter().map(middle_of).fold(pt(0.0, 0.0), |a, b| a + b);
            city.mask.depth().peak().0.toward(sum * (1.0 / count.max(1) as f32), 0.5)
        }
    }
}

/// What is already laid out when figures look for their places.
struct Site<'a> {
    cities: &'a [City],
    roads: &'a Roads,
    ground: &'a Ground,
    free: &'a Mask,
    garnish: &'a Garnish,
    /// The middle of a large tile.
    monument: Option<Pt>,
}

impl Site<'_> {
    fn place(&self, index: SegmentIndex, kind: Kind) -> Pt {
        let Site { cities, roads, ground, free, garnish, monument } = self;
        match kind {
            Kind::Field | Kind::Desert => in_field(index, ground, free),
            Kind::Monument => monument.unwrap_or(Pt::MIDDLE),
            Kind::Road => roads.roads.iter().find(|r| r.segment == index).map_or(Pt::MIDDLE, |road| {
                along(
                    &road.line,
                    if road.through {
                        0.5
                    } else if garnish.bazaar.is_some() {
                        0.25
                    } else {
                        0.45
                    },
                )
            }),
            Kind::City => {
                cities.iter().find(|c| c.segment == index).map_or(Pt::MIDDLE, |c| in_city(c, ground, garnish))
            }
            Kind::Monastery => garnish.monastery.unwrap_or(Pt::MIDDLE) + pt(0.17, 0.06),
            Kind::Oasis | Kind::Spice | Kind::Sandworm | Kind::Chappaai => {
                garnish.marks.iter().find(|(mark, _)| *mark == kind).map_or(Pt::MIDDLE, |&(_, at)| at)
            }
            Kind::Garden => beside_garden(garnish.garden.unwrap_or(Pt::MIDDLE)),
            _ => Pt::MIDDLE,
        }
    }
}

/// Beside a garden, where there is more room, so that the abbot does not hide what is his.
fn beside_garden(garden: Pt) -> Pt {
    garden + if garden.x < 0.62 { pt(0.19, 0.03) } else { pt(-0.19, 0.03) }
}

/// The middle of a lying figure: far from everything, and so that it does not reach over the tile's border. Where the
/// field is small it rather does that than lie on something else.
fn in_field(index: SegmentIndex, ground: &Ground, free: &Mask) -> Pt {
    /// Half the room that a lying figure needs, to each axis.
    const ROOM: (f32, f32) = (0.27, 0.22);
    let own = ground.open.map(|label| label == index + 1);
    // A small field full of a garden has its farmer too: beside is better than on, on is better than nowhere.
    let clear = own.zip(free, |a, b| a && b);
    let clear = if clear.depth().peak().1 > 0.06 { clear } else { own };
    let taken = clear.map(|c| !c).reach();
    let over = |v: f32, room: f32| (room - v.min(1.0 - v)).max(0.0);
    let score = |p: Pt, away: f32| away.min(ROOM.1) + 0.1 * away - 0.7 * (over(p.x, ROOM.0) + over(p.y, ROOM.1));
    let scored = taken.points().filter(|(p, _)| clear.at(*p)).map(|(p, away)| (p, score(p, away)));
    scored.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Pt::MIDDLE, |(p, _)| p)
}

fn in_city(city: &City, ground: &Ground, garnish: &Garnish) -> Pt {
    let mut free = city.mask.without(&ground.walls).without(&ground.water);
    for &at in &garnish.pennants {
        take(&mut free, at, 0.17, 0.20);
    }
    for at in garnish.monastery.into_iter().chain(garnish.bazaar).chain(garnish.objective) {
        take(&mut free, at, 0.34, 0.34);
    }
    for &at in &garnish.churches {
        take(&mut free, at + pt(0.0, -0.12), 0.16, 0.16);
    }
    freest(&free)
}
