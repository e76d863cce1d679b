/**
 * An open modal has an entry of its own in the browser's history, with the page's address and the page's state, so
 * that the way back closes it instead of leaving the page. A router that starts after {@link watchHistory} never hears
 * of these entries: for it nothing has happened.
 */

const mark = "preformaModal";

interface Entry {
  readonly key: string;
  readonly href: string;
  readonly onBack: () => void;
  /** Closed otherwise; its entry is about to be taken out of the history. */
  released: boolean;
}

/** The open modals, the outermost first. */
const entries: Entry[] = [];
/** Steps back of our own that have not arrived yet. */
let returning = 0;
let listening = false;
let count = 0;

function keyHere(): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, mark) : undefined;
}

function followBack(event: PopStateEvent): void {
  if (returning > 0) {
    returning -= 1;
    event.stopImmediatePropagation();
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
  returning += 1;
  history.back();
}

/**
 * Listens for steps in the history, which else begins with the first modal. Call it before a router starts: on a window
 * whoever listens first is told first, and a router that is told of a modal's entry loads its page anew.
 */
export function watchHistory(): void {
  if (listening) return;
  listening = true;
  // Where capturing counts on a window, it is also before whoever has listened earlier.
  addEventListener("popstate", followBack, { capture: true });
}

/** Whether the browser stands at the entry of a modal: a page that is opened from here should take its place. */
export const isAtModalEntry = (): boolean => keyHere() !== undefined;

/**
 * Adds an entry for a modal that has just opened. `onBack` is called when the visitor goes back; the returned
 * function takes the entry out again, for a modal that was closed in any other way. Where the visitor is on the way to
 * another page the entry stays: a step back would cancel that.
 */
export function holdHistoryEntry(onBack: () => void): (isLeaving?: boolean) => void {
  watchHistory();
  count += 1;
  const entry: Entry = {
    key: `${performance.timeOrigin}-${count}`,
    href: location.href,
    onBack,
    released: false,
  };
  const state = { ...(history.state as object | null), [mark]: entry.key };
  const before = entries.at(-1);
  if (before?.released === true && before.key === keyHere()) {
    // One modal follows another: it moves into its place.
    entries.pop();
    history.replaceState(state, "");
  } else {
    history.pushState(state, "");
  }
  entries.push(entry);
  return (isLeaving = false) => {
    entry.released = true;
    if (isLeaving) {
      const place = entries.indexOf(entry);
      if (place !== -1) entries.splice(place, 1);
      return;
    }
    // Whatever opens, or navigates, in answer to the closing does so first.
    setTimeout(() => takeOut(entry));
  };
}
