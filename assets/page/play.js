// The user's turn: the answers that the server offers, tried on the board and committed. It contains no rules.

/** The number of choices up to which each of them is a button. */
const MAX_BUTTONS = 8;
/** The pause before another attempt to load the turn, in milliseconds. */
const RETRY = 2000;

/** @type {(id: string) => any} */
const at = (id) => document.getElementById(id);

export class Play {
  /** Plays at the table with this address on a board. `committed` is called after each change. */
  constructor(base, lang, board, committed) {
    this.base = base;
    this.lang = lang;
    this.board = board;
    this.committed = committed;
    /** The state that the server has described last, or null. */
    this.state = null;
    this.isPast = false;
    /** Whether the last attempt to load the turn failed. */
    this.isMissing = false;
    /** The path of the answers that the user has chosen last. */
    this.path = "";
    this.request = 0;
    this.hasSession = document.body.dataset.session !== undefined;
    at("confirm").addEventListener("click", () => this.confirm());
    at("cancel").addEventListener("click", () => {
      board.leave();
      this.try("");
    });
    at("hint").addEventListener("click", () => this.take(this.state.turn.hint));
    at("undo").addEventListener("click", () => this.undo());
    at("logout").addEventListener("click", () => this.logOut());
    at("round").addEventListener("submit", (event) => this.submit(event));
    at("message").addEventListener("click", () => this.say(""));
    /** The controls of a player, once their script is loaded. */
    this.own = null;
    if (this.hasSession) this.loadOwn();
    board.view.addEventListener("target", ({ detail }) => this.choose(detail));
    this.offerLogin();
  }

  async loadOwn() {
    const { Own } = await import("./own.js");
    this.own = new Own(this);
    this.own.show(this.state ?? {});
  }

  /** Offers to begin a session if the address has the secret of a login link, which is removed from the address. */
  offerLogin() {
    const secret = /^#play=(\w+)$/.exec(location.hash)?.[1];
    if (!secret) return;
    history.replaceState(null, "", location.pathname + location.search);
    at("login").hidden = false;
    at("login-begin").addEventListener("click", async () => {
      at("login-begin").disabled = true;
      const response = await this.post("/session", secret);
      if (response?.ok) location.reload();
      at("login-invalid").hidden = response?.status !== 401;
      if (response?.ok || response?.status === 401) return;
      // The link is still valid.
      this.say(document.body.dataset.failed);
      at("login-begin").disabled = false;
    });
  }

  /** Loads the question to the user again, with the answers tried so far if it is the same one. */
  refresh() {
    this.listGames();
    return this.try(this.path);
  }

  /** Tries answers, given as a path. */
  async try(path) {
    if (!this.hasSession) return;
    // A refresh while the answers are being tried does not discard them.
    this.path = path;
    const request = ++this.request;
    const query = new URLSearchParams({ lang: this.lang, path });
    const number = this.state?.turn?.number;
    if (number !== undefined) query.set("number", number);
    const response = await fetch(`${this.base}/turn?${query}`).catch(() => null);
    if (request !== this.request) return;
    if (response?.status === 401) return this.end();
    if (response?.status === 403) return this.exclude(await response.json());
    // A closed page has a notice of its own.
    if (response?.status === 404) return;
    if (!response?.ok) {
      this.isMissing = true;
      this.say(document.body.dataset.retrying);
      setTimeout(() => request === this.request && this.try(path), RETRY);
      return;
    }
    const state = await response.json();
    if (request !== this.request) return;
    if (this.isMissing) this.say("");
    this.isMissing = false;
    if (state.turn?.number !== number) this.board.leave();
    this.state = state;
    this.path = state.turn?.path ?? "";
    this.show();
  }

  /** Lists the user's games. */
  async listGames() {
    if (!this.hasSession) return;
    const { gameItem, loadGames } = await import("./games.js");
    const games = await loadGames(this.lang);
    if (!games) return;
    at("games").hidden = false;
    at("games").querySelector("ul").replaceChildren(...games.map((game) => gameItem(game, this.lang, this.base)));
  }

  /** Shows that there is no session. */
  end() {
    // An answer that is still to come shows no turn.
    ++this.request;
    this.say("");
    this.hasSession = false;
    at("discord")?.removeAttribute("hidden");
    this.state = null;
    at("logged-out").hidden = false;
    this.show();
  }

  /** Shows that the user has lost access to the table, which others still watch. */
  exclude(message) {
    this.state = null;
    this.show();
    this.say(message);
  }

  /** Shows the question while the present is shown, and hides it otherwise. */
  showAt(isPast) {
    this.isPast = isPast;
    this.show();
  }

  show() {
    const { seat = null, turn = null, round = null, undo = null } = this.state ?? {};
    at("undo").hidden = undo === null;
    this.own?.show(this.state ?? {});
    at("logout").hidden = !this.hasSession;
    at("play").hidden = this.isPast || !(turn || round);
    at("seat").textContent = seat ?? "";
    at("your-turn").hidden = !turn && !round?.is_awaited;
    at("commit").hidden = !turn;
    at("tap").hidden = !turn || turn.path !== "" || !turn.groups.some(hasTargets);
    at("confirm").disabled = !turn?.can_confirm;
    at("cancel").disabled = !turn?.path;
    const focused = /** @type {any} */ (document.activeElement);
    at("cancel").hidden = Boolean(turn?.hint);
    at("hint").hidden = !turn?.hint;
    // Only one of the two buttons is shown.
    if (focused.hidden && turn) (focused === at("hint") ? at("cancel") : at("hint")).focus();
    setLines(at("play-lines"), (turn ?? round)?.lines ?? []);
    this.showGroups(turn?.groups ?? []);
    this.showRound(round);
    this.board.showTurn(this.isPast || !turn ? null : this.trial(turn));
    document.body.dataset.path = turn?.path ?? "";
    document.body.dataset.number = turn?.number ?? round?.number ?? "";
  }

  /** Returns what the board shows of a turn: the places that can be tapped, and the chunks after the answers. */
  trial({ number, path, groups, chunks }) {
    const query = new URLSearchParams({ number, path });
    const targets = new Map();
    for (const choice of groups.flatMap((group) => group.choices)) {
      if (!choice.target) continue;
      const { x, y, is_cell } = choice.target;
      const key = `${x} ${y} ${is_cell}`;
      const target = targets.get(key) ?? { ...choice.target, choices: [], isChosen: false };
      target.choices.push(choice);
      target.isChosen ||= choice.is_chosen;
      targets.set(key, target);
    }
    const url = (x, y) => `${this.base}/turn/board?${query}&x=${x}&y=${y}`;
    return { targets: [...targets.values()], chunks: new Map(chunks.map(([x, y]) => [`${x} ${y}`, url(x, y)])) };
  }

  /** Shows the choices: those of a kind as buttons, or as a list if there are many. Keeps the focus on its choice, if it is still there. */
  showGroups(groups) {
    const focused = /** @type {any} */ (document.activeElement)?.dataset.key;
    at("pick").replaceChildren();
    at("groups").replaceChildren(...groups.map((group) => this.group(group)));
    if (!focused) return;
    (document.querySelector(`[data-key="${CSS.escape(focused)}"]`) ?? at("turn-heading")).focus();
  }

  group({ heading, choices }) {
    const group = document.createElement("fieldset");
    const legend = document.createElement("legend");
    legend.textContent = heading;
    group.append(legend);
    if (choices.length <= MAX_BUTTONS) {
      group.append(...choices.map((choice) => this.button(choice, `${heading} ${choice.label}`)));
      return group;
    }
    const list = document.createElement("select");
    list.dataset.key = heading;
    list.setAttribute("aria-label", heading);
    const option = (choice, index) => new Option(fullLabel(choice), index, false, choice.is_chosen);
    const none = new Option("–", "");
    none.disabled = true;
    none.selected = !choices.some((choice) => choice.is_chosen);
    list.append(none, ...choices.map(option));
    list.addEventListener("change", () => this.take(choices[list.value]));
    group.append(list);
    return group;
  }

  button(choice, key) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.key = key;
    button.setAttribute("aria-pressed", choice.is_chosen);
    button.textContent = choice.label;
    if (choice.note) {
      const note = document.createElement("small");
      note.textContent = choice.note;
      button.append(" ", note);
    }
    button.addEventListener("click", () => this.take(choice));
    return button;
  }

  /** Tries a choice, and shows its place. */
  take(choice) {
    this.say("");
    const hand = at("hand").hidden ? "" : at("hand").querySelector("img").src;
    if (choice.tile && hand) this.board.showGhost(choice.tile, hand);
    if (choice.target?.is_cell) this.board.approach(choice.target);
    return this.try(choice.path);
  }

  /** Tries the choice that was tapped. If there are several, the user picks one of them from buttons. */
  choose(choices) {
    if (choices.length === 1) return this.take(choices[0]);
    at("pick").replaceChildren(...choices.map((choice) => this.button(choice, `pick ${choice.label}`)));
    at("pick").firstElementChild.focus();
  }

  showRound(round) {
    at("round").hidden = !round;
    if (!round) return;
    const field = ([letter, number]) => {
      const label = document.createElement("label");
      const input = document.createElement("input");
      Object.assign(input, { type: "number", min: 0, max: round.max, required: true, value: number ?? 0 });
      label.append(letter, " ", input);
      return label;
    };
    const key = JSON.stringify([round.number, round.subjects]);
    // The input of the user stays until the round has changed.
    if (at("subjects").dataset.key === key) return;
    at("subjects").dataset.key = key;
    at("subjects").replaceChildren(...round.subjects.map(field));
  }

  submit(event) {
    event.preventDefault();
    const numbers = [...at("subjects").querySelectorAll("input")].map((input) => input.valueAsNumber);
    return this.change("round", { number: this.state.round.number, numbers });
  }

  confirm() {
    const { number, path } = this.state.turn;
    return this.change("turn", { number, path });
  }

  undo() {
    return this.change("undo", { length: this.state.undo });
  }

  async logOut() {
    const response = await this.post("/session/end", null);
    if (response?.ok) this.end();
    else this.say(document.body.dataset.failed);
  }

  /** Changes something, and shows the message of the server. Returns another response of the server, or null after a failure. */
  async change(part, body) {
    this.say("");
    /** @type {NodeListOf<HTMLButtonElement>} */
    const found = document.querySelectorAll("button:is(#confirm, #undo, #submit), #vote button, #own button");
    const buttons = [...found];
    const isFocused = buttons.some((button) => button === document.activeElement);
    for (const button of buttons) button.disabled = true;
    const response = await this.post(`${this.base}/${part}?lang=${this.lang}`, body);
    for (const button of buttons) button.disabled = false;
    if (response?.status === 401) return this.end();
    const hasAnswer = response?.headers.get("content-type")?.startsWith("application/json");
    const answer = hasAnswer ? await response.json() : "";
    const message = typeof answer === "string" ? answer : "";
    const { failed, uncertain } = document.body.dataset;
    const isRefused = response?.status >= 400 && response.status < 500;
    this.say(withTimes(message, this.lang) || (response?.ok ? "" : isRefused ? failed : uncertain));
    await this.try(response?.ok ? "" : this.path);
    if (isFocused && !document.activeElement?.matches("button")) at(at("play").hidden ? "heading" : "turn-heading").focus();
    this.committed();
    return response?.ok ? answer : null;
  }

  post(path, body) {
    const headers = { "content-type": "application/json" };
    return fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  }

  say(message) {
    at("message").textContent = message;
    at("message").hidden = message === "";
  }
}

/** Replaces the times in a text, such as {@1764439200}, by those of the user's time zone. */
export function withTimes(text, lang) {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return text.replace(/\{@(\d+)\}/g, (_, seconds) => format.format(new Date(seconds * 1000)));
}

const hasTargets = ({ choices }) => choices.some((choice) => choice.target);

const fullLabel = ({ label, note }) => (note ? `${label} – ${note}` : label);

function setLines(node, lines) {
  const text = lines.join("\n");
  if (node.textContent !== text) node.textContent = text;
}
