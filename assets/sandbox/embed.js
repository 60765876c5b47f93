// Embeds.

import { el } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { local, picture } from "./media.js";
import { messageTime } from "./time.js";

/** Creates the element for an embed. */
export function embed(data) {
  const colour = data.color === undefined || data.color === null ? "" : `#${data.color.toString(16).padStart(6, "0")}`;
  return el(
    "article",
    { class: "embed", style: { borderLeftColor: colour } },
    data.author && el("div", { class: "author" }, linked(data.author.name, data.author.url)),
    data.title && el("div", { class: "title" }, data.url ? linked(inline(data.title), data.url) : inline(data.title)),
    data.description && el("div", { class: "description content" }, markdown(data.description)),
    data.fields?.length && el("div", { class: "fields" }, data.fields.map(field)),
    data.thumbnail && el("div", { class: "thumbnail" }, picture(local(data.thumbnail.url))),
    data.image && picture(local(data.image.url)),
    (data.footer || data.timestamp) && el("div", { class: "footer" }, footer(data)),
  );
}

function linked(content, url) {
  return url ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}

function field(data) {
  const inlineClass = data.inline ? "field inline content" : "field content";
  return el("div", { class: inlineClass }, el("b", {}, inline(data.name)), markdown(data.value));
}

function footer(data) {
  const parts = [data.footer?.text, data.timestamp && messageTime(data.timestamp)];
  return parts.filter(Boolean).join(" • ");
}
