import { coverEnd } from "../layout/cover-end.ts";

/** How much of the window's end the bar covers, once it is measured. */
export const compareBarSize = "--pf-compare-bar-size";

/** A `ref` for the bar: what else is at the window's end, or gets the focus, stays clear of it while it is there. */
export function tellBarSize(element: HTMLElement): () => void {
  const root = document.documentElement;
  const sizes = new ResizeObserver(() =>
    root.style.setProperty(compareBarSize, `${element.getBoundingClientRect().height}px`),
  );
  sizes.observe(element);
  const uncover = coverEnd(element);
  return () => {
    uncover();
    sizes.disconnect();
    root.style.removeProperty(compareBarSize);
  };
}
