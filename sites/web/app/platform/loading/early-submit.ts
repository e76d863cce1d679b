/** A part whose code comes later. */
export interface LaterPart {
  /** It is hydrated. */
  listens: boolean;
}

/** How long a button waits for the code of its part, ms. */
const timeoutMs = 3000;

/** Parts of the page that do not listen yet. */
const missing = new Set<LaterPart>();
/** What was pressed last before they did. */
let pressed: HTMLElement | null = null;

/** Forms with an action of their own lead to a page in any case. Those without gather buttons that act on this one. */
function hold(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute("action")) return;
  event.preventDefault();
  if (pressed === null) setTimeout(goOn, timeoutMs);
  pressed = event.submitter;
}

/** All parts listen, or have not come in time: then the browser sends the form itself. */
function goOn(): void {
  removeEventListener("submit", hold, true);
  missing.clear();
  const again = pressed;
  pressed = null;
  again?.click();
}

/**
 * Until all parts listen, buttons such as a card's heart wait with having been pressed: the browser would send them
 * itself, and lead away from the page.
 */
export function awaitPart(part: LaterPart): void {
  if (part.listens) return;
  if (missing.size === 0) addEventListener("submit", hold, true);
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
