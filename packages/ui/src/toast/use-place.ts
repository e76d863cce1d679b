import { useEffect, useState, type RefObject } from "react";
import { followModals, topModal } from "../dialog/open-modals.ts";
import { useHasScript } from "../provider/use-has-script.ts";
import * as css from "./toast.css.ts";

/** How long a live region has to be there before what is put into it is read out, ms. */
const settled = 100;

/** Where the messages are drawn. */
export interface Place {
  /** Null on the server and until the page has been taken over. */
  readonly element: HTMLElement | null;
  /** Whether what is drawn there now is also read out. */
  readonly isHeard: boolean;
}

function newPlace(): HTMLElement | null {
  if (typeof document === "undefined") return null;
  const element = document.createElement("div");
  element.className = css.place;
  return element;
}

/**
 * An element that is in `home`, and in the topmost modal dialog while one is open: a modal makes everything inert
 * that is not within it, also what lies above it. React draws into it and never asks where it is.
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

/** Shows the messages above everything else that is open, or nothing where there are none. */
export function raise(place: Element): void {
  const region = place.querySelector<HTMLElement>("[popover]");
  if (region === null) return;
  if (region.matches(":popover-open")) region.hidePopover();
  if (region.querySelector("[data-toast]") !== null) region.showPopover();
}
