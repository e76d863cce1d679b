import { useEffect, type RefObject } from "react";
import { keepPlaced } from "./popup.ts";

/** Shows a popover over everything else while it is open, in its place by what it belongs to, at what is chosen. */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  owner: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const element = popup.current;
    if (element === null || owner.current === null) return undefined;
    if (!isOpen) {
      if (element.matches(":popover-open")) element.hidePopover();
      return undefined;
    }
    if (!element.matches(":popover-open")) element.showPopover();
    const stop = keepPlaced(element, owner.current);
    element.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    return stop;
  }, [popup, owner, isOpen]);
}
