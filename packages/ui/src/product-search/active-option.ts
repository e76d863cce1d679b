"use client";

import { useState, type KeyboardEvent } from "react";

export interface ActiveOption {
  /** Place of the option that the keys have come to; -1 for none. */
  active: number;
  setActive: (place: number) => void;
  /** Moves by the arrow keys and picks by Enter. Returns whether the key was one of those. */
  handleKey: (event: KeyboardEvent<HTMLInputElement> | globalThis.KeyboardEvent) => boolean;
}

/** Where the keys have come to: a place, until they have moved, then the option itself. */
interface Wanted {
  place: number;
  id?: string;
}

/**
 * The option of a list that the keys have come to, while the focus stays in the field above it
 * (aria-activedescendant). Arrows go round; Home and End stay with the text, as the pattern has it. Where the list
 * changes, the option stays the active one by its id as long as it is there, and then none is.
 *
 * @param ids Of the options, in their order. Made of what an option is, not of its place, they hold through a change.
 */
export function useActiveOption(
  ids: readonly string[],
  initial: number,
  onPick: (place: number) => void,
): ActiveOption {
  const [wanted, setWanted] = useState<Wanted>({ place: initial });
  const active = wanted.id === undefined ? Math.min(wanted.place, ids.length - 1) : ids.indexOf(wanted.id);
  // Gone is gone: should it come back, nobody means it any more.
  if (wanted.id !== undefined && active < 0) setWanted({ place: -1 });
  const move = (place: number) => {
    setWanted({ place, id: ids[place] });
    document.getElementById(ids[place] ?? "")?.scrollIntoView({ block: "nearest" });
  };
  return {
    active,
    setActive: (place) => setWanted({ place }),
    handleKey: (event) => {
      const { key } = event;
      const { isComposing } = "nativeEvent" in event ? event.nativeEvent : event;
      // Enter that ends a word of an input method is not meant for the list.
      if (isComposing || ids.length === 0) return false;
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
