// Formats times in the current user's language.

import { state } from "./state.js";

const DAY = 86_400_000;

function locale() {
  return state.me?.locale ?? "en-US";
}

function format(date, options) {
  return new Intl.DateTimeFormat(locale(), options).format(date);
}

/** Returns a time as shown beside an author. The date is omitted if it is today. */
export function messageTime(iso) {
  const date = new Date(iso);
  const clock = format(date, { timeStyle: "short" });
  return isSameDay(date, new Date()) ? clock : `${format(date, { dateStyle: "short" })} ${clock}`;
}

/** Returns hour and minute. */
export function clockTime(iso) {
  return format(new Date(iso), { timeStyle: "short" });
}

/** Returns the full date. */
export function fullTime(iso) {
  return format(new Date(iso), { dateStyle: "full", timeStyle: "short" });
}

/** Returns the day, for the line between two days. */
export function dayName(iso) {
  return format(new Date(iso), { dateStyle: "long" });
}

export function isSameDay(one, other) {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["day", DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

function relative(date) {
  const distance = date - Date.now();
  const [unit, length] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(distance / length), unit);
}

/** Creates the element for `<t:seconds:style>`. Relative times are kept up to date. */
export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const node = document.createElement("time");
  node.className = "stamp";
  node.dateTime = date.toISOString();
  node.title = fullTime(date);
  if (style === "R") node.dataset.relative = String(date.getTime());
  node.textContent = style === "R" ? relative(date) : format(date, STYLES[style] ?? STYLES.f);
  return node;
}

setInterval(() => {
  for (const node of document.querySelectorAll("[data-relative]")) {
    node.textContent = relative(new Date(Number(node.dataset.relative)));
  }
}, 5000);
