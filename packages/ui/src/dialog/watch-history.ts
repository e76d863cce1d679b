export const entryMark = "preformaModal";

let follower: ((event: PopStateEvent) => void) | undefined;

const tell = (event: PopStateEvent) => follower?.(event);

/**
 * Listens for steps in the history, which otherwise begins with the first modal. Call it before a router starts: on a
 * window the first listener is called first, and a router that is told about a modal's entry loads its page again.
 */
export function watchHistory(): void {
  // Where capturing counts on a window, it is also before earlier listeners. Called again, it adds nothing.
  addEventListener("popstate", tell, { capture: true });
}

/** Sets the function that is told about steps in the history. */
export function followHistory(next: (event: PopStateEvent) => void): void {
  follower = next;
  watchHistory();
}

/** The key of the modal at whose entry the browser is. */
export function keyHere(): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, entryMark) : undefined;
}

/** Whether the browser is at the entry of a modal: a page that is opened from here should take its place. */
export const isAtModalEntry = (): boolean => keyHere() !== undefined;
