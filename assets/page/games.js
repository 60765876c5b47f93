// The list of the user's games.

/** Loads the user's games. Returns null without a session, and undefined after a failure. */
export async function loadGames(lang) {
  const response = await fetch(`/games?lang=${lang}`).catch(() => null);
  if (response?.status === 401) return null;
  return response?.ok ? response.json() : undefined;
}

/** Loads a part of the user's finished games. Returns undefined after a failure. */
export async function loadPast(lang, part) {
  const response = await fetch(`/games/past?lang=${lang}&part=${part}`).catch(() => null);
  return response?.ok ? response.json() : undefined;
}

/** Creates the entry of a game. `current` is the address of the shown page. */
export function gameItem({ name, page, text, is_asked, since }, lang, current) {
  const item = document.createElement("li");
  const link = document.createElement(page === null ? "span" : "a");
  if (link instanceof HTMLAnchorElement) link.href = `${page}?lang=${lang}`;
  link.textContent = name;
  if (page === current) link.setAttribute("aria-current", "page");
  const note = document.createElement("span");
  note.textContent = [text, since === null ? "" : age(since, lang)].filter(Boolean).join(" · ");
  item.append(link, note);
  if (is_asked) item.className = "asked";
  return item;
}

/** Returns how long ago a time was, in the largest unit that fits. */
function age(since, lang) {
  const seconds = since - Date.now() / 1000;
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const [unit, length] = units.find(([, length]) => seconds <= -length) ?? units[2];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.ceil(seconds / length), unit);
}
