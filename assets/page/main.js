// The page of a table: shows the states that the server describes, and follows the game. It contains no rules.

import { Board } from "./board.js";
import { Play } from "./play.js";

/** The pause before another attempt after a failure, in milliseconds. */
const RETRY = 2000;
/** The time for which a turn is shown while the page goes through all of them, in milliseconds. */
const FRAME = 700;

const base = location.pathname.replace(/\/+$/, "");
const lang = document.documentElement.lang;
/** @type {(id: string) => any} */
const at = (id) => document.getElementById(id);
const imageUrl = (name, query = "") => `${base}/images/${name}.png${query}`;
const board = new Board(at("board"), imageUrl);
const slider = at("turn");
const play = new Play(base, lang, board, refresh);

/** The number of the turn to show, or null to follow the game. */
let wanted = null;
/** The key of the additional information to show, or an empty string. */
let lens = "";
/** The timer that goes through the turns, or null. */
let film = null;
/** The number of the last request for the description of a cell. */
let cellRequest = 0;
/** The number of the player whose scores are shown, or null, and the element that shows them. */
let openSeat = null;
const receipts = document.createElement("div");
/** The number of the last request for scores. */
let receiptRequest = 0;
/** The version of the table that is shown, and the one that the stream has reported last. */
let shownVersion = "";
let version = "";
/** The script of the review, once it is being loaded. */
let review = null;
let isLoading = false;
let isOutdated = false;
/** Whether the stream has been broken for longer than a reconnection takes. */
let isStreamBroken = false;
/** The timer that reports a broken stream, or null. */
let silence = null;
/** Whether the last attempt to load the wanted state has failed. */
let isStateMissing = false;

/** Loads the wanted state. Calls during the request cause only one more request. */
async function refresh() {
  isOutdated = true;
  if (isLoading) return;
  isLoading = true;
  while (isOutdated) {
    isOutdated = false;
    try {
      const response = await fetch(`${base}/state?${momentQuery({ lang })}`);
      if (response.status === 404) return close();
      if (!response.ok) throw new Error(response.statusText);
      const state = await response.json();
      isStateMissing = false;
      showOffline();
      if (!isOutdated) show(state);
    } catch {
      isStateMissing = true;
      showOffline();
      await new Promise((resolve) => setTimeout(resolve, RETRY));
      isOutdated = true;
    }
  }
  isLoading = false;
}

/** Returns a query for the moment to show, with further parameters. */
function momentQuery(parameters) {
  const query = new URLSearchParams(parameters);
  if (wanted !== null) query.set("turn", wanted);
  if (lens) query.set("lens", lens);
  return query;
}

// A stream does not report everything that concerns a player, such as a new player at a seat.
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !at("gone").hidden) return;
  refresh();
  play.refresh();
});

/** Follows the table until its page no longer exists. */
function connect() {
  const stream = new EventSource(`${base}/stream`);
  stream.addEventListener("message", ({ data }) => {
    clearTimeout(silence);
    silence = null;
    isStreamBroken = false;
    showOffline();
    if (data !== shownVersion) refresh();
    // The turn may be older than the shown state.
    if (data !== version) play.refresh();
    version = data;
  });
  stream.addEventListener("gone", () => {
    stream.close();
    close();
  });
  stream.addEventListener("error", () => {
    // A stream ends regularly after the maximum age of a connection. The user is told only if it does not come back.
    silence ??= setTimeout(() => {
      isStreamBroken = true;
      showOffline();
    }, 2 * RETRY);
    // The browser itself connects again after a broken connection, but not after a refusal.
    if (stream.readyState === EventSource.CLOSED && at("gone").hidden) {
      refresh();
      setTimeout(connect, RETRY);
    }
  });
}

/** Shows the notice of a lost connection while the stream or the state is missing. */
function showOffline() {
  at("offline").hidden = !at("gone").hidden || !(isStreamBroken || isStateMissing);
}

/** Hides the table and shows the notice that its page no longer exists. */
function close() {
  at("gone").hidden = false;
  showOffline();
  at("page").hidden = true;
  document.body.dataset.ready = "";
}

function show(state) {
  const last = state.turn_count - 1;
  shownVersion = JSON.stringify(state.version);
  if (state.turn === last) wanted = null;
  document.title = state.title;
  setText(at("title"), state.title);
  setText(at("heading"), state.heading);
  setLines(at("question"), "p", state.question);
  showImage(at("hand"), state.hand);
  showImage(at("chart"), state.chart);
  at("review").hidden = !state.is_end;
  if (state.is_end) offerReview();
  showLens(state);
  at("seats").replaceChildren(...state.seats.map(seatItem));
  setLines(at("moves"), "li", state.moves);
  setLines(at("description"), "p", state.description);
  slider.max = last;
  slider.value = state.turn;
  slider.setAttribute("aria-valuetext", state.turn_text);
  setText(at("turn-text"), state.turn_text);
  at("now").disabled = state.turn === last;
  at("page").hidden = false;
  board.show(state.board, momentQuery({ turn: state.turn }));
  play.showAt(state.turn !== last);
  if (board.cell) describeCell();
  document.body.dataset.turn = state.turn;
  document.body.dataset.ready = "";
}

/** Lets users show the review, whose script few pages need. */
function offerReview() {
  review ??= import("./review.js").then(({ offerReview }) => offerReview(base, lang)).catch(() => (review = null));
}

/** Shows an image with its description, or hides the figure without one. */
function showImage(figure, described) {
  const [image, text] = figure.children;
  figure.hidden = described === null;
  if (described === null) return;
  const url = imageUrl(described.image, `?${momentQuery({})}`);
  // After a failure, the next state loads the image again.
  image.onerror = () => delete image.dataset.name;
  if (image.dataset.name !== described.image) image.src = url;
  image.dataset.name = described.image;
  setText(text, described.text);
}

/** Shows the information of the chosen lens. */
function showLens({ lenses, lens: chosen }) {
  for (const option of at("lens").options) option.disabled = option.value !== "" && !lenses.includes(option.value);
  setLines(at("lens-lines"), "p", chosen?.lines ?? []);
  const images = (chosen?.images ?? []).map(({ image, text }) => {
    const node = new Image();
    node.src = imageUrl(image, `?${momentQuery({})}`);
    node.alt = text;
    return node;
  });
  at("lens-images").replaceChildren(...images);
}

/** Loads and shows the description of the chosen cell. */
async function describeCell() {
  const request = ++cellRequest;
  if (!board.cell) return setText(at("cell"), "");
  const [x, y] = board.cell;
  const response = await fetch(`${base}/cell?${momentQuery({ lang, x, y })}`).catch(() => null);
  const lines = response?.ok ? await response.json() : [];
  if (request === cellRequest) setText(at("cell"), lines.join("\n"));
}

/** Creates the entry of a player, which opens to show where the points come from. */
function seatItem(seat, index) {
  const item = document.createElement("li");
  item.style.setProperty("--seat", seat.colour);
  if (seat.is_asked) item.setAttribute("aria-current", "true");
  const [details, summary] = [document.createElement("details"), document.createElement("summary")];
  const parts = { name: seat.name, points: seat.points, pieces: seat.pieces };
  for (const [kind, text] of Object.entries(parts)) {
    const part = document.createElement("span");
    part.className = kind;
    part.textContent = text;
    summary.append(part, " ");
  }
  details.append(summary);
  details.open = index === openSeat;
  if (details.open) details.append(receipts);
  details.addEventListener("toggle", () => {
    if (details.open) openReceipts(index, details);
    else if (openSeat === index) openSeat = null;
  });
  item.append(details);
  return item;
}

/** Loads and shows the scores of a player in an element. */
async function openReceipts(index, element) {
  if (openSeat !== index) receipts.replaceChildren();
  const request = ++receiptRequest;
  openSeat = index;
  element.append(receipts);
  const response = await fetch(`${base}/scores?${momentQuery({ lang, seat: index })}`).catch(() => null);
  if (!response?.ok || request !== receiptRequest) return;
  const { categories, scores } = await response.json();
  const [sum, list] = ["p", "ol"].map((tag) => document.createElement(tag));
  sum.textContent = categories.join(" · ");
  list.replaceChildren(...scores.map(receiptItem));
  receipts.replaceChildren(sum, list);
}

/** Creates the entry of a score. A press on it chooses the feature's cell on the board. */
function receiptItem({ text, cell }) {
  const item = document.createElement("li");
  if (cell === null) {
    item.textContent = text;
    return item;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", () => {
    board.choose(cell);
    board.reveal(cell);
    at("board").scrollIntoView({ block: "nearest" });
  });
  item.append(button);
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

/** Goes through all turns from the shown one, or from the start if that is the last one. */
function startFilm() {
  const last = Number(slider.max);
  if (slider.valueAsNumber === last) go(0);
  film = setInterval(() => {
    // A slow connection skips no turn.
    if (isLoading) return;
    if (slider.valueAsNumber === Number(slider.max)) stopFilm();
    else go(slider.valueAsNumber + 1);
  }, FRAME);
  showFilmState();
}

function stopFilm() {
  clearInterval(film);
  film = null;
  showFilmState();
}

/** Shows whether the film runs. Screen readers do not read the heading of each of its turns. */
function showFilmState() {
  const { dataset } = at("film");
  at("film").setAttribute("aria-label", film === null ? dataset.start : dataset.stop);
  at("film").title = film === null ? dataset.start : dataset.stop;
  dataset.state = film === null ? "stopped" : "running";
  at("heading").setAttribute("aria-live", film === null ? "polite" : "off");
}

at("film").addEventListener("click", () => (film === null ? startFilm() : stopFilm()));
at("lens").addEventListener("change", () => {
  lens = at("lens").value;
  refresh();
});
slider.addEventListener("input", () => {
  stopFilm();
  go(slider.valueAsNumber);
});
at("now").addEventListener("click", () => {
  stopFilm();
  go(Number(slider.max));
});
at("board").addEventListener("cell", describeCell);
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const target = /** @type {any} */ (event.target);
  // The slider, lists, fields and the board use the arrow keys themselves.
  const isUsed = [slider, at("board")].includes(target) || target.matches?.("select, input");
  if (!step || isUsed || at("page").hidden || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stopFilm();
  go(slider.valueAsNumber + step);
});
at("zoom-in").addEventListener("click", () => board.zoom(1.5));
at("zoom-out").addEventListener("click", () => board.zoom(1 / 1.5));
at("whole").addEventListener("click", () => board.fit());
// Only while the board has the focus: speech input may type single characters anywhere (WCAG 2.1.4).
at("board").addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "+") board.zoom(1.5);
  if (event.key === "-") board.zoom(1 / 1.5);
  if (event.key === "0") board.fit();
});

showFilmState();
play.refresh();
// A stream occupies one of the few connections of a browser, which first load the state.
refresh().then(() => at("gone").hidden && connect());
