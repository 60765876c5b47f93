// Following what changes, over a WebSocket that is taken up again when it breaks.

import { api } from "./api.js";
import { say, state } from "./state.js";

let socket = null;
let seq = 0;
let retry = 0;
/** How far one's interactions have got, by id; a report may come before the call that began it returns. */
const outcomes = new Map();
const waiting = new Map();

/** Follows as the person one is now, from entry `from` on. */
export function follow(from) {
  seq = from;
  clearTimeout(retry);
  if (socket) {
    socket.onclose = null;
    socket.close();
  }
  connect();
}

function connect() {
  socket = new WebSocket(api.liveUrl(seq));
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    say("lost");
    retry = setTimeout(connect, 1000);
  };
}

function hear(report) {
  seq = report.seq;
  if (report.reset) say("reset");
  for (const change of report.changes) {
    if (change.type === "interaction") progress(change.interaction);
    else say(`live-${change.type}`, change);
  }
}

function progress(outcome) {
  if (!outcome) return;
  outcomes.set(outcome.interaction, outcome);
  waiting.get(outcome.interaction)?.(outcome);
}

/** Calls back whenever an interaction has got further, beginning with how far it is now, until it is over. */
export function watch(outcome, callback) {
  const tell = (now) => {
    if (now.outcome !== "waiting") waiting.delete(now.interaction);
    callback(now);
  };
  waiting.set(outcome.interaction, tell);
  tell(outcomes.get(outcome.interaction) ?? outcome);
  // Only the latest are of interest.
  for (const old of [...outcomes.keys()].slice(0, -50)) outcomes.delete(old);
}

/** Whether a message is one's own business to highlight. */
export function concerns(message) {
  return message.pings_you || (message.mentions_you && message.author.id !== state.me.id);
}
