//! The review of a finished game: for a player who presses the button, or for everyone if all players agree. Other users cannot
//! read it before that, because it judges the players' moves.

use crate::discord::context::{App, Context, Outcome, Reply, ReviewRequest, mention, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{Block, Draft, MessageLayout, Press, button, success_button};
use crate::opponent::{Review, Reviewer};
use crate::presenter::review::{self, DescribedReview};
use crate::presenter::words::markup;
use crate::rules::Seat;
use crate::table::{Failure, Phase, Season, Snapshot, TableError, TableId, UserId};

/// The file names of the pictures, first those of the moves.
const MOVE_PICTURES: [&str; 5] = ["move-1.png", "move-2.png", "move-3.png", "move-4.png", "move-5.png"];
const CURVE_PICTURE: &str = "curve.png";

/// Requests the private review of a game that is over. Fails for users who are not players of the table.
pub(in crate::discord) fn request_private(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    if table.seat_of(ctx.user).is_none() {
        return Err(AppError::PrivateReview);
    }
    request(table, false)
}

fn request(table: &Snapshot, is_public: bool) -> Result<Outcome, AppError> {
    // A review of a running game would be help from the bot.
    let Phase::Over { play, .. } = &table.phase else { return Err(AppError::OldButton) };
    let request = ReviewRequest { table: table.id, length: play.length, is_public };
    Ok(Outcome { reply: Reply::Review(request), ..Outcome::default() })
}

/// Records that a player agrees to a public review. Once all players agree, requests the review; before that, asks the others. They
/// are not pinged, because responses to interactions do not ping.
pub(in crate::discord) fn share(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(table)?.ok_or(TableError::NoTable)?;
    let review = request(&table, true)?;
    let agreed = ctx.app.tables.consent_to_review(table.id, ctx.user)?;
    let users = Seat::all(table.users.len()).filter_map(|seat| table.user(seat));
    let (in_favour, pending): (Vec<UserId>, Vec<UserId>) = users.partition(|user| agreed.contains(user));
    if pending.is_empty() {
        return Ok(review);
    }
    let words = words_of(&table);
    let names = |users: &[UserId]| words.list(&users.iter().map(|&user| mention(words, user)).collect::<Vec<_>>());
    let text = words.review_asks(names(&pending), names(&in_favour), table.name.as_str());
    let agree = success_button(Press::AgreeToShare(table.id), words.button_agree());
    let keep = button(Press::KeepReviewPrivate(table.id), words.button_keep_private());
    Ok(Outcome::message(Draft::text(text).row([agree, keep])))
}

/// Replaces the request for a public review by a note that a player prefers a private one. Fails for users who are not players.
pub(in crate::discord) fn keep_private(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(table)?.ok_or(TableError::NoTable)?;
    table.seat_of(ctx.user).ok_or(TableError::NotSeated)?;
    let words = words_of(&table);
    Ok(Outcome::text(words.review_stays_private(mention(words, ctx.user), table.name.as_str())))
}

/// Computes a review. `run` runs each step, and decides whether to continue.
pub(in crate::discord) fn compute(
    app: &App,
    table: TableId,
    mut run: impl FnMut(&mut Reviewer) -> Result<bool, AppError>,
) -> Result<Review, AppError> {
    let record = app.tables.export_table(table)?.record;
    let mut reviewer = Reviewer::new(&record).map_err(|error| Failure::Replay { table, error })?;
    while run(&mut reviewer)? {}
    Ok(reviewer.finish())
}

/// Composes the message with a review, in the table's language if it is public and in the user's otherwise.
pub(in crate::discord) fn review_message(
    ctx: &Context,
    request: ReviewRequest,
    review: &Review,
) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(request.table)?.ok_or(TableError::NoTable)?;
    let words = if request.is_public { words_of(&table) } else { ctx.words };
    let reader = table.seat_of(ctx.user).filter(|_| !request.is_public);
    let record = ctx.app.tables.export_table(table.id)?.record;
    let described = review::described_review(words, &player_names(words, &table), &record, review, reader);
    let described = described.map_err(|error| Failure::Replay { table: table.id, error })?;
    let mut draft = Draft::text(words.review_title(table.name.as_str()));
    let mut blocks = Vec::new();
    add_review(&mut draft, &mut blocks, (&*ctx.app, table.options.season), described)?;
    if !request.is_public {
        blocks.extend([Block::Text(markup::note(words.review_readers(words.button_share_review()))), Block::Rows]);
        draft = draft.row([button(Press::ShareReview(table.id), words.button_share_review())]);
    }
    Ok(Outcome::message(Draft { layout: MessageLayout::Blocks(blocks), ..draft }))
}

/// Adds the text and the pictures of a review to a message.
pub(in crate::discord) fn add_review(
    draft: &mut Draft,
    blocks: &mut Vec<Block>,
    (app, season): (&App, Season),
    DescribedReview { seats, chart, moves, note }: DescribedReview,
) -> Result<(), AppError> {
    draft.text.extend(seats.iter().flat_map(|line| ["\n", line.as_str()]));
    let artist = app.artist_in(season);
    blocks.push(draft.add_picture(&artist, CURVE_PICTURE, chart)?);
    for (name, (line, picture)) in MOVE_PICTURES.into_iter().zip(moves) {
        blocks.push(Block::Text(line));
        if let Some(picture) = picture {
            blocks.push(draft.add_picture(&artist, name, picture)?);
        }
    }
    blocks.push(Block::Text(note));
    Ok(())
}
