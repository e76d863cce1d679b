import { useEffect, type RefObject } from "react";
import { keepPlaced } from "./popup.ts";

/** Shows a popover over everything else while it is open, in its place by what it belongs to. */
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
    return keepPlaced(element, owner.current);
  }, [popup, owner, isOpen]);
}
