"use client";

import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { isShortcut } from "../details-menu/arrow-keys.logic.ts";

/**
 * Remembers one of `keys` that is pressed before a library listens, and repeats it on the element that has the focus
 * then. Escape and the loss of the focus forget it.
 */
export function useEarlyKey(keys: readonly string[]) {
  const early = useRef<KeyboardEvent["nativeEvent"]>(null);
  const forget = () => {
    early.current = null;
  };
  return {
    press: (event: KeyboardEvent) => {
      if (event.key === "Escape") forget();
      if (isShortcut(event) || !keys.includes(event.key)) return;
      event.preventDefault();
      early.current = event.nativeEvent;
    },
    forget,
    repeat: () => {
      const press = early.current;
      forget();
      if (press !== null) document.activeElement?.dispatchEvent(new KeyboardEvent(press.type, press));
    },
  };
}

/** Once a library is there: takes over the focus that it finds, then repeats what was pressed before. */
export function useCatchUp(takeOver: () => void, repeat: () => void): void {
  const act = useEffectEvent(takeOver);
  const then = useEffectEvent(repeat);
  useEffect(() => {
    act();
    // After the effects of the whole library part.
    queueMicrotask(() => then());
  }, []);
}
