import { entryMark, followHistory, keyHere } from "./watch-history.ts";

/**
 * An open modal has its own entry in the browser's history, with the page's URL and state, so that the Back button
 * closes it instead of leaving the page. A router that starts after `watchHistory` never sees these entries.
 */
interface Entry {
  readonly key: string;
  readonly href: string;
  readonly onBack: () => void;
  /** Closed in another way; its entry is about to be removed from the history. */
  released: boolean;
}

/** The open modals, the outermost first. */
const entries: Entry[] = [];
/** Whether our own `history.back()` is still pending. */
let isReturning = false;
/** Changes that wait for it. */
const waiting: (() => void)[] = [];
let count = 0;

/** Changes the history, but never during a pending step back, which would then land on the wrong entry. */
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
  // Still the same page: the step only closed the modal.
  if (left.length > 0 && location.href === top.href) event.stopImmediatePropagation();
  for (const entry of left.toReversed()) if (!entry.released) entry.onBack();
}

/** Removes the entry, unless another modal has taken it over or the visitor has navigated to another page. */
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
    // The next modal reuses the entry of the previous one.
    entries.pop();
    history.replaceState(state, "");
  } else {
    history.pushState(state, "");
  }
  entries.push(entry);
}

/**
 * Adds an entry for a modal that has just opened. `onBack` is called when the visitor goes back; the returned function
 * removes the entry after the modal was closed in any other way. During navigation to another page the entry stays,
 * because a step back would cancel the navigation.
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
    // Code that opens another modal or navigates in response to the closing runs first.
    setTimeout(() => whenStill(() => takeOut(entry)));
  };
}
