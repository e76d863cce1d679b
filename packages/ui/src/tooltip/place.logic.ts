/** Which side of its anchor a panel hangs from, and with which end it is flush. */
export type Placement = "bottom-start" | "bottom-end" | "top-start" | "top-end";

/** A box in the window, px from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 4;
const margin = 8;

/**
 * Where the panel's upper left corner belongs, px in the window: below or above the anchor, on the other side where
 * there is more room, never past the window's edges. For browsers that cannot anchor by style.
 *
 * @param direction As styles tell it: `ltr` or `rtl`.
 */
export function placeBeside(
  anchor: Box,
  panel: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  placement: Placement,
  direction: string,
): { left: number; top: number } {
  const above = anchor.top - gap - panel.height;
  const below = anchor.top + anchor.height + gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + panel.height <= window.height - margin;
  const wantsAbove = placement.startsWith("top");
  const goesAbove = wantsAbove ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const flushLeft = placement.endsWith("start") === (direction === "ltr");
  const left = flushLeft ? anchor.left : anchor.left + anchor.width - panel.width;
  return {
    left: Math.max(margin, Math.min(left, window.width - margin - panel.width)),
    top: Math.max(margin, goesAbove ? above : below),
  };
}
