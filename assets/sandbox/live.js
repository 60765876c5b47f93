// Follows changes over a WebSocket, and reconnects if the connection is lost.

import { api } from "./api.js";
import { say, state } from "./state.js";

let socket = null;
let seq = 0;
let retry = 0;
/** The state of the user's interactions by ID. A change may arrive before the call that started the interaction returns. */
const outcomes = new Map();
const waiting = new Map();

/** Follows changes as the current user, beginning with entry `from`. */
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

/** Calls back with the current state of an interaction and after every change, until the interaction is over. */
export function watch(outcome, callback) {
  const tell = (now) => {
    if (now.outcome !== "waiting") waiting.delete(now.interaction);
    callback(now);
  };
  waiting.set(outcome.interaction, tell);
  tell(outcomes.get(outcome.interaction) ?? outcome);
  // Older interactions are no longer needed.
  for (const old of [...outcomes.keys()].slice(0, -50)) outcomes.delete(old);
}

/** Returns whether a message pings the current user and must be highlighted. */
export function concerns(message) {
  return message.pings_you || (message.mentions_you && message.author.id !== state.me.id);
}
