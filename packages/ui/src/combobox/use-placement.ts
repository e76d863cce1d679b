import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";
import { useLayoutEffect, type RefObject } from "react";

/** Between a field and what opens at it, px; also the least distance from the window's edge. */
const gap = 6;

/** Narrower, names of countries would be all hyphens; px. */
const least = 280;

/**
 * Keeps an open popover below what it belongs to, or above it where there is more room, as wide as that and within the
 * window, whatever scrolls.
 */
export function usePlacement(
  popup: RefObject<HTMLElement | null>,
  owner: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [element, anchor] = [popup.current, owner.current];
    if (!isOpen || element === null || anchor === null) return undefined;
    const place = async () => {
      const { x, y } = await computePosition(anchor, element, {
        strategy: "fixed",
        placement: "bottom-start",
        middleware: [
          offset(gap),
          size({
            padding: gap,
            apply: ({ rects }) => {
              const widest = document.documentElement.clientWidth - 2 * gap;
              element.style.inlineSize = `${Math.min(Math.max(rects.reference.width, least), widest)}px`;
            },
          }),
          flip({ padding: gap, fallbackStrategy: "bestFit" }),
          shift({ padding: gap }),
        ],
      });
      Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    };
    return autoUpdate(anchor, element, () => void place());
  }, [popup, owner, isOpen]);
}
