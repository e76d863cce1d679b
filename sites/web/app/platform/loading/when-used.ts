/**
 * Events that show that a visitor uses the page, or returns to it. Navigation in the history causes no other of them.
 */
const signs = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "click",
  "scroll",
  "popstate",
  "visibilitychange",
  "online",
] as const;

let used: Promise<void> | null = null;
let resolveUsed = (): void => {};

/**
 * Resolves once a visitor moves the pointer, scrolls, touches or types on the page; immediately where they already
 * have.
 */
export function whenUsed(): Promise<void> {
  return (used ??= new Promise((resolve) => {
    resolveUsed = () => {
      for (const sign of signs) removeEventListener(sign, resolveUsed, true);
      resolve();
    };
    if (navigator.userActivation.hasBeenActive || scrollY > 0) return resolve();
    for (const sign of signs) addEventListener(sign, resolveUsed, { capture: true, passive: true });
  }));
}

/** Starts everything that waits for the page to be used. */
export function stopWaitingForUse(): void {
  void whenUsed();
  resolveUsed();
}
