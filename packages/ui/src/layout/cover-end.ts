/** The elements fixed at the window's end, with their heights, px. */
const heights = new Map<Element, number>();

function keepClear(): void {
  const height = Math.max(0, ...heights.values());
  // Not a custom property: the whole page would inherit it and recalculate its styles.
  document.documentElement.style.scrollPaddingBlockEnd = height === 0 ? "" : `${height}px`;
}

/** Keeps focused elements clear of an element at the window's end. Returns a function that stops it. */
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
