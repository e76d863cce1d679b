/** What is hydrated at some time: the page, or a part of it whose code comes later. */
export interface LaterPart {
  /** It is hydrated. */
  listens: boolean;
}

/** How long a press waits for what should answer it, ms. */
const timeoutMs = 3000;

/** What does not listen yet. */
const missing = new Set<LaterPart>();
/** The button that was pressed last before all listened. */
let pressed: HTMLElement | null = null;
/** Whether a hash was followed before. */
let isHashHeld = false;
/** Path and query of the page whose parts are missing. */
let page = "";

/**
 * A button such as a card's heart was pressed: the browser would send it, and lead away from the page. Forms with an
 * action of their own lead to one in any case.
 */
function holdButton(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute("action")) return;
  event.preventDefault();
  setTimeout(goOn, timeoutMs);
  pressed = event.submitter;
}

/**
 * A hash was followed, and the browser shows what it names. React Router would tell all parts of the new location, and
 * React, which cannot hydrate with another than the server's, would render them anew.
 */
function holdHash(event: PopStateEvent): void {
  if (here() !== page) return;
  event.stopImmediatePropagation();
  setTimeout(goOn, timeoutMs);
  isHashHeld = true;
}

const here = () => `${location.pathname}${location.search}`;

/** All listens, or has not come in time: then the browser does what it does without script. */
function goOn(): void {
  removeEventListener("submit", holdButton, true);
  removeEventListener("popstate", holdHash, true);
  missing.clear();
  const button = pressed;
  pressed = null;
  if (isHashHeld) dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  isHashHeld = false;
  button?.click();
}

/** Holds back what is pressed until the part listens, and all others do. */
export function awaitPart(part: LaterPart): void {
  if (part.listens) return;
  if (missing.size === 0) {
    page = here();
    addEventListener("submit", holdButton, true);
    addEventListener("popstate", holdHash, true);
  }
  missing.add(part);
}

/** The part listens, or has gone. */
export function partListens(part: LaterPart): void {
  part.listens = true;
  if (!missing.delete(part) || missing.size > 0) return;
  // For what waits until all of a page answers.
  performance.mark("listening");
  goOn();
}

const wholePage: LaterPart = { listens: false };
if (!import.meta.env.SSR) awaitPart(wholePage);

/** The page has been hydrated, but for its parts. */
export const pageListens = (): void => partListens(wholePage);
