import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";
import { useLayoutEffect, type RefObject } from "react";

interface PlacementOptions {
  /** Flips to the other side if there is no room. @default "bottom-start" */
  placement?: "bottom-start" | "top";
  /** Distance from the anchor, px. @default 6 */
  gap?: number;
  /** As wide as the anchor, with this min width, px. @default as wide as its content */
  atLeast?: number;
}

/** Min distance from the window's edge, px. */
const margin = 6;

/** Shows a popover while it is open, and keeps it beside its anchor and within the window during scrolling. */
export function usePlacement(
  popup: RefObject<HTMLElement | null>,
  owner: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { placement = "bottom-start", gap = 6, atLeast }: PlacementOptions = {},
): void {
  useLayoutEffect(() => {
    const [element, anchor] = [popup.current, owner.current];
    if (!element?.isConnected || anchor === null || !isOpen) return undefined;
    if (!element.matches(":popover-open")) element.showPopover();
    const width = size({
      padding: margin,
      apply: ({ rects }) => {
        const widest = document.documentElement.clientWidth - 2 * margin;
        element.style.inlineSize = `${Math.min(Math.max(rects.reference.width, atLeast ?? 0), widest)}px`;
      },
    });
    const place = async () => {
      const { x, y } = await computePosition(anchor, element, {
        strategy: "fixed",
        placement,
        middleware: [
          offset(gap),
          ...(atLeast === undefined ? [] : [width]),
          flip({ padding: margin, fallbackStrategy: "bestFit" }),
          shift({ padding: margin }),
        ],
      });
      Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    };
    const stop = autoUpdate(anchor, element, () => void place());
    return () => {
      stop();
      if (element.matches(":popover-open")) element.hidePopover();
    };
  }, [popup, owner, isOpen, placement, gap, atLeast]);
}
