//! Descriptions of events in sentences, and the selection of the events that they mention.

use crate::words::{Words, markup};
use bergerie_rules::{Board, Event, Occasion, Pos, Rotation, Score, Seat, Setup, ShapeId};

use super::contexts::EventContext;
use super::description::Narration;
use super::expansions;
use super::seats::PlayerNames;

/// Returns whether descriptions of rehearsed moves mention an event, other than points.
pub fn is_mentioned_in_rehearsal(event: &Event) -> bool {
    matches!(event, Event::Expansion(own) if (expansions::of(own.expansion()).mentions_in_rehearsal)(own))
}

/// Returns the events that the description of a committed move mentions.
pub fn mentioned_events(setup: &Setup, events: &[Event]) -> Vec<Event> {
    let is_omitted = |event: &Event| match event {
        Event::Expansion(own) => (expansions::of(own.expansion()).omits_event)(setup, own),
        _ => false,
    };
    events.iter().filter(|event| !is_omitted(event)).cloned().collect()
}

/// A placed tile whose description is pending, together with its figure.
struct PendingTile {
    seat: Seat,
    shape: ShapeId,
    at: Pos,
    rotation: Rotation,
    /// Descriptions of events between the tile and the figure, which come after both.
    after_figure: Vec<String>,
}

/// A sentence with its rank. Players who read only a few see the highest-ranked: events that the board does not show, most points, then the
/// latest.
struct Sentence {
    text: String,
    rank: i32,
}

fn event_rank(event: &Event) -> i32 {
    match event {
        Event::Scored(score) => Seat::all(Seat::MAX_COUNT).map(|seat| score.gain(seat).abs()).max().unwrap_or_default(),
        Event::Resigned { .. } | Event::TakenBack { .. } | Event::Discarded { .. } => i32::MAX,
        _ => 0,
    }
}

impl Words {
    /// Describes events in one sentence each. Events that need no description are skipped. `board` is the board after the events.
    pub fn event_sentences(self, events: &[Event], board: &Board, names: &PlayerNames) -> Vec<String> {
        self.sentences(events, board, names).into_iter().map(|sentence| sentence.text).collect()
    }

    /// Describes the `most` most important of these events, in order.
    pub fn highlights(self, events: &[Event], board: &Board, names: &PlayerNames, most: usize) -> Vec<String> {
        let sentences = self.sentences(events, board, names);
        let mut ranks: Vec<(i32, usize)> = sentences.iter().map(|sentence| sentence.rank).zip(0..).collect();
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        ranks.truncate(most);
        let is_kept = |index: usize| ranks.iter().any(|&(_, kept)| kept == index);
        let kept = (0..).zip(sentences).filter(|&(index, _)| is_kept(index));
        kept.map(|(_, sentence)| sentence.text).collect()
    }

    fn sentences(self, events: &[Event], board: &Board, names: &PlayerNames) -> Vec<Sentence> {
        let mut sentences: Vec<Sentence> = Vec::new();
        let mut placed: Option<PendingTile> = None;
        for (index, event) in events.iter().enumerate() {
            if let (Some(tile), Event::Deployed { seat, figure, at, segment }) = (&placed, event)
                && tile.seat == *seat
                && tile.shape.cells(tile.rotation).any(|(quarter, _)| quarter.of(tile.at) == *at)
            {
                let figure = self.figure_on_segment(*figure, tile.shape.get(), tile.rotation, *segment);
                sentences.extend(self.tile_sentences(tile, Some(figure), names));
                placed = None;
                continue;
            }
            if let Event::Placed { seat, shape, at, rotation } = *event {
                sentences.extend(placed.take().into_iter().flat_map(|tile| self.tile_sentences(&tile, None, names)));
                placed = Some(PendingTile { seat, shape, at, rotation, after_figure: Vec::new() });
                continue;
            }
            let context = EventContext { before: &events[..index], board, names };
            match (self.event_narration(event, &context), &mut placed) {
                (Some(Narration::Silent), _) => {}
                (Some(Narration::AfterTile(text)), Some(tile)) => tile.after_figure.push(text),
                (narration, _) => {
                    sentences
                        .extend(placed.take().into_iter().flat_map(|tile| self.tile_sentences(&tile, None, names)));
                    match (narration, sentences.last_mut()) {
                        (Some(Narration::Sentence(text) | Narration::AfterTile(text)), _) => {
                            sentences.push(Sentence { text, rank: event_rank(event) });
                        }
                        // Points without a sentence of their own raise the rank of the previous sentence.
                        (_, Some(last)) => last.rank = last.rank.max(event_rank(event)),
                        (_, None) => {}
                    }
                }
            }
        }
        sentences.extend(placed.into_iter().flat_map(|tile| self.tile_sentences(&tile, None, names)));
        sentences
    }

    fn tile_sentences(
        self,
        tile: &PendingTile,
        figure: Option<String>,
        names: &PlayerNames,
    ) -> impl Iterator<Item = Sentence> + use<> {
        let (player, shape, at) = (names.name(tile.seat), self.tile(tile.shape.get()), markup::cell(tile.at));
        let placed = match figure {
            Some(figure) => self.event_placed_with(at, figure, player, shape),
            None => self.event_placed(at, player, shape),
        };
        let after_figure = tile.after_figure.clone().into_iter().map(|text| Sentence { text, rank: 0 });
        std::iter::once(Sentence { text: placed, rank: 0 }).chain(after_figure)
    }

    /// Describes an event. Returns `None` if no sentence is needed, because other sentences imply the event.
    fn event_narration(self, event: &Event, context: &EventContext<'_>) -> Option<Narration> {
        let (board, names) = (context.board, context.names);
        let text = match event {
            Event::Expansion(own) => {
                return Some((expansions::of(own.expansion()).event_narration)(self, own, context));
            }
            Event::Discarded { seat, shape } => self.event_discarded(names.name(*seat), self.tile(shape.get())),
            Event::Deployed { seat, figure, at, segment } => {
                let figure = self.figure_at(board, *figure, (*at, *segment));
                self.event_deployed(markup::cell(at), figure, names.name(*seat))
            }
            Event::Scored(score) => self.score_sentence(score, context)?,
            Event::Resigned { seat } => self.event_resigned(names.name(*seat)),
            Event::TakenBack { seat } => self.event_taken_back(names.name(*seat)),
            // Skip these events, because the mention, the score or the end of the game imply them.
            Event::Turn { .. } | Event::Drawn { .. } | Event::Placed { .. } | Event::Returned { .. } | Event::Over => {
                return None;
            }
        };
        Some(Narration::Sentence(text))
    }

    /// Describes a score. Points without a feature are described by their expansion, either here or with another event.
    fn score_sentence(self, score: &Score, context: &EventContext<'_>) -> Option<String> {
        match score.occasion {
            Occasion::Expansion(occasion) => (expansions::of(occasion.expansion()).score_text)(self, score, context),
            _ => score.feature.as_ref().map(|_| self.score(score, context.names)),
        }
    }
}
