// The actions of players other than moves: votes, absences, standing orders, and leaving the game. It contains no rules.

import { withTimes } from "./play.js";

/** @type {(id: string) => any} */
const at = (id) => document.getElementById(id);

export class Own {
  /** Shows the controls of a player. Changes are made by `play`. */
  constructor(play) {
    this.play = play;
    at("own").addEventListener("toggle", () => at("own").open && this.loadOrders());
    at("away").addEventListener("submit", (event) => {
      event.preventDefault();
      play.change("away", { days: Number(at("days").value) });
    });
    at("back").addEventListener("click", () => play.change("away", { days: 0 }));
    at("orders").addEventListener("submit", (event) => this.changeOrders(event));
    at("leave").addEventListener("click", () => at("leave-dialog").showModal());
    at("leave-keep").addEventListener("click", () => at("leave-dialog").close());
    at("leave-confirm").addEventListener("click", () => {
      at("leave-dialog").close();
      play.change("resign", null);
    });
  }

  /** Shows the vote and the other controls in the state of a player. */
  show({ vote = null, away = null, leave = null } = {}) {
    at("vote").hidden = vote === null;
    const lines = (vote?.lines ?? []).join("\n");
    if (at("vote-lines").textContent !== lines) at("vote-lines").textContent = lines;
    this.showChoices(vote);
    at("own").hidden = leave === null;
    at("away-text").hidden = at("back").hidden = away === null;
    at("away-text").textContent = withTimes(away ?? "", this.play.lang);
    at("leave-text").textContent = leave?.[0] ?? "";
    at("leave-confirm").textContent = leave?.[1] ?? "";
  }

  showChoices(vote) {
    const isFocused = at("vote-choices").contains(document.activeElement);
    const button = ({ label, is_chosen }, choice) => {
      const node = document.createElement("button");
      node.type = "button";
      node.textContent = label;
      node.setAttribute("aria-pressed", is_chosen);
      node.addEventListener("click", () => this.play.change("vote", { motion: vote.motion, choice }));
      return node;
    };
    at("vote-choices").replaceChildren(...(vote?.choices ?? []).map(button));
    if (isFocused) at(vote ? "vote-heading" : "heading").focus();
  }

  async loadOrders() {
    const response = await fetch(`${this.play.base}/orders?lang=${this.play.lang}`).catch(() => null);
    if (response?.ok) this.showOrders(await response.json());
    else this.play.say(document.body.dataset.failed);
  }

  showOrders({ title, hint, orders }) {
    at("orders-title").textContent = title;
    at("orders-hint").textContent = hint;
    at("orders-fields").replaceChildren(...orders.map(field));
  }

  async changeOrders(event) {
    event.preventDefault();
    const given = {};
    for (const input of at("orders-fields").querySelectorAll("input")) {
      if (input.type === "checkbox" ? input.checked : input.value !== "") {
        given[input.name] = input.type === "checkbox" ? null : input.valueAsNumber;
      }
    }
    const orders = await this.play.change("orders", given);
    if (orders) this.showOrders(orders);
  }
}

/** Returns the field of an order: a box to check, or a number. */
function field({ name, label, range, range_text, is_given, number }) {
  const node = document.createElement("label");
  const input = document.createElement("input");
  input.name = name;
  if (range === null) {
    Object.assign(input, { type: "checkbox", checked: is_given });
    node.append(input, " ", label);
    return node;
  }
  Object.assign(input, { type: "number", min: range[0], max: range[1], value: number ?? "" });
  const note = document.createElement("small");
  note.textContent = range_text;
  node.append(label, " ", input, " ", note);
  return node;
}
