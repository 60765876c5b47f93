//! Creates the animation of a game as a GIF. In messages, Discord plays animated GIFs, but not animated PNGs.
//!
//! All frames share cached sprites, and each frame contains only the part that differs from the previous frame.

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::imageops::crop_imm;
use image::{GrayImage, Luma};
use imageproc::map::map_pixels2;

use crate::board::crop;
use crate::board::layers::draw_layers;
use crate::ink::palette::{oklab, squared_distance};
use crate::{Artist, Composer, Crop, Legend, LegendContent, PALETTE, PictureError, PictureLayout, Scene, Window};
use bergerie_rules::moment::Moment;

/// A finished animation.
#[derive(Clone, Debug)]
pub struct Film {
    /// An animated GIF, at most [`Film::MAX_BYTES`] long.
    pub gif: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

impl Film {
    /// The maximum length of the GIF, in bytes.
    pub const MAX_BYTES: usize = 8 << 20;
}

/// Maximum lengths of the longest side, in pixels. They are tried in this order until the file is short enough.
const MAX_LENGTHS: [u32; 4] = [1000, 760, 560, 400];

/// In hundredths of a second: approximate duration of an animation, minimum and maximum of a frame, and last frame.
const FILM_DURATION: usize = 3000;
const FRAME_DURATIONS: (usize, usize) = (12, 80);
const LAST_FRAME_DURATION: u16 = 600;

/// The palette entry that is transparent in animations. Pixels of this entry get the nearest other entry.
const TRANSPARENT_INDEX: u8 = 255;

impl Artist {
    /// Creates an animated GIF with a frame for each moment. All frames show the same part of the table.
    pub fn film(&self, moments: &[Moment]) -> Result<Film, PictureError> {
        for longest in MAX_LENGTHS {
            let film = encoded_film(self, moments, longest)?;
            if film.gif.len() <= Film::MAX_BYTES {
                return Ok(film);
            }
        }
        Err(PictureError::TooLarge)
    }
}

/// Returns the scene of a moment. In the legend, the card of the player who placed the last tile has a frame.
fn moment_scene<'a>(moment: &'a Moment, window: Window) -> Scene<'a> {
    Scene {
        last: moment.last,
        highlight: moment.scored.clone(),
        legend: Some(Legend { awaited: moment.last.map(|(_, seat)| seat), hand: None }),
        crop: Crop::Exactly(window.from, window.to),
        ..Scene::new(&moment.view)
    }
}

/// Draws and encodes an animation with a maximum length of the longest side.
fn encoded_film(artist: &Artist, moments: &[Moment], longest: u32) -> Result<Film, PictureError> {
    let window = moments.last().map_or(Window::around([]), |last| crop::table_window(&Scene::new(&last.view)));
    let scenes: Vec<Scene<'_>> = moments.iter().map(|moment| moment_scene(moment, window)).collect();
    // The layout has space for the widest content of all moments, so that nothing moves when a number gets longer.
    let contents: Vec<LegendContent> = scenes.iter().filter_map(LegendContent::new).collect();
    let widest = contents.iter().cloned().reduce(LegendContent::widened_to_fit);
    let layout = PictureLayout::fit(window, longest, widest.as_ref());
    let colours: Vec<u8> = artist.season.colours().iter().flat_map(|c| [c.0, c.1, c.2]).collect();
    let mut gif = Vec::new();
    let mut encoder = Encoder::new(&mut gif, layout.width as u16, layout.height as u16, &colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let time = (FILM_DURATION / moments.len().max(1)).clamp(FRAME_DURATIONS.0, FRAME_DURATIONS.1) as u16;
    let substitute = nearest_to_transparent();
    let mut before: Option<GrayImage> = None;
    let count = scenes.len();
    for (index, (scene, content)) in scenes.iter().zip(contents).enumerate() {
        let content = widest.iter().cloned().fold(content, LegendContent::widened_to_fit);
        let mut now = draw_layers(Composer::new(artist, scene, layout, Some(content))).canvas.indices;
        now.iter_mut().filter(|pixel| **pixel == TRANSPARENT_INDEX).for_each(|pixel| *pixel = substitute);
        let delay = if index + 1 == count { LAST_FRAME_DURATION } else { time };
        encoder.write_frame(&changed_frame(before.as_ref(), &now, delay))?;
        before = Some(now);
    }
    drop(encoder);
    Ok(Film { gif, width: layout.width, height: layout.height })
}

/// Returns a frame with the part of a picture that differs from the previous one, or the whole first picture.
fn changed_frame(before: Option<&GrayImage>, now: &GrayImage, delay: u16) -> Frame<'static> {
    let same = |old: Luma<u8>, new| if old == new { Luma([TRANSPARENT_INDEX]) } else { new };
    let changed = before.map_or_else(|| now.clone(), |before| map_pixels2(before, now, same));
    let (x, y) = drawn_ranges(&changed);
    let part = crop_imm(&changed, x.0, y.0, x.1 - x.0, y.1 - y.0).to_image();
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: before.map(|_| TRANSPARENT_INDEX),
        left: x.0 as u16,
        top: y.0 as u16,
        width: part.width() as u16,
        height: part.height() as u16,
        buffer: part.into_raw().into(),
        ..gif::Frame::default()
    }
}

/// Returns the ranges of columns and rows that contain drawn pixels. They contain one pixel if nothing is drawn.
fn drawn_ranges(changed: &GrayImage) -> ((u32, u32), (u32, u32)) {
    let (mut x, mut y) = ((u32::MAX, 0), (u32::MAX, 0));
    for (row, line) in (0..).zip(changed.chunks_exact(changed.width().max(1) as usize)) {
        let is_drawn = |pixel: &u8| *pixel != TRANSPARENT_INDEX;
        let (first, last) = (line.iter().position(is_drawn), line.iter().rposition(is_drawn));
        if let Some((first, last)) = first.zip(last) {
            x = (x.0.min(first as u32), x.1.max(last as u32 + 1));
            y = (y.0.min(row), row + 1);
        }
    }
    if y.1 == 0 { ((0, 1), (0, 1)) } else { (x, y) }
}

/// Returns the palette entry nearest to the transparent entry.
fn nearest_to_transparent() -> u8 {
    let lab = |entry: u8| oklab(PALETTE.colour(entry));
    let distance = |entry: u8| squared_distance(lab(entry), lab(TRANSPARENT_INDEX));
    let others = (0..TRANSPARENT_INDEX).take(PALETTE.colours.len());
    others.min_by(|&a, &b| distance(a).total_cmp(&distance(b))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::composer::laid_out_composer;
    use crate::tests::town;
    use bergerie_rules::Seat;

    /// Returns the moments of a board that grows tile by tile.
    fn growing_board(count: usize) -> Vec<Moment> {
        let (_, view) = town(5, count, (9, 6));
        let after = |placed: usize| {
            let mut view = view.clone();
            view.tiles.truncate(placed);
            view.figures.retain(|figure| view.tiles.iter().any(|tile| tile.at == figure.at));
            view.seats.iter_mut().for_each(|seat| seat.score = placed as i32 * 3);
            let last = view.tiles.last().map(|tile| tile.at).zip(Seat::new(placed % 6));
            Moment { view, last, scored: Vec::new() }
        };
        (6..=count).map(after).collect()
    }

    #[test]
    fn every_frame_adds_up_to_its_moment() {
        let (artist, moments) = (Artist::new(), growing_board(16));
        let film = artist.film(&moments).unwrap();
        assert!(film.gif.len() < Film::MAX_BYTES);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(film.gif.as_slice()).unwrap();
        assert_eq!((decoder.width().into(), decoder.height().into()), (film.width, film.height));
        let (width, mut screen) = (film.width as usize, vec![0u8; (film.width * film.height) as usize]);
        let (mut frames, mut parts) = (0, 0);
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (i, &pixel) in frame.buffer.iter().enumerate().filter(|(_, p)| Some(**p) != frame.transparent) {
                let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
                screen[(y + usize::from(frame.top)) * width + x + usize::from(frame.left)] = pixel;
            }
            frames += 1;
            parts += usize::from(usize::from(frame.width) < width);
        }
        assert_eq!(frames, moments.len());
        assert!(parts + 3 > frames, "all frames but the first show only what changed: {parts} of {frames}");
        let window = crop::table_window(&Scene::new(&moments.last().unwrap().view));
        let last = moment_scene(moments.last().unwrap(), window);
        let still = draw_layers(laid_out_composer(&artist, &last, MAX_LENGTHS[0]));
        assert_eq!(still.size(), (film.width, film.height));
        let other = still.indices().iter().zip(&screen).filter(|(a, b)| a != b && **a != TRANSPARENT_INDEX).count();
        assert_eq!(other, 0);
    }

    #[test]
    fn a_game_without_moments_still_makes_a_film() {
        assert!(Artist::new().film(&[]).is_ok_and(|film| film.width > 0));
    }
}
