// Modals: a dialog with text fields.

import { api } from "./api.js";
import { avatar, el, newId } from "./dom.js";
import { watch } from "./live.js";
import { state } from "./state.js";

const PARAGRAPH = 2;

/** Opens the modal of an outcome. Calls `fail` with errors that occur after the modal was closed. */
export function openModal(outcome, fail) {
  const { modal } = outcome;
  const rows = modal.components.flatMap((row) => row.components ?? []);
  const inputs = rows.map(field);
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const title = newId("modal");
  const cancel = el("button", { class: "button secondary", type: "button", on: { click: () => dialog.close() } }, "Cancel");
  const form = el(
    "form",
    { method: "dialog" },
    el("header", {}, avatar({ ...state.bot, bot: true }), el("h2", { id: title }, modal.title)),
    el("div", { class: "fields" }, inputs.map((input) => input.node)),
    problem,
    el("footer", {}, cancel, el("button", { class: "button primary", type: "submit" }, "Submit")),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(inputs.map(({ id, control }) => [id, control.value]));
    try {
      const begun = await api.submit(outcome.interaction, fields);
      watch(begun, (now) => {
        if (now.outcome === "failed") fail("Something went wrong. Try again.");
        if (now.outcome !== "waiting") dialog.close();
      });
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  inputs[0]?.control.focus();
}

function field(input) {
  const id = newId("field");
  const needed = input.required !== false;
  const props = {
    id,
    name: input.custom_id,
    value: input.value ?? "",
    placeholder: input.placeholder ?? "",
    required: needed,
    maxLength: input.max_length ?? 4000,
    minLength: input.min_length ?? 0,
  };
  const control = input.style === PARAGRAPH ? el("textarea", props) : el("input", { ...props, type: "text", autocomplete: "off" });
  const label = el("label", { for: id }, input.label, needed && el("span", { class: "needed", "aria-hidden": "true" }, " *"));
  return { id: input.custom_id, control, node: el("div", {}, label, control) };
}
