// The review of a finished game, which the server makes on request.

/** The pause before another request after a failure, in milliseconds. */
const RETRY = 3000;
/** The number of failures after which the user must ask again. */
const MAX_FAILURES = 3;

/** @type {(id: string) => any} */
const at = (id) => document.getElementById(id);

/** Lets users show the review of the table whose page has this address. */
export function offerReview(base, lang) {
  at("review-show").addEventListener("click", async () => {
    at("review-show").hidden = true;
    at("review-status").textContent = at("review-status").dataset.waiting;
    const { review, refusal } = await load(base, lang);
    at("review-status").textContent = refusal ?? "";
    at("review-show").hidden = review !== undefined;
    if (review) show(review, base, lang);
  });
}

/** Loads the review. Making it may take minutes. Returns the reason without one. */
async function load(base, lang) {
  for (let failures = 0; failures < MAX_FAILURES;) {
    const response = await fetch(`${base}/review?lang=${lang}`).catch(() => null);
    if (response?.status === 200) return { review: await response.json() };
    if (response?.status === 403) return { refusal: await response.json() };
    if (response?.status === 202) continue;
    failures += 1;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
  return { refusal: document.body.dataset.failed };
}

function show({ seats, chart, moves, note }, base, lang) {
  const picture = (number, text) => {
    const image = new Image();
    image.src = `${base}/review/${number}?lang=${lang}`;
    image.alt = text;
    return image;
  };
  const line = (text) => {
    const node = document.createElement("p");
    node.textContent = text;
    return node;
  };
  const described = moves.flatMap(([text, image]) => [line(text), ...(image === null ? [] : [picture(...image)])]);
  at("review-content").replaceChildren(...seats.map(line), picture(0, chart), ...described, line(note));
}
