import { entryMark, followHistory, keyHere } from "./watch-history.ts";

/**
 * An open modal has its own entry in the browser's history, with the page's address and the page's state, so that the
 * way back closes it instead of leaving the page. A router that starts after `watchHistory` never sees these entries:
 * for it nothing has happened.
 */
interface Entry {
  readonly key: string;
  readonly href: string;
  readonly onBack: () => void;
  /** Closed otherwise; its entry is about to be taken out of the history. */
  released: boolean;
}

/** The open modals, the outermost first. */
const entries: Entry[] = [];
/** A step back of our own that has not arrived yet. */
let isReturning = false;
/** What waits for its arrival. */
const waiting: (() => void)[] = [];
let count = 0;

/** Changes the history, but not under a step back: that would then lead to another place than it was meant for. */
function whenStill(change: () => void): void {
  if (isReturning) waiting.push(change);
  else change();
}

function followBack(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    for (const change of waiting.splice(0)) whenStill(change);
    return;
  }
  const top = entries.at(-1);
  if (top === undefined) return;
  const here = entries.findIndex(({ key }) => key === keyHere());
  const left = entries.splice(here + 1);
  // Still the same page: the step was only out of the modal.
  if (left.length > 0 && location.href === top.href) event.stopImmediatePropagation();
  for (const entry of left.toReversed()) if (!entry.released) entry.onBack();
}

/** Takes the entry out, unless another modal has taken it over or the visitor has gone on to another page. */
function takeOut(entry: Entry): void {
  const place = entries.indexOf(entry);
  if (place === -1) return;
  entries.splice(place, 1);
  if (keyHere() !== entry.key) return;
  isReturning = true;
  history.back();
}

function enter(entry: Entry): void {
  const state = { ...(history.state as object | null), [entryMark]: entry.key };
  const before = entries.at(-1);
  if (before?.released === true && before.key === keyHere()) {
    // One modal follows another: it moves into its place.
    entries.pop();
    history.replaceState(state, "");
  } else {
    history.pushState(state, "");
  }
  entries.push(entry);
}

/**
 * Adds an entry for a modal that has just opened. `onBack` is called when the visitor goes back; the returned
 * function takes the entry out again, for a modal that was closed in any other way. Where the visitor is on the way to
 * another page the entry stays: a step back would cancel that.
 */
export function holdHistoryEntry(onBack: () => void): (isLeaving?: boolean) => void {
  followHistory(followBack);
  count += 1;
  const entry: Entry = {
    key: `${performance.timeOrigin}-${count}`,
    href: location.href,
    onBack,
    released: false,
  };
  whenStill(() => {
    if (!entry.released) enter(entry);
  });
  return (isLeaving = false) => {
    entry.released = true;
    if (isLeaving) {
      const place = entries.indexOf(entry);
      if (place !== -1) entries.splice(place, 1);
      return;
    }
    // Code that opens something, or navigates, in answer to the closing runs first.
    setTimeout(() => whenStill(() => takeOut(entry)));
  };
}
