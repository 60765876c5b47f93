// Pictures and files of messages.

import { el } from "./dom.js";

/** Returns the URL of a file on the host from which the page was opened. */
export function local(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/attachments/") ? parsed.pathname : parsed.href;
  } catch {
    return "";
  }
}

/** Returns whether a browser can show a file as a picture. */
export function isPicture(file) {
  return /^image\/(png|gif|jpeg|webp|apng)$/.test(file.content_type ?? "");
}

/** Creates the elements for a message's files: first pictures, then other files. */
export function attachments(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  const nodes = [];
  if (pictures.length) {
    const many = pictures.length > 1 ? "" : "one";
    nodes.push(el("div", { class: `media ${many}` }, pictures.map((file) => picture(local(file.url), file))));
  }
  return [...nodes, ...others.map(fileCard)];
}

/** Creates a picture that can be opened in full size. */
export function picture(src, { description, width, height, filename } = {}) {
  const alt = description || filename || "Image";
  // Space is reserved for the picture, so it can be loaded when it is about to become visible.
  const image = el("img", { ...(width && height ? { loading: "lazy", style: room(width, height) } : {}), src, alt });
  const badge = description && el("span", { class: "alt", "aria-hidden": "true", title: description }, "ALT");
  return el("button", { class: "picture", type: "button", on: { click: () => lightbox(src, description) } }, image, badge);
}

/** Returns the size in which Discord shows a picture. It is set in advance, so that nothing moves when the picture is loaded. */
const WIDEST = 550;
const HIGHEST = 350;

function room(width, height) {
  const scale = Math.min(1, WIDEST / width, HIGHEST / height);
  return { width: `${Math.round(width * scale)}px`, aspectRatio: `${width} / ${height}` };
}

/** Creates the card of a file that can be downloaded. */
export function fileCard(file) {
  const size = file.size === undefined ? "" : file.size < 1024 ? `${file.size} bytes` : `${(file.size / 1024).toFixed(1)} KB`;
  const name = el("a", { href: local(file.url), download: file.filename }, file.filename);
  return el("div", { class: "file" }, el("span", {}, name, el("span", { class: "size" }, size)));
}

function lightbox(src, description) {
  const image = el("img", { src, alt: description ?? "" });
  const original = el("a", { href: src, target: "_blank", rel: "noopener" }, "Open original");
  const caption = el("p", {}, description ? `${description} · ` : "", original);
  const dialog = el("dialog", { class: "lightbox", "aria-label": "Picture" }, image, caption);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  image.addEventListener("click", () => dialog.classList.toggle("full"));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
