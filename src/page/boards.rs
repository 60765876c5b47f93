//! The drawn boards of tables, and the cache of their images.
//!
//! The whole board is shown by images of its regions. Images of chunks are drawn only when a browser needs them to show more detail. The
//! name of each is a hash of the pixels of its region or of its part of it, so an unchanged part of the board keeps its name after a
//! move, and browsers do not load it again. Any process can draw an image that it has not drawn yet, from the moment in which it is shown.

use std::collections::BTreeSet;
use std::sync::Arc;

use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use rayon::prelude::*;
use ring::digest::{Context, SHA256};

use crate::picture::{Artist, Chunk, ChunkScale, Pane, PictureError, Region, Subject, chunk_rows};
use crate::presenter::pictures::{question_pane, shows_hand};
use crate::presenter::words::Words;
use crate::rules::{RecordError, Rotation};
use crate::table::{ExportError, Failure, PageKey, RecordFile, TableId, TableVersion, Tables};

use super::moment::{GameMoment, MomentKey, season_of};

/// The maximum size of all cached images, in bytes.
const MAX_IMAGE_BYTES: u64 = 24 << 20;

/// The number of images that are expected to have this size.
const EXPECTED_IMAGES: usize = 2_000;

/// The number of cached moments.
const MOMENTS: usize = 48;

/// The name of an image, in hexadecimal digits.
pub(super) type ImageName = String;

/// A moment with the images that show it.
pub(super) struct DrawnMoment {
    /// The moment.
    pub moment: GameMoment,
    /// The regions of the board in which something is drawn, each with the name of its image.
    pub regions: Vec<(Region, ImageName)>,
    /// The chunks in which something is drawn, each with the name of its images.
    pub chunks: Vec<(Chunk, ImageName)>,
    /// The images beside the board.
    pub pictures: Vec<(PictureKind, ImageName)>,
}

/// The content of an image beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PictureKind {
    /// The tile in hand, or the tiles on offer.
    Hand,
    /// The chart of the points over the whole game.
    Chart,
    /// A part of the tiles that can still be drawn.
    UnseenTiles,
}

impl DrawnMoment {
    /// Returns the images of a kind.
    pub fn pictures_of(&self, kind: PictureKind) -> impl Iterator<Item = &ImageName> {
        self.pictures.iter().filter(move |(other, _)| *other == kind).map(|(_, name)| name)
    }
}

/// The error of a request for a moment or an image.
#[derive(Debug, thiserror::Error)]
pub(super) enum DrawError {
    /// The database failed.
    #[error(transparent)]
    Failure(#[from] Failure),
    /// The public record cannot be replayed.
    #[error("the public record cannot be replayed: {0}")]
    Replay(#[from] RecordError),
    /// The game cannot be saved as a file.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The image cannot be drawn.
    #[error(transparent)]
    Picture(#[from] PictureError),
}

/// Draws the boards of tables, and caches images and moments.
pub(super) struct Boards {
    tables: Tables,
    artist: Artist,
    moments: Cache<(TableVersion, MomentKey), Arc<DrawnMoment>>,
    images: Cache<(TableId, ImageName, ChunkScale), Bytes, ImageWeight>,
}

/// The number of boards that are drawn when the bot starts.
const WARM_UP: usize = 20;

/// Draws the boards of running games. `artist` keeps their tiles, so that the first users after a start of the bot do not wait for that.
pub fn warm_up(tables: &Tables, artist: &Artist) {
    let boards = Boards::new(tables.clone(), artist.clone());
    let drawn = tables
        .latest_page_keys(WARM_UP)
        .map_err(DrawError::from)
        .and_then(|keys| keys.into_iter().try_for_each(|key| boards.moment(key, MomentKey::default()).map(drop)));
    if let Err(error) = drawn {
        tracing::warn!(%error, "failed to draw the boards of running games before they are watched");
    }
}

#[derive(Clone)]
struct ImageWeight;

impl Weighter<(TableId, ImageName, ChunkScale), Bytes> for ImageWeight {
    fn weight(&self, _: &(TableId, ImageName, ChunkScale), image: &Bytes) -> u64 {
        image.len() as u64 + 200
    }
}

impl Boards {
    /// Creates an empty cache.
    pub fn new(tables: Tables, artist: Artist) -> Boards {
        let images = Cache::with_weighter(EXPECTED_IMAGES, MAX_IMAGE_BYTES, ImageWeight);
        Boards { tables, artist, moments: Cache::new(MOMENTS), images }
    }

    /// Returns the version of the table with this key, or `None` if there is no such page.
    pub fn version(&self, key: PageKey) -> Result<Option<TableVersion>, DrawError> {
        Ok(self.tables.table_version(key)?)
    }

    /// Returns a moment of the table with this key. Returns `None` if there is no such page.
    pub fn moment(&self, key: PageKey, at: MomentKey) -> Result<Option<Arc<DrawnMoment>>, DrawError> {
        let Some(version) = self.tables.table_version(key)? else { return Ok(None) };
        // Every turn has an entry in the log.
        let at = MomentKey { turn: at.turn.filter(|turn| *turn < version.length as usize), ..at };
        // All numbers from that of the last turn on mean the present, which is drawn once for all of them.
        let present = MomentKey { turn: None, ..at };
        let is_present = |drawn: &Arc<DrawnMoment>| at.turn.is_none_or(|turn| turn >= drawn.moment.turn);
        let cached = self.moments.get(&(version, present)).filter(is_present);
        if let Some(drawn) = cached.or_else(|| self.moments.get(&(version, at))) {
            return Ok(Some(drawn));
        }
        let Some(watched) = self.tables.watched_table(key)? else { return Ok(None) };
        let version = watched.version;
        // Simultaneous requests share the work.
        let drawn = self.moments.get_or_insert_with(&(version, at), || {
            Ok::<_, DrawError>(Arc::new(self.draw(GameMoment::replay(watched, at)?)?))
        })?;
        if at.turn.is_some() && drawn.moment.is_current() {
            self.moments.insert((version, present), Arc::clone(&drawn));
        }
        Ok(Some(drawn))
    }

    /// Returns the record file of the table with this key, as everyone may have it. Returns `None` if there is no such page.
    pub fn file(&self, key: PageKey) -> Result<Option<RecordFile>, DrawError> {
        Ok(self.tables.watched_file(key)?)
    }

    /// Draws a picture in the season of the table with this key. Returns `None` if there is no such page.
    pub fn picture(&self, key: PageKey, subject: &Subject) -> Result<Option<Vec<u8>>, DrawError> {
        let Some(version) = self.version(key)? else { return Ok(None) };
        let Some(table) = self.tables.get(version.table)? else { return Ok(None) };
        Ok(Some(self.artist.in_season(season_of(&table)).draw(subject)?.png))
    }

    /// Returns the cached image of the table with this key, or `None` if there is no such page or the image is not cached.
    pub fn cached_image(&self, key: PageKey, name: &str, scale: ChunkScale) -> Result<Option<Bytes>, DrawError> {
        let Some(version) = self.version(key)? else { return Ok(None) };
        Ok(self.images.get(&(version.table, name.to_owned(), scale)))
    }

    /// Returns an image of the table with this key, given a moment in which it is shown. Returns `None` if there is no such page or image.
    pub fn image(
        &self,
        key: PageKey,
        name: &str,
        scale: ChunkScale,
        at: MomentKey,
    ) -> Result<Option<Bytes>, DrawError> {
        let Some(version) = self.tables.table_version(key)? else { return Ok(None) };
        let entry = (version.table, name.to_owned(), scale);
        if let Some(image) = self.images.get(&entry) {
            return Ok(Some(image));
        }
        let Some(drawn) = self.moment(key, at)? else { return Ok(None) };
        let moment = &drawn.moment;
        let png = if let Some(chunk) = part_called(&drawn.chunks, name) {
            self.artist.chunk(&moment.scene(), chunk, scale).to_png(moment.season())?
        } else if let Some(region) = part_called(&drawn.regions, name) {
            self.artist.region(&moment.scene(), region).to_png(moment.season())?
        } else {
            let index = drawn.pictures.iter().position(|(_, other)| other == name);
            let pictures = if index.is_some() { self.pictures(moment)? } else { Vec::new() };
            match index.and_then(|index| pictures.into_iter().nth(index)) {
                Some((_, png)) => png,
                None => return Ok(None),
            }
        };
        let image = Bytes::from(png);
        self.images.insert(entry, image.clone());
        Ok(Some(image))
    }

    /// Draws a moment on all cores. The new images of its regions are encoded at once, because everyone who watches will load them.
    fn draw(&self, moment: GameMoment) -> Result<DrawnMoment, DrawError> {
        let (scene, season, table) = (moment.scene(), moment.season(), moment.version.table);
        let ground = season.ground();
        let drawn_chunks = Chunk::all(&scene);
        let regions: BTreeSet<Region> = drawn_chunks.iter().map(|chunk| chunk.region()).collect();
        let draw_region = |region| {
            let pixels = self.artist.region(&scene, region);
            let name = name_of(&[&ground, pixels.indices()]);
            let entry = (table, name.clone(), ChunkScale::Small);
            if self.images.peek(&entry).is_none() {
                self.images.insert(entry, pixels.to_png(season)?.into());
            }
            let chunks = drawn_chunks.iter().filter(|chunk| chunk.region() == region).map(|&chunk| {
                let rows: Vec<&[u8]> = [ground.as_slice()].into_iter().chain(chunk_rows(&pixels, chunk)).collect();
                (chunk, name_of(&rows))
            });
            Ok(((region, name), chunks.collect::<Vec<_>>()))
        };
        let (parts, pictures) = rayon::join(
            || regions.into_par_iter().map(draw_region).collect::<Result<Vec<_>, PictureError>>(),
            || self.pictures(&moment),
        );
        let (regions, chunks): (_, Vec<_>) = parts?.into_iter().unzip();
        let pictures = pictures?.into_iter().map(|(kind, png)| {
            let name = name_of(&[&png]);
            self.images.insert((table, name.clone(), ChunkScale::Small), png.into());
            (kind, name)
        });
        let pictures = pictures.collect();
        Ok(DrawnMoment { moment, regions, chunks: chunks.into_iter().flatten().collect(), pictures })
    }

    /// Draws the images beside the board.
    fn pictures(&self, moment: &GameMoment) -> Result<Vec<(PictureKind, Vec<u8>)>, PictureError> {
        let (words, artist) = (Words::default(), self.artist.in_season(moment.season()));
        let mut pictures: Vec<_> = self.draw_hand(moment)?.map(|png| (PictureKind::Hand, png)).into_iter().collect();
        let chart = moment.chart(words).map(|chart| (PictureKind::Chart, chart));
        let tiles = moment.unseen_tiles(words).1.into_iter().map(|tiles| (PictureKind::UnseenTiles, tiles));
        for (kind, picture) in chart.into_iter().chain(tiles) {
            pictures.push((kind, artist.draw(&picture.subject)?.png));
        }
        Ok(pictures)
    }

    /// Draws the tiles on offer, or the tile in hand. Returns `None` if there are none, while no player is asked, and for earlier turns,
    /// which show the board between two turns.
    fn draw_hand(&self, moment: &GameMoment) -> Result<Option<Vec<u8>>, PictureError> {
        if moment.awaited_seats().is_empty() {
            return Ok(None);
        }
        let (game, artist) = (&moment.game, self.artist.in_season(moment.season()));
        if let Some((Pane::Tiles(tiles), _)) = question_pane(Words::default(), game) {
            return Ok(Some(artist.tiles(&tiles)?.png));
        }
        let hand = game.hand().filter(|_| shows_hand(game));
        Ok(hand.map(|shape| artist.tile(shape, Rotation::R0)).transpose()?.map(|picture| picture.png))
    }
}

/// Returns the part of the board whose image has this name.
fn part_called<T: Copy>(parts: &[(T, ImageName)], name: &str) -> Option<T> {
    parts.iter().find(|(_, other)| other == name).map(|(part, _)| *part)
}

/// Returns the first 16 bytes of the hash of these parts, in hexadecimal digits.
pub(super) fn name_of(parts: &[&[u8]]) -> ImageName {
    let mut hash = Context::new(&SHA256);
    parts.iter().for_each(|part| hash.update(part));
    hash.finish().as_ref().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
