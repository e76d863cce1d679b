import { placeBeside, type Placement } from "./place.logic.ts";

/**
 * Puts an open panel beside its anchor. Where the browser anchors by style, it has already; elsewhere it is placed
 * now and whenever the window moves. Returns the way to stop.
 */
export function anchor(panel: HTMLElement, to: Element, placement: Placement): () => void {
  if (CSS.supports("position-area: self-block-end")) return () => {};
  const place = () => {
    const { left, top } = placeBeside(
      to.getBoundingClientRect(),
      panel.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: innerHeight },
      placement,
      getComputedStyle(to).direction,
    );
    panel.style.inset = `${top}px auto auto ${left}px`;
  };
  const controller = new AbortController();
  place();
  addEventListener("scroll", place, { capture: true, passive: true, signal: controller.signal });
  addEventListener("resize", place, { signal: controller.signal });
  return () => controller.abort();
}
