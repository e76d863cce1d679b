import { useEffect, useState, type RefObject } from "react";
import { followModals, topModal } from "../dialog/open-modals.ts";
import { useHasScript } from "../provider/use-has-script.ts";
import * as css from "./toast.css.ts";

/** How long a live region has to exist before its changes are announced, ms. */
const settled = 100;

/** Where the messages are rendered. */
export interface Place {
  /** Null on the server and until hydration. */
  readonly element: HTMLElement | null;
  /** Whether changes there are announced now. */
  readonly isHeard: boolean;
}

function newPlace(): HTMLElement | null {
  if (typeof document === "undefined") return null;
  const element = document.createElement("div");
  element.className = css.place;
  return element;
}

/**
 * An element inside `home`, or inside the topmost modal dialog while one is open: a modal makes everything outside it
 * inert, also what is above it. React renders into the element wherever it is.
 */
export function usePlace(home: RefObject<HTMLElement | null>): Place {
  const [element] = useState(newPlace);
  const [isHeard, setHeard] = useState(false);
  const hasScript = useHasScript();

  useEffect(() => {
    const stand = home.current;
    if (element === null || stand === null || !stand.isConnected) return undefined;
    const follow = () => {
      const there = topModal() ?? stand;
      if (element.parentNode === there) return;
      there.append(element);
      raise(element);
    };
    follow();
    const unfollow = followModals(follow);
    const timer = setTimeout(() => setHeard(true), settled);
    return () => {
      clearTimeout(timer);
      unfollow();
      element.remove();
    };
  }, [home, element]);
  return { element: hasScript ? element : null, isHeard };
}

/** Shows the messages above everything else that is open; hides an empty region. */
export function raise(place: Element): void {
  const region = place.querySelector<HTMLElement>("[popover]");
  if (region === null) return;
  if (region.matches(":popover-open")) region.hidePopover();
  if (region.querySelector("[data-toast]") !== null) region.showPopover();
}
