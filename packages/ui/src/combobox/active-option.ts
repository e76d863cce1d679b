"use client";

import { useState, type KeyboardEvent } from "react";

export interface ActiveOption {
  /** Place of the option that the keys have come to; -1 for none. */
  active: number;
  setActive: (place: number) => void;
  /** Moves by the arrow keys and picks by Enter. Returns whether the key was one of those. */
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/**
 * The option of a list that the keys have come to, while the focus stays in the field above it
 * (aria-activedescendant). Arrows go round; Home and End stay with the text, as the pattern has it.
 */
export function useActiveOption(
  ids: readonly string[],
  initial: number,
  onPick: (place: number) => void,
): ActiveOption {
  const [wanted, setWanted] = useState(initial);
  const active = Math.min(wanted, ids.length - 1);
  const move = (place: number) => {
    setWanted(place);
    document.getElementById(ids[place] ?? "")?.scrollIntoView({ block: "nearest" });
  };
  return {
    active,
    setActive: setWanted,
    handleKey: (event) => {
      const { key } = event;
      // Enter that ends a word of an input method is not meant for the list.
      if (event.nativeEvent.isComposing || ids.length === 0) return false;
      if (key === "ArrowDown") move(active + 1 >= ids.length ? 0 : active + 1);
      else if (key === "ArrowUp") move(active <= 0 ? ids.length - 1 : active - 1);
      else if (key === "PageDown") move(Math.min(active + 8, ids.length - 1));
      else if (key === "PageUp") move(Math.max(active - 8, 0));
      else if (key === "Enter" && active >= 0) onPick(active);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
