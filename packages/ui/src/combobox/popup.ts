/** Between a field and what opens at it, px; also the least distance from the window's edge. */
const gap = 6;

/** Narrower, names of countries would be all hyphens; px. */
const least = 280;

/**
 * Puts an open popover below its anchor, or above it where there is more room, within the window and as wide
 * as the anchor. Done by script: not every browser has anchors yet.
 */
function place(popup: HTMLElement, anchor: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = anchor.getBoundingClientRect();
  popup.style.setProperty("inline-size", `${Math.min(Math.max(box.width, least), clientWidth - 2 * gap)}px`);
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = clientHeight - box.bottom - gap;
  const above = box.top - gap;
  const top = height > below && above > below ? Math.max(gap, above - height) : box.bottom + gap;
  const isRtl = getComputedStyle(popup).direction === "rtl";
  const start = isRtl ? clientWidth - box.right : box.left;
  const inlineStart = Math.max(gap, Math.min(start, clientWidth - width - gap));
  popup.style.setProperty("inset-block-start", `${top}px`);
  popup.style.setProperty("inset-inline-start", `${inlineStart}px`);
}

/** Keeps an open popover at its anchor while the page or anything around it scrolls. Returns what ends that. */
export function keepPlaced(popup: HTMLElement, anchor: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const again = () => place(popup, anchor);
  again();
  window.addEventListener("resize", again, { signal });
  document.addEventListener(
    "scroll",
    (event) => {
      if (!(event.target instanceof Node && popup.contains(event.target))) again();
    },
    { signal, capture: true, passive: true },
  );
  return () => controller.abort();
}
