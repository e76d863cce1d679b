/** What shows that somebody uses the page. The browser goes back and forth in the history without any other of them. */
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
] as const;

let used: Promise<void> | null = null;

/** Resolves once somebody moves, scrolls, touches or types on the page; at once where they did before this was asked. */
export function whenUsed(): Promise<void> {
  return (used ??= new Promise((resolve) => {
    if (navigator.userActivation.hasBeenActive || scrollY > 0) return resolve();
    const onSign = () => {
      for (const sign of signs) removeEventListener(sign, onSign, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  }));
}
