// The board: images of a few regions in a plane that is moved and scaled, images of chunks with more detail above them where they are
// needed, and then numbers and coordinates.

/** The side of a cell in the plane, in pixels. */
const CELL = 64;
/** The space around the board, in cells. It has the coordinates. */
const MARGIN = 0.8;
/** The largest scale of the plane. */
const MAX_SCALE = 4;
/** The numbers of screen pixels per cell from which on the images of chunks, and the large ones of them, are shown. */
const CHUNKS_FROM = 42;
const LARGE_FROM = 90;
/** The distance in pixels up to which a press is not a movement. */
const SLOP = 8;
/** The distance in screen pixels up to which a press means a point, and the difference up to which it may mean another one. */
const REACH = 24;
const DOUBT = 5;
/** The side of a cell, in screen pixels, from which on its points can be told apart, and the one to which the board is enlarged. */
const LEGIBLE = 72;
const NEAR = 120;
/** The radius of a point, in pixels of the plane. */
const POINT = 10;
/** The space around the tile in the picture of the hand, in cells. */
const HAND_MARGIN = 27 / 160;
/** The overlap of neighbouring images in the plane, in pixels, without which their edges would show. */
const OVERLAP = 0.5;

/** The pause before another attempt to load an image, in milliseconds. */
const RETRY = 2000;

const SVG = "http://www.w3.org/2000/svg";

const isOnCell = (target, x, y) => target.is_cell && Math.floor(target.x) === Math.floor(x) && Math.floor(target.y) === Math.floor(y);

export class Board {
  /** Shows boards in an element with a plane. `imageUrl` returns the address of an image. */
  constructor(view, imageUrl) {
    this.view = view;
    this.imageUrl = imageUrl;
    this.plane = view.querySelector(".plane");
    this.overlay = document.createElementNS(SVG, "svg");
    this.overlay.setAttribute("aria-hidden", "true");
    this.plane.append(this.overlay);
    /** The images of the regions and of the chunks, by their positions in their grids. */
    this.regions = new Map();
    this.chunks = new Map();
    /** The number of images that are being loaded. */
    this.missing = 0;
    this.place = { x: 0, y: 0, scale: 1 };
    /** Whether the whole board is shown whenever it changes, until the user moves it. */
    this.isFitted = true;
    this.isDrawing = false;
    this.pointers = new Map();
    view.addEventListener("pointerdown", (event) => this.press(event));
    view.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) view.addEventListener(kind, (event) => this.release(event));
    /** The column and row of the chosen cell, or null. */
    this.cell = null;
    /** The places that can be tapped in the user's turn, with the chunks after the tried answers, or null. */
    this.turn = null;
    /** The tile that is tried, until the server has drawn it, and whether the server has described the answer. */
    this.ghost = null;
    this.isAnswered = false;
    /** Whether the board was enlarged for the user's turn. */
    this.isNear = false;
    view.addEventListener("keydown", (event) => this.walk(event));
    view.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    new ResizeObserver(() => this.isFitted && this.fit()).observe(view);
  }

  /** Shows a board. `moment` is a query for the moment in which its images are shown. */
  show(board, moment) {
    this.board = board;
    this.moment = moment;
    this.view.setAttribute("aria-busy", "true");
    this.view.style.backgroundColor = board.ground;
    this.regions = this.updated(this.regions, board.regions, board.region_side);
    this.chunks = this.updated(this.chunks, board.chunks, board.chunk_side);
    this.drawOverlay();
    if (this.isFitted) this.fit();
    else this.draw();
  }

  /** Shows the places that can be tapped and the chunks after the tried answers. Without a turn, shows the board alone. */
  showTurn(turn) {
    this.turn = turn;
    this.isAnswered = true;
    if (!this.board) return;
    this.view.setAttribute("aria-busy", "true");
    this.drawOverlay();
    this.draw();
  }

  /** Shows the tile in hand at a cell, until the images after the answer are there. `picture` has the tile with a margin around it. */
  showGhost({ x, y, degrees }, picture) {
    this.ghost?.remove();
    this.ghost = document.createElementNS(SVG, "svg");
    const image = document.createElementNS(SVG, "image");
    const shape = (node, attributes) => {
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    };
    shape(this.ghost, { class: "ghost", x: x * CELL, y: y * CELL, width: CELL, height: CELL, viewBox: "0 0 1 1" });
    const [side, margin] = [1 + 2 * HAND_MARGIN, -HAND_MARGIN];
    shape(image, { href: picture, x: margin, y: margin, width: side, height: side, transform: `rotate(${degrees} 0.5 0.5)` });
    this.ghost.append(image);
    this.overlay.prepend(this.ghost);
    this.isAnswered = false;
  }

  /** Enlarges the board around a target if its cell is small, or moves it into the view. */
  approach({ x, y }) {
    const { clientWidth, clientHeight } = this.view;
    if (CELL * this.place.scale < LEGIBLE) {
      const scale = NEAR / CELL;
      this.isNear ||= this.isFitted;
      this.isFitted = false;
      this.place = { scale, x: clientWidth / 2 - x * NEAR, y: clientHeight / 2 - y * NEAR };
      this.draw();
    } else {
      this.reveal([Math.floor(x), Math.floor(y)]);
    }
  }

  /** Shows the whole board again if it was enlarged for a turn. */
  leave() {
    if (this.isNear) this.fit();
    this.isNear = false;
  }

  /** Returns the new parts of a grid, with the images of the previous ones. `side` is that of a part, in cells. */
  updated(parts, named, side) {
    const kept = new Map();
    for (const [x, y, name] of named) {
      const key = `${x} ${y}`;
      const part = parts.get(key) ?? this.newPart(x, y, side * CELL);
      parts.delete(key);
      if (part.name !== name) Object.assign(part, { name, isShown: false, isLarge: false, wanted: null });
      kept.set(key, part);
    }
    for (const part of parts.values()) {
      part.wanted = null;
      part.image.remove();
    }
    return kept;
  }

  newPart(x, y, side) {
    const image = new Image();
    image.alt = "";
    image.draggable = false;
    image.className = side === this.board.region_side * CELL ? "region" : "chunk";
    Object.assign(image.style, {
      left: `${x * side}px`,
      top: `${y * side}px`,
      width: `${side + OVERLAP}px`,
      height: `${side + OVERLAP}px`,
    });
    this.plane.insertBefore(image, this.overlay);
    return { x, y, image, name: null, isShown: false, isLarge: false, wanted: null };
  }

  /** Draws the numbers of the spots, and the coordinates around the board. */
  drawOverlay() {
    const { spots, corners, columns, rows } = this.board;
    const [[west, north], [east, south]] = corners;
    const nodes = [];
    const text = (x, y, content, kind) => {
      const node = document.createElementNS(SVG, "text");
      node.setAttribute("x", `${(x + 0.5) * CELL}`);
      node.setAttribute("y", `${(y + 0.5) * CELL}`);
      node.setAttribute("class", kind);
      node.textContent = content;
      nodes.push(node);
    };
    const shape = (tag, kind, attributes) => {
      const node = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries({ class: kind, ...attributes })) node.setAttribute(name, value);
      nodes.push(node);
    };
    const frame = (x, y, kind) =>
      shape("rect", kind, { x: x * CELL + 2, y: y * CELL + 2, width: CELL - 4, height: CELL - 4, rx: 4 });
    if (!this.turn) {
      spots.forEach(([x, y], index) => {
        frame(x, y, "free");
        text(x, y, index + 1, "spot");
      });
    }
    this.overlay.classList.toggle("tried", this.turn?.targets.some(({ isChosen }) => isChosen) ?? false);
    for (const { x, y, is_cell, number, isChosen } of this.turn?.targets ?? []) {
      const kind = `target${isChosen ? " taken" : ""}${number ? " place" : ""}`;
      if (!is_cell) {
        shape("circle", kind, { cx: x * CELL, cy: y * CELL, r: POINT });
        continue;
      }
      frame(x - 0.5, y - 0.5, kind);
      if (number && !isChosen) text(x - 0.5, y - 0.5, number, "spot");
    }
    columns.forEach((name, index) => [north - 0.7, south + 0.7].forEach((y) => text(west + index, y, name, "axis")));
    rows.forEach((name, index) => [west - 0.7, east + 0.7].forEach((x) => text(x, north + index, name, "axis")));
    this.frame = document.createElementNS(SVG, "rect");
    this.frame.setAttribute("class", "chosen");
    this.overlay.replaceChildren(...(this.ghost ? [this.ghost] : []), ...nodes, this.frame);
    this.drawFrame();
  }

  /** Draws the frame around the chosen cell. */
  drawFrame() {
    const [x, y] = this.cell ?? [0, 0];
    const size = { x: x * CELL, y: y * CELL, width: CELL, height: CELL };
    for (const [name, value] of Object.entries(size)) this.frame.setAttribute(name, `${value}`);
    this.frame.style.display = this.cell ? "" : "none";
  }

  /** Chooses a cell, or none. */
  choose(cell) {
    this.cell = cell;
    this.drawFrame();
    this.view.dispatchEvent(new Event("cell"));
  }

  /** Chooses the cell at a point of the screen. Another press on it, or one away from the board, chooses none. */
  chooseAt(clientX, clientY) {
    const { left, top } = this.view.getBoundingClientRect();
    const side = CELL * this.place.scale;
    const [pointX, pointY] = [(clientX - left - this.place.x) / side, (clientY - top - this.place.y) / side];
    const choices = this.choicesAt(pointX, pointY, side);
    if (choices.length) {
      if (this.cell) this.choose(null);
      this.view.dispatchEvent(new CustomEvent("target", { detail: choices }));
      return;
    }
    const [x, y] = [Math.floor(pointX), Math.floor(pointY)];
    const [nearX, nearY] = this.nearest(x, y);
    const isChosen = this.cell?.[0] === x && this.cell?.[1] === y;
    this.choose(isChosen || nearX !== x || nearY !== y ? null : [x, y]);
  }

  /** Returns the choices at a position in cells: those of the nearest points, or of the cell. */
  choicesAt(x, y, side) {
    const targets = this.turn?.targets ?? [];
    const distances = targets
      .filter((target) => !target.is_cell)
      .map((target) => ({ target, distance: Math.hypot(target.x - x, target.y - y) * side }));
    const least = Math.min(REACH, ...distances.map(({ distance }) => distance));
    const near = distances.filter(({ distance }) => distance < REACH && distance <= least + DOUBT);
    const found = near.length ? near.map(({ target }) => target) : targets.filter((target) => isOnCell(target, x, y));
    return found.flatMap(({ choices }) => choices);
  }

  /** Returns the choices on a cell. */
  choicesOn([x, y]) {
    const isHere = (target) => Math.floor(target.x) === x && Math.floor(target.y) === y;
    return (this.turn?.targets ?? []).filter(isHere).flatMap(({ choices }) => choices);
  }

  /** Returns the nearest cell of the board or beside it. */
  nearest(x, y) {
    const [[west, north], [east, south]] = this.board.corners;
    return [Math.min(Math.max(x, west - 1), east + 1), Math.min(Math.max(y, north - 1), south + 1)];
  }

  /** Chooses the cell in the direction of an arrow key, and moves it into the view. The first key chooses the last tile. */
  walk(event) {
    // The buttons on the board have keys of their own.
    if (event.target !== this.view) return;
    if (event.key === "Escape" && this.cell) this.choose(null);
    if (event.key === "Enter" && this.cell) {
      const choices = this.choicesOn(this.cell);
      if (choices.length) this.view.dispatchEvent(new CustomEvent("target", { detail: choices }));
    }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || !this.board || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (this.cell) this.choose(this.nearest(this.cell[0] + step[0], this.cell[1] + step[1]));
    else this.choose(this.board.last ?? [0, 0]);
    this.reveal(this.cell);
  }

  /** Moves the board so that a cell is visible. */
  reveal([column, row]) {
    const { x, y, scale } = this.place;
    const side = CELL * scale;
    const [left, top] = [x + column * side, y + row * side];
    const { clientWidth, clientHeight } = this.view;
    const moveX = Math.max(0, -left) + Math.min(0, clientWidth - left - side);
    const moveY = Math.max(0, -top) + Math.min(0, clientHeight - top - side);
    if (!moveX && !moveY) return;
    this.place = { scale, x: x + moveX, y: y + moveY };
    this.isFitted = false;
    this.draw();
  }

  /** Shows the whole board, now and after further changes. */
  fit() {
    if (!this.board || !this.view.clientWidth) return;
    const [[west, north], [east, south]] = this.board.corners;
    const width = (east - west + 1 + 2 * MARGIN) * CELL;
    const height = (south - north + 1 + 2 * MARGIN) * CELL;
    const { clientWidth, clientHeight } = this.view;
    const scale = Math.min(clientWidth / width, clientHeight / height, 2);
    this.fittedScale = scale;
    this.isFitted = true;
    this.place = {
      scale,
      x: clientWidth / 2 - ((west + east + 1) / 2) * CELL * scale,
      y: clientHeight / 2 - ((north + south + 1) / 2) * CELL * scale,
    };
    this.draw();
  }

  /** Scales the board by a factor. The point of the view, by default its middle, stays where it is. */
  zoom(factor, x = this.view.clientWidth / 2, y = this.view.clientHeight / 2, from = this.place) {
    if (!this.board) return;
    const least = Math.min(this.fittedScale ?? 1, 1) / 2;
    const scale = Math.min(Math.max(from.scale * factor, least), MAX_SCALE);
    const change = scale / from.scale;
    this.place = { scale, x: x - (x - from.x) * change, y: y - (y - from.y) * change };
    this.isFitted = false;
    this.draw();
  }

  /** Draws at most once per frame. */
  draw() {
    if (this.isDrawing) return;
    this.isDrawing = true;
    requestAnimationFrame(() => {
      this.isDrawing = false;
      const { x, y, scale } = this.place;
      this.plane.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      this.loadImages();
    });
  }

  /**
   * Loads the images of the regions, and those of the chunks that are visible at a scale that needs them, large ones at a large scale.
   * Images that were shown before stay.
   */
  loadImages() {
    for (const region of this.regions.values()) this.want(region, this.imageUrl(region.name), false);
    const { x, y, scale } = this.place;
    const side = this.board.chunk_side * CELL * scale;
    const pixels = CELL * scale * devicePixelRatio;
    const { clientWidth, clientHeight } = this.view;
    for (const chunk of this.chunks.values()) {
      const [left, top] = [x + chunk.x * side, y + chunk.y * side];
      const isVisible = left < clientWidth && top < clientHeight && left + side > 0 && top + side > 0;
      chunk.isShown ||= isVisible && pixels >= CHUNKS_FROM;
      chunk.isLarge ||= isVisible && pixels >= LARGE_FROM;
      const size = chunk.isLarge ? "?size=large" : "";
      const tried = this.turn?.chunks.get(`${chunk.x} ${chunk.y}`);
      if (tried) this.want(chunk, tried + size.replace("?", "&"), true);
      else if (chunk.isShown) this.want(chunk, this.imageUrl(chunk.name, size), false);
      else this.hide(chunk);
    }
    this.showMissing();
  }

  want(part, url, isTried) {
    if (part.wanted !== url) this.load(part, url, isTried);
  }

  /** Hides the image of a chunk, so that its region is visible. */
  hide(chunk) {
    chunk.wanted = null;
    chunk.image.removeAttribute("src");
  }

  /** Shows assistive technology whether images are missing. Without missing ones, the tile that they show needs no ghost. */
  showMissing() {
    this.view.setAttribute("aria-busy", this.missing > 0);
    if (this.missing > 0 || !this.isAnswered) return;
    this.ghost?.remove();
    this.ghost = null;
  }

  /** Loads an image of a part and shows it when it is complete. Until then, the previous one is shown. */
  async load(part, url, isTried) {
    part.wanted = url;
    this.missing += 1;
    const isLoaded = await this.loadFrom(part, url, isTried);
    this.missing -= 1;
    this.showMissing();
    if (isLoaded || part.wanted !== url) return;
    setTimeout(() => {
      if (part.wanted !== url) return;
      part.wanted = null;
      this.draw();
    }, RETRY);
  }

  async loadFrom(part, url, isTried) {
    const moment = `${url.includes("?") ? "&" : "?"}${this.moment}`;
    // A process that has not drawn the image yet finds it by the moment. Tried answers are drawn by any process.
    for (const address of isTried ? [url] : [url, url + moment]) {
      const loading = new Image();
      loading.src = address;
      const isLoaded = await loading.decode().then(
        () => true,
        () => false,
      );
      if (part.wanted !== url) return false;
      if (isLoaded) {
        part.image.src = address;
        return true;
      }
    }
    return false;
  }

  press(event) {
    if (event.target.closest("button") || event.button > 0) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // Otherwise, a button that is released outside of the board would count as pressed.
    this.view.setPointerCapture(event.pointerId);
    this.begin();
  }

  /** Begins a movement by the pressed pointers. It is computed from their positions at this moment. */
  begin() {
    const { x, y } = this.centre();
    this.gesture = { place: this.place, x, y, spread: this.spread(), hasMoved: false };
  }

  move(event) {
    if (!this.pointers.has(event.pointerId)) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { place, x, y, spread } = this.gesture;
    const now = this.centre();
    const isFar = Math.hypot(now.x - x, now.y - y) > SLOP;
    if (!this.gesture.hasMoved && !isFar && this.pointers.size === 1) return;
    this.gesture.hasMoved = true;
    const factor = spread ? this.spread() / spread : 1;
    const { left, top } = this.view.getBoundingClientRect();
    const moved = { scale: place.scale, x: place.x + now.x - x, y: place.y + now.y - y };
    this.zoom(factor, now.x - left, now.y - top, moved);
  }

  release(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.pointers.size) {
      this.begin();
      // The last finger of several chooses no cell.
      this.gesture.hasMoved = true;
    } else if (event.type === "pointerup" && !this.gesture.hasMoved && this.board) {
      this.chooseAt(event.clientX, event.clientY);
    }
  }

  /** Returns the middle of the pressed pointers. */
  centre() {
    const points = [...this.pointers.values()];
    const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return { x: mean("x"), y: mean("y") };
  }

  /** Returns the distance of the first two pressed pointers, or 0 if there is only one. */
  spread() {
    const [one, other] = this.pointers.values();
    return other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  wheel(event) {
    event.preventDefault();
    const { left, top } = this.view.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    this.zoom(Math.exp(-event.deltaY * lines * speed), event.clientX - left, event.clientY - top);
  }
}
