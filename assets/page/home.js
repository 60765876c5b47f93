// The page with the user's games, each with a small picture of its board.

import { gameItem, loadGames, loadPast } from "./games.js";

/** The greatest width and height of a picture, in pixels. */
const SIZE = 120;
/** The space around a board, in cells, into which towers reach. */
const MARGIN = 0.3;
/** The time after which the list is loaded again, in milliseconds. */
const INTERVAL = 60_000;

const lang = document.documentElement.lang;
/** The number of parts of the finished games that are shown. */
let pastPart = 0;
/** @type {(id: string) => any} */
const at = (id) => document.getElementById(id);

async function show() {
  const hasSession = document.body.dataset.session !== undefined;
  const games = hasSession ? await loadGames(lang) : null;
  at("offline").hidden = games !== undefined;
  if (games === undefined) return;
  at("login").hidden = games !== null;
  at("none").hidden = games?.length !== 0;
  const items = (games ?? []).map(item);
  at("games").replaceChildren(...items);
  await addThumbnails(items, games ?? []);
  if (games !== null && pastPart === 0) await showOlder();
  document.body.dataset.ready = "";
}

/** Creates the entry of a game, with space for a picture. */
function item(game) {
  const item = gameItem(game, lang, null);
  const text = document.createElement("span");
  text.append(...item.childNodes);
  item.append(text);
  return item;
}

/** Adds pictures to the entries of games, one after another, so that the first ones appear soon. */
async function addThumbnails(items, games) {
  for (const [index, { page }] of games.entries()) {
    const picture = page === null ? null : await thumbnail(page);
    if (picture) items[index].prepend(picture);
  }
}

/** Shows the next part of the finished games. */
async function showOlder() {
  at("older").disabled = true;
  const past = await loadPast(lang, pastPart);
  at("older").disabled = false;
  if (!past) return;
  pastPart += 1;
  const items = past.games.map(item);
  const list = at("past").querySelector("ul");
  list.append(...items);
  at("past").hidden = list.children.length === 0;
  at("older").hidden = !past.has_older;
  await addThumbnails(items, past.games);
}

/** Returns a small picture of the board of the table whose page has this address. Returns null after a failure. */
async function thumbnail(page) {
  const response = await fetch(`${page}/state?lang=${lang}`).catch(() => null);
  if (!response?.ok) return null;
  const { ground, corners, regions, region_side } = (await response.json()).board;
  const [[west, north], [east, south]] = corners;
  const [columns, rows] = [east - west + 1 + 2 * MARGIN, south - north + 1 + 2 * MARGIN];
  const scale = SIZE / Math.max(columns, rows);
  const view = document.createElement("span");
  view.className = "thumbnail";
  Object.assign(view.style, { width: `${columns * scale}px`, height: `${rows * scale}px`, backgroundColor: ground });
  const images = regions.map(([x, y, name]) => {
    const image = new Image();
    image.alt = "";
    image.src = `${page}/images/${name}.png`;
    Object.assign(image.style, {
      left: `${(x * region_side - west + MARGIN) * scale}px`,
      top: `${(y * region_side - north + MARGIN) * scale}px`,
      width: `${region_side * scale}px`,
    });
    return image;
  });
  view.append(...images);
  return view;
}

at("older").addEventListener("click", showOlder);
document.addEventListener("visibilitychange", () => document.hidden || show());
setInterval(() => document.hidden || show(), INTERVAL);
show();
