/** What is fixed at the window's end now, and how much of the window each covers, px. */
const heights = new Map<Element, number>();

function keepClear(): void {
  const height = Math.max(0, ...heights.values());
  // No custom property: the whole page would inherit it, and its style be computed once more.
  document.documentElement.style.scrollPaddingBlockEnd = height === 0 ? "" : `${height}px`;
}

/** Scrolls what gets the focus clear of an element at the window's end. Returns what ends that. */
export function coverEnd(element: Element): () => void {
  const sizes = new ResizeObserver(() => {
    heights.set(element, element.getBoundingClientRect().height);
    keepClear();
  });
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    heights.delete(element);
    keepClear();
  };
}
