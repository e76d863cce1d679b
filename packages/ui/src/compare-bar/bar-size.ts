import { coverEnd } from "../layout/cover-end.ts";

/** The measured height of the bar. */
export const compareBarSize = "--pf-compare-bar-size";

/**
 * A `ref` for the bar: what else is at the window's end, or gets the focus, stays clear of it while it is there. It
 * covers nothing where the window is too small for it to be fixed.
 */
export function publishBarSize(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const isFixed = () => getComputedStyle(element).position === "fixed";
  let uncover = isFixed() ? coverEnd(element) : undefined;
  const sizes = new ResizeObserver(() => {
    if (isFixed()) uncover ??= coverEnd(element);
    else {
      uncover?.();
      uncover = undefined;
    }
    style.setProperty(compareBarSize, uncover ? `${element.getBoundingClientRect().height}px` : "0px");
  });
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    uncover?.();
    style.removeProperty(compareBarSize);
  };
}
