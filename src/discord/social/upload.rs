//! A game that a user uploads, with its board, its scores and, if it is over, its review. Only the user sees it.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AppError, UploadError};
use crate::discord::message::draft::PICTURE;
use crate::discord::message::{Draft, MessageLayout};
use crate::opponent::{Review, Reviewer};
use crate::presenter::review::described_review;
use crate::presenter::{Highlights, PlayerNames, pictures};
use crate::rules::{Game, Record, Seat, Waiting};
use crate::table::{self, Season};

use super::review;

/// An uploaded game that was replayed.
pub(in crate::discord) struct UploadedGame {
    record: Record,
    game: Game,
    /// The review, or `None` if the game is not over. It would be help from the bot.
    review: Option<Review>,
}

/// Reads a game in any format and reviews it. `run` runs each step of the review, and decides whether to continue.
pub(in crate::discord) fn read(
    bytes: &[u8],
    mut run: impl FnMut(&mut Reviewer) -> Result<bool, AppError>,
) -> Result<UploadedGame, AppError> {
    let text = std::str::from_utf8(bytes).map_err(|_| UploadError::NotText)?;
    let mut record = table::read_game(text).map_err(UploadError::Unreadable)?;
    // Without undone entries, replaying takes no longer than the game.
    let mut log = Vec::new();
    let game = record.replay_with(|entry, _, _| log.push(*entry)).map_err(UploadError::Invalid)?;
    record.log = log;
    let mut review = None;
    if *game.waiting() == Waiting::Over {
        let mut reviewer = Reviewer::new(&record).map_err(UploadError::Invalid)?;
        while run(&mut reviewer)? {}
        review = Some(reviewer.finish());
    }
    Ok(UploadedGame { record, game, review })
}

/// Composes the private message with an uploaded game.
pub(in crate::discord) fn message(ctx: &Context, uploaded: &UploadedGame) -> Result<Outcome, AppError> {
    let (words, UploadedGame { record, game, review }) = (ctx.words, uploaded);
    let names = PlayerNames::of_colours(words);
    let place = |(place, seat, points): (usize, Seat, i32)| words.end_place(place, names.name(seat), points);
    let mut lines: Vec<String> = game.ranking().into_iter().map(place).collect();
    if review.is_none() {
        lines.push(words.upload_unfinished());
    }
    let season = Season::default();
    let mut draft = Draft::text(lines.join("\n"));
    let board = pictures::whole_board(words, &words.upload_title(), game, &Highlights::default());
    let mut blocks = vec![draft.add_picture(&ctx.app.artist_in(season), PICTURE, board)?];
    if let Some(review) = review {
        let described = described_review(words, &names, record, review, None).map_err(UploadError::Invalid)?;
        review::add_review(&mut draft, &mut blocks, (&*ctx.app, season), described)?;
    }
    Ok(Outcome::message(Draft { layout: MessageLayout::Blocks(blocks), ..draft }))
}
