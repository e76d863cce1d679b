/** Whether the focus is on no control: its own is removed, or is a link that the window was scrolled away from. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.id === "content") return true;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return activeElement instanceof HTMLAnchorElement && (bottom < 0 || top > innerHeight);
}

/** Moves the focus to the start of the page, or to its fragment's target. */
export function focusPage(hash = ""): void {
  const place = placeOf(hash) ?? document.getElementById("content");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  // Screen readers read the title of a new document only, not of the next page in it.
  if (place.id === "content") {
    place.ariaLabel = document.title;
    place.addEventListener("blur", () => (place.ariaLabel = null), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** The target of a fragment on this page; null where there is none. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // It is not valid URL encoding.
    return null;
  }
}
