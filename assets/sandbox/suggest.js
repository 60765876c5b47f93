// The list of suggestions above the message box, which is controlled from the focused input.

import { el, newId } from "./dom.js";
import { pictured } from "./emoji.js";

/**
 * A list of suggestions in `place`. Items are {main, given, about, source}. Calls `choose(item)` with the chosen item. The focused
 * input gets the ID of the active item, for screen readers.
 */
export class Suggestions {
  constructor(place) {
    this.place = place;
    this.id = newId("suggestions");
    this.node = null;
    this.items = [];
    this.active = 0;
  }

  /** Returns whether the list has items. */
  get isOpen() {
    return this.node !== null && this.items.length > 0;
  }

  /**
   * Shows items under a heading, or the text `empty` if there are no items. If `eager` is false, no item is active until the
   * user selects one, and the input handles Enter.
   */
  show(input, heading, items, choose, { empty = "", eager = true } = {}) {
    this.close();
    if (!items.length && !empty) return;
    this.input = input;
    this.items = items;
    this.choose = choose;
    const list = el("ul", { role: "listbox", id: this.id, "aria-label": "Suggestions" }, items.map((item, index) => this.row(item, index)));
    const note = items.length ? null : el("div", { class: "empty", role: "status" }, empty);
    this.node = el("div", { class: "suggestions" }, heading && el("div", { class: "heading" }, heading), items.length ? list : note);
    // The input keeps the focus.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
    this.place.append(this.node);
    input.setAttribute("aria-controls", this.id);
    input.setAttribute("aria-expanded", "true");
    if (eager) this.point(0);
    else this.active = -1;
  }

  row(item, index) {
    const node = el(
      "li",
      { class: "suggestion", role: "option", id: `${this.id}-${index}` },
      el(
        "span",
        {},
        el("span", { class: "main" }, pictured(item.main)),
        (item.given ?? []).map((name) => el("span", { class: "given" }, name)),
        item.about && el("span", { class: "about" }, item.about),
      ),
      item.source && el("span", { class: "source" }, item.source),
    );
    node.addEventListener("mousemove", () => this.point(index));
    node.addEventListener("click", () => this.pick(index));
    return node;
  }

  point(index) {
    if (!this.items.length) return;
    this.active = (index + this.items.length) % this.items.length;
    const rows = this.node.querySelectorAll(".suggestion");
    rows.forEach((node, at) => {
      node.classList.toggle("active", at === this.active);
      node.setAttribute("aria-selected", String(at === this.active));
    });
    rows[this.active].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
  }

  pick(index = this.active) {
    const item = this.items[index];
    const { choose } = this;
    this.close();
    choose(item);
  }

  close() {
    this.node?.remove();
    this.node = null;
    this.items = [];
    this.input?.removeAttribute("aria-activedescendant");
    this.input?.setAttribute("aria-expanded", "false");
  }

  /** Handles arrow keys, Enter, Tab and Escape while the list is open. Returns whether it handled the key. */
  key(event) {
    if (!this.isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // If no item is active, the up key selects the last one.
    if (step) this.point(this.active < 0 ? Math.min(step, 0) : this.active + step);
    else if (event.key === "Enter" && this.active < 0) return false;
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.pick(Math.max(this.active, 0));
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    return true;
  }
}
