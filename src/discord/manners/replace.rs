//! `/game replace`: somebody else plays on, if those whom it concerns agree.

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{ActError, PersonId, VoteError};

/// Asks the table whether somebody takes the seat of somebody else.
pub(in crate::discord) fn replace(
    app: &App,
    visit: &Visit,
    before: PersonId,
    after: PersonId,
) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let asked = app.tables.replace(table.id, visit.person, before, after);
    asked.map_err(|error| match error {
        VoteError::Act(ActError::NotSeated) => Fault::Replace,
        other => other.into(),
    })?;
    Ok(Outcome::say(visit.words.vote_taken(visit.words.vote_yes())).delivering(table.id))
}
