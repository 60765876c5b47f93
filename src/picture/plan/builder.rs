//! Places buildings, gardens, pennants, trees and figures, each where the most free space is around it.

use super::decorations;
use super::fields::Fields;
use super::objects::{Objects, TileDrawing};
use super::roads::Roads;
use super::tile::large_tile_of;
use crate::{
    Art, City, ExpansionLayouts, Fixture, Line, Mask, PrintLayer, Pt, Tile, expansions, inward_vector, middle_of,
    point_along, pt, vertex_distance,
};
use bergerie_rules::{Kind, SegmentIndex, Shape, ShapeId, Side};

/// The phases in which expansions place their prints. Prints with the fewest possible positions come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintPhase {
    /// For prints with a fixed position, such as the middle of a large tile.
    Fixed,
    /// For buildings. This phase follows monasteries and gardens.
    Buildings,
    /// For symbols of roads and fields. This phase precedes pennants and churches.
    Symbols,
    /// For objects on open ground.
    Ground,
    /// Large pieces of land, placed after figures on roads and in cities, which should not hide them.
    Land,
}

/// The layout of a tile in progress, with the placed objects and the free space.
pub struct PlanBuilder<'a> {
    pub tile: &'a Tile,
    /// The large tile of which this tile is a part, or `None` for a one-cell tile.
    pub large_tile: Option<&'static Shape>,
    pub cities: &'a [City],
    pub roads: &'a Roads,
    pub fields: &'a Fields,
    /// The lines that separate the tile's fields instead of hedges.
    pub boundaries: &'a [Line],
    /// The open ground that is still free.
    pub free: Mask,
    /// The middles of figures on roads and in cities. The list is empty before [`PrintPhase::Land`].
    pub figure_points: Vec<Pt>,
    pub objects: Objects,
    pub layouts: ExpansionLayouts,
}

impl<'a> PlanBuilder<'a> {
    pub fn new(
        id: ShapeId,
        tile: &'a Tile,
        cities: &'a [City],
        roads: &'a Roads,
        fields: &'a Fields,
        boundaries: &'a [Line],
        layouts: ExpansionLayouts,
    ) -> PlanBuilder<'a> {
        let (large_tile, free) = (large_tile_of(id).map(ShapeId::get), fields.open.map(|label| label != 0));
        let (standing, objects) = (Vec::new(), Objects::default());
        PlanBuilder {
            tile,
            large_tile,
            cities,
            roads,
            fields,
            boundaries,
            free,
            figure_points: standing,
            objects,
            layouts,
        }
    }

    /// Places all objects. Returns them, the middle of a figure on each segment, and the layouts of expansions.
    pub fn finish(mut self) -> (Objects, Vec<Pt>, ExpansionLayouts) {
        if let Some(village) = self.roads.village {
            self.free.clear_ellipse(village, 0.17, 0.17);
        }
        if let Some(ring) = self.roads.ring {
            self.free.clear_ellipse(ring, 0.19, 0.19);
        }
        self.place_prints(PrintPhase::Fixed);
        self.place_monastery();
        self.place_garden();
        self.place_prints(PrintPhase::Buildings);
        self.place_prints(PrintPhase::Symbols);
        self.place_in_cities();
        self.place_prints(PrintPhase::Ground);
        let lines = self.tile.segments(Kind::Road).chain(self.tile.segments(Kind::City));
        self.figure_points = lines.map(|(index, segment)| self.figure_point(index, segment.kind)).collect();
        self.place_prints(PrintPhase::Land);
        let segments = self.tile.shape.segments.iter().enumerate();
        let places: Vec<Pt> = segments.map(|(index, s)| self.figure_point(index as SegmentIndex, s.kind)).collect();
        let meadows = self.free.without(&self.fields.bare_ground(self.tile));
        (self.objects.decorations, self.objects.trees) = decorations::lay_out_decorations(self.tile, &meadows, &places);
        (self.objects, places, self.layouts)
    }

    /// Places a drawing on the tile in its own size.
    pub fn add_print(&mut self, layer: PrintLayer, art: Art, at: Pt) {
        self.objects.prints.push(TileDrawing { layer, art, at, scale: 1.0 });
    }

    /// Places a building at a position and scale, in a yard of half the width and height `half` without other objects.
    pub fn add_building(&mut self, art: Art, (at, scale): (Pt, f32), half: Pt) {
        self.free.clear_ellipse(at, half.x, half.y);
        self.objects.prints.push(TileDrawing { layer: PrintLayer::Buildings, art, at, scale });
        self.objects.fixtures.push(Fixture { yard: Some((at, half)), spacing: half.x, ..Fixture::solid(at) });
    }

    /// Places a symbol of the whole tile where the most space is, which is in a city if the fields are too small. `room` is half the space
    /// that it needs.
    pub fn add_symbol(&mut self, art: Art, room: f32) {
        let (widest, space) = self.free.distances_to_outside().maximum();
        let at = match self.cities.first().filter(|_| space < room) {
            Some(city) => {
                let at = crest_point(city, self.cities);
                self.objects.signs.push(at);
                self.objects.is_crowded = true;
                at
            }
            None => {
                let at = widest.clamped((room, 1.0 - room), (room, 1.0 - room));
                self.free.clear_ellipse(at, room, room);
                self.objects.fixtures.push(Fixture { spacing: room, ..Fixture::solid(at) });
                at
            }
        };
        self.add_print(PrintLayer::Buildings, art, at);
    }

    /// Places a round sign north-west of the monastery, which says what is special about it.
    pub fn add_sign_beside_monastery(&mut self, art: Art) {
        let (beside, room) = (self.objects.monastery.unwrap_or(Pt::MIDDLE) + pt(-0.34, -0.3), 0.13);
        let at = beside.clamped((room, 1.0), (room, 1.0));
        self.free.clear_ellipse(at, room, room);
        self.objects.fixtures.push(Fixture { spacing: room, ..Fixture::solid(at) });
        self.add_print(PrintLayer::Buildings, art, at);
    }

    /// Lets all expansions place their prints of a phase.
    fn place_prints(&mut self, phase: PrintPhase) {
        for hooks in expansions::all() {
            (hooks.place_prints)(self, phase);
        }
    }

    fn place_monastery(&mut self) {
        let PlanBuilder { tile, roads, .. } = *self;
        if tile.segment_count(Kind::Monastery) == 0 {
            return;
        }
        let crossed = tile.is_crossed();
        let (roads_count, city_count) = (tile.segment_count(Kind::Road), tile.segment_count(Kind::City));
        let alone = roads_count + city_count == 0 && !crossed;
        let is_between = roads.door.is_none() && city_count > 0 && tile.is_enclosed() && !crossed;
        let bend = roads.roads.first().filter(|_| is_between).map(|road| point_along(&road.line, 0.5));
        let scale = if bend.is_some() { 0.6 } else { 1.0 };
        let at = match (roads.door.or_else(|| bend.map(|bend| Pt::MIDDLE.lerp(bend, 0.5))), crossed) {
            (Some(fixed), false) => fixed,
            (None, false) if alone => Pt::MIDDLE,
            // The monastery is between two bends.
            (None, false) if roads_count > 1 && tile.is_enclosed() => Pt::MIDDLE - pt(0.0, 0.03),
            // The monastery is inside a city, between its walls.
            (None, false) if !self.free.value_at(Pt::MIDDLE) && roads_count == 0 => Pt::MIDDLE,
            (None, false) => self.middle_of_free_ground(),
            // A river bends around the middle of the tile, and leaves space on one side of it.
            (_, true) => Pt::MIDDLE + monastery_direction(tile) * 0.24,
        };
        let at = at.clamped((0.26 * scale, 1.0 - 0.26 * scale), (0.31 * scale, 1.0 - 0.24 * scale));
        // The spire of the monastery extends far to the north.
        self.free.clear_ellipse(at - pt(0.0, 0.05 * scale), 0.30 * scale, 0.36 * scale);
        (self.objects.monastery, self.objects.monastery_scale) = (Some(at), scale);
        let yard = Some((at, pt(0.30, 0.29) * scale));
        let fixture = Fixture { yard, keeps_knights_beside: true, spacing: 0.30 * scale, ..Fixture::solid(at) };
        self.objects.fixtures.push(fixture);
    }

    fn place_garden(&mut self) {
        if self.tile.segment_count(Kind::Garden) > 0 {
            let at = self.middle_of_free_ground().clamped((0.19, 0.81), (0.19, 0.81));
            self.free.clear_ellipse(at, 0.20, 0.20);
            self.objects.garden = Some(at);
            self.objects.fixtures.push(Fixture::solid(at));
        }
    }

    /// Places pennants and churches in the cities.
    fn place_in_cities(&mut self) {
        for city in self.cities {
            if city.pennants > 0 {
                self.objects.pennants.extend(crest_points(city, self.cities, city.pennants));
            }
            if self.objects.is_crowded {
                continue;
            }
            match (city.sides.len(), city.pennants > 0) {
                (4, true) => self.objects.churches.push(pt(0.62, 0.66)),
                (3.., false) => {
                    self.objects.churches.push(city.mask.distances_to_outside().maximum().0 + pt(0.0, 0.07))
                }
                _ => {}
            }
        }
    }

    /// Returns the middle of the widest free ground.
    pub fn middle_of_free_ground(&self) -> Pt {
        self.free.distances_to_outside().maximum().0
    }

    /// Reserves space for an object on bare ground and returns its position. It is the middle of the widest free part
    /// of the bare ground, or of other ground if no bare ground is free.
    pub fn reserve_bare_ground(&mut self) -> Pt {
        let mut room = self.fields.bare_ground(self.tile).zip_with(&self.free, |a, b| a && b);
        for end in self.roads.roads.iter().filter(|road| road.ends_at_cottage).filter_map(|road| road.line.last()) {
            room.clear_ellipse(*end, 0.22, 0.20);
        }
        let room = if room.distances_to_outside().maximum().1 > 0.0 { room } else { self.free.clone() };
        let at = room.distances_to_outside().maximum().0.clamped((0.30, 0.70), (0.30, 0.76));
        let at = if at.distance_to(Pt::MIDDLE) < 0.08 { Pt::MIDDLE } else { at };
        self.free.clear_ellipse(at, 0.30, 0.26);
        self.objects.fixtures.push(Fixture::flat(at, 0.30));
        at
    }

    fn figure_point(&self, index: SegmentIndex, kind: Kind) -> Pt {
        if let Some(place) = expansions::all().find_map(|hooks| (hooks.figure_point)(self, kind)) {
            return place;
        }
        let objects = &self.objects;
        match kind.base() {
            ground if ground.is_ground() => figure_point_in_field(index, self.fields, &self.free),
            Kind::Road => self.figure_point_on_road(index),
            Kind::City => {
                let city = self.cities.iter().find(|c| c.segment == index);
                city.map_or(Pt::MIDDLE, |city| figure_point_in_city(city, self.fields, objects))
            }
            Kind::Monastery => objects.monastery.unwrap_or(Pt::MIDDLE) + pt(0.17, 0.06),
            Kind::Garden => point_beside_garden(objects.garden.unwrap_or(Pt::MIDDLE)),
            _ => Pt::MIDDLE,
        }
    }

    fn figure_point_on_road(&self, index: SegmentIndex) -> Pt {
        let all = &self.roads.roads;
        let Some(road) = all.iter().find(|r| r.segment == index) else { return Pt::MIDDLE };
        let shares: &[f32] = match (road.runs_from_edge_to_edge, road.has_covered_end) {
            // Figures are placed beside the crossing of two roads, not on it.
            (true, _) => &[0.5, 0.22, 0.78],
            (false, true) => &[0.25],
            (false, false) => &[0.45],
        };
        let others = || all.iter().filter(|other| other.segment != index && other.runs_from_edge_to_edge);
        let clear = |at: &Pt| others().all(|other| vertex_distance(&other.line, *at) > 0.15);
        let mut places = shares.iter().map(|&share| point_along(&road.line, share));
        let first = places.clone().next().unwrap_or(Pt::MIDDLE);
        if road.runs_from_edge_to_edge { places.find(clear).unwrap_or(first) } else { first }
    }
}

/// Returns the direction from the tile's middle to the monastery, away from where a crossing line bends.
fn monastery_direction(tile: &Tile) -> Pt {
    let road = tile.segments(Kind::Road).flat_map(|(_, road)| tile.sides(road).iter().collect::<Vec<_>>()).next();
    let across = tile.crossing_segments().any(|crossing| tile.sides(crossing).contains(Side::N));
    inward_vector(road.unwrap_or(if across { Side::E } else { Side::S }))
}

fn crest_points(city: &City, all: &[City], count: u8) -> impl Iterator<Item = Pt> {
    /// The offset from one coat of arms to the next.
    const NEXT: Pt = pt(0.235, 0.0);
    let first = crest_point(city, all);
    (0..count).map(move |number| first + NEXT * f32::from(number))
}

/// Returns the position of an object as large as a coat of arms in a city, beside the knight in the middle.
pub fn crest_point(city: &City, all: &[City]) -> Pt {
    let band = city.sides.len() == 2 && city.sides.iter().all(|s| city.sides.contains(s.opposite()));
    // The middle of a city that another city crosses on a bridge must remain visible.
    let off = if all.iter().any(|other| other.causeway.is_some()) { 0.16 } else { 0.30 };
    match city.sides.len() {
        3.. => {
            let beyond = city.mask.map(|inside| !inside).distances_to_mask();
            let corners = [pt(0.30, 0.31), pt(0.70, 0.31), pt(0.30, 0.66)];
            corners.into_iter().find(|&p| beyond.value_at(p) > 0.21).unwrap_or(pt(0.30, 0.31))
        }
        2 if band && city.sides.contains(Side::E) => widest_point(city, pt(off, 0.5), pt(0.0, 1.0)),
        2 if band => widest_point(city, pt(0.5, off), pt(1.0, 0.0)),
        count => {
            let sum = city.sides.iter().map(middle_of).fold(pt(0.0, 0.0), |a, b| a + b);
            let middle = city.mask.distances_to_outside().maximum().0.lerp(sum * (1.0 / count.max(1) as f32), 0.5);
            middle.clamped((0.145, 0.855), (0.155, 0.845))
        }
    }
}

/// Returns a point of a city that spans the tile, moved along `across` to where a narrow city is wider.
fn widest_point(city: &City, at: Pt, across: Pt) -> Pt {
    /// A point with this much space around it is not moved.
    const ROOM: f32 = 0.23;
    let out = city.mask.map(|inside| !inside).distances_to_mask();
    let ways = (-20..=20).map(|step| at + across * (step as f32 * 0.01));
    let widest = ways.max_by(|a, b| out.value_at(*a).total_cmp(&out.value_at(*b)));
    widest.filter(|_| out.value_at(at) < ROOM).unwrap_or(at)
}

/// Returns a point beside a garden, on the side with more space. An abbot there does not hide the garden.
fn point_beside_garden(garden: Pt) -> Pt {
    garden + if garden.x < 0.62 { pt(0.19, 0.03) } else { pt(-0.19, 0.03) }
}

/// Returns the middle of a figure that lies on a field. It is far from other objects, and the figure does not extend
/// over the tile's border. On a small field, the figure may extend over the border rather than cover another object.
fn figure_point_in_field(index: SegmentIndex, fields: &Fields, free: &Mask) -> Pt {
    /// Half the width and half the height of the space that a lying figure needs.
    const ROOM: (f32, f32) = (0.27, 0.22);
    let own = fields.open.map(|label| label == index + 1);
    // A garden may fill a small field. The figure is then beside the garden if possible, and on it otherwise.
    let clear = own.zip_with(free, |a, b| a && b);
    let clear = if clear.distances_to_outside().maximum().1 > 0.06 { clear } else { own };
    let taken = clear.map(|c| !c).distances_to_mask();
    let over = |v: f32, room: f32| (room - v.min(1.0 - v)).max(0.0);
    let score = |p: Pt, away: f32| away.min(ROOM.1) + 0.1 * away - 0.7 * (over(p.x, ROOM.0) + over(p.y, ROOM.1));
    let scored = taken.points().filter(|(p, _)| clear.value_at(*p)).map(|(p, away)| (p, score(p, away)));
    scored.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Pt::MIDDLE, |(p, _)| p)
}

/// Returns the middle of a figure in a city. It is far from walls and objects.
fn figure_point_in_city(city: &City, fields: &Fields, objects: &Objects) -> Pt {
    let mut free = city.mask.without(&fields.walls).without(&fields.courses);
    for &at in objects.pennants.iter().chain(&objects.signs) {
        free.clear_ellipse(at, 0.17, 0.20);
    }
    for fixture in objects.fixtures.iter().filter(|fixture| fixture.keeps_knights_beside) {
        free.clear_ellipse(fixture.at, 0.34, 0.34);
    }
    for &at in &objects.churches {
        free.clear_ellipse(at + pt(0.0, -0.12), 0.16, 0.16);
    }
    free.distances_to_outside().maximum().0
}
