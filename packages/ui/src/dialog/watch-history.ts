export const entryMark = "preformaModal";

let follower: ((event: PopStateEvent) => void) | undefined;

const forward = (event: PopStateEvent) => follower?.(event);

/**
 * Listens for history navigation, which otherwise starts with the first modal. Call it before a router starts: window
 * listeners are called in order, and a router that receives a modal's entry would reload its page.
 */
export function watchHistory(): void {
  // Browsers that honour capture on the window call it before earlier listeners too. A repeated call adds nothing.
  addEventListener("popstate", forward, { capture: true });
}

/** Sets the function that receives history events. */
export function followHistory(next: (event: PopStateEvent) => void): void {
  follower = next;
  watchHistory();
}

/** The key of the modal that owns the current history entry. */
export function keyHere(): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, entryMark) : undefined;
}

/** Whether the current entry belongs to a modal: navigation from here should replace it. */
export const isAtModalEntry = (): boolean => keyHere() !== undefined;
