/** How much of the window's end the bar covers, once it is measured. */
export const compareBarSize = "--pf-compare-bar-size";

/** A `ref` for the bar: tells its size to other elements at the window's end, for as long as it is there. */
export function tellBarSize(element: HTMLElement): () => void {
  const root = document.documentElement;
  const sizes = new ResizeObserver(() =>
    root.style.setProperty(compareBarSize, `${element.getBoundingClientRect().height}px`),
  );
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    root.style.removeProperty(compareBarSize);
  };
}
