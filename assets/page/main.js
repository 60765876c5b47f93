// The page of a table: shows the states that the server describes, and follows the game. It contains no rules.

import { Board } from "./board.js";

/** The pause before another attempt after a failure, in milliseconds. */
const RETRY = 2000;

const base = location.pathname.replace(/\/+$/, "");
const lang = document.documentElement.lang;
const at = (id) => document.getElementById(id);
const imageUrl = (name, query = "") => `${base}/images/${name}.png${query}`;
const board = new Board(at("board"), imageUrl);
const slider = at("turn");

/** The number of the turn to show, or null to follow the game. */
let wanted = null;
/** The version of the table that the stream has reported last. */
let version = "";
let isLoading = false;
let isOutdated = false;

/** Loads the wanted state. Calls during the request cause only one more request. */
async function refresh() {
  isOutdated = true;
  if (isLoading) return;
  isLoading = true;
  while (isOutdated) {
    isOutdated = false;
    const query = new URLSearchParams({ lang });
    if (wanted !== null) query.set("turn", wanted);
    try {
      const response = await fetch(`${base}/state?${query}`);
      if (response.status === 404) return close();
      if (!response.ok) throw new Error(response.statusText);
      const state = await response.json();
      if (!isOutdated) show(state);
    } catch {
      at("offline").hidden = false;
      await new Promise((resolve) => setTimeout(resolve, RETRY));
      isOutdated = true;
    }
  }
  isLoading = false;
}

/** Follows the table until its page no longer exists. */
function connect() {
  const stream = new EventSource(`${base}/stream`);
  stream.addEventListener("message", ({ data }) => {
    at("offline").hidden = true;
    if (data !== version) refresh();
    version = data;
  });
  stream.addEventListener("gone", () => {
    stream.close();
    close();
  });
  stream.addEventListener("error", () => {
    at("offline").hidden = !at("gone").hidden;
    // The browser itself connects again after a broken connection, but not after a refusal.
    if (stream.readyState === EventSource.CLOSED && at("gone").hidden) {
      refresh();
      setTimeout(connect, RETRY);
    }
  });
}

/** Says that the page no longer exists. */
function close() {
  at("gone").hidden = false;
  at("offline").hidden = true;
  at("page").hidden = true;
  document.body.dataset.ready = "";
}

function show(state) {
  const last = state.turn_count - 1;
  if (state.turn === last) wanted = null;
  document.title = state.title;
  setText(at("title"), state.title);
  setText(at("heading"), state.heading);
  setLines(at("question"), "p", state.question);
  showHand(state.hand);
  at("seats").replaceChildren(...state.seats.map(seatItem));
  setLines(at("moves"), "li", state.moves);
  setLines(at("description"), "p", state.description);
  slider.max = last;
  slider.value = state.turn;
  slider.setAttribute("aria-valuetext", state.turn_text);
  setText(at("turn-text"), state.turn_text);
  at("now").disabled = state.turn === last;
  at("page").hidden = false;
  board.show(state.board, state.turn);
  document.body.dataset.turn = state.turn;
  document.body.dataset.ready = "";
}

function showHand(hand) {
  const [image, text] = at("hand").children;
  at("hand").hidden = hand === null;
  if (hand === null) return;
  image.src = imageUrl(hand.image);
  setText(text, hand.text);
}

function seatItem(seat, index) {
  const item = document.createElement("li");
  item.className = `seat-${index}`;
  if (seat.is_asked) item.setAttribute("aria-current", "true");
  const parts = { name: seat.name, points: seat.points, pieces: seat.pieces };
  for (const [kind, text] of Object.entries(parts)) {
    const part = document.createElement("span");
    part.className = kind;
    part.textContent = text;
    item.append(part, " ");
  }
  return item;
}

/** Sets a text, if it differs, so that screen readers read only changes. */
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function setLines(node, tag, lines) {
  const elements = lines.map((line) => {
    const element = document.createElement(tag);
    element.textContent = line;
    return element;
  });
  node.replaceChildren(...elements);
}

/** Shows another turn. The last one is the present, which is followed. */
function go(turn) {
  const last = Number(slider.max);
  const next = Math.min(Math.max(turn, 0), last);
  slider.value = next;
  wanted = next === last ? null : next;
  refresh();
}

slider.addEventListener("input", () => go(slider.valueAsNumber));
at("now").addEventListener("click", () => go(Number(slider.max)));
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(slider.valueAsNumber + step);
});
at("zoom-in").addEventListener("click", () => board.zoom(1.5));
at("zoom-out").addEventListener("click", () => board.zoom(1 / 1.5));
at("whole").addEventListener("click", () => board.fit());
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "+") board.zoom(1.5);
  if (event.key === "-") board.zoom(1 / 1.5);
  if (event.key === "0") board.fit();
});

refresh();
connect();
