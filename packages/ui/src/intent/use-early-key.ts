"use client";

import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { isShortcut } from "../details-menu/arrow-keys.logic.ts";

/**
 * Stores a press of one of `keys` before a library listens, and replays it on the element focused by then. Escape and
 * blur discard it.
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

/** Once a library has loaded: adopts the current focus, then replays the earlier press. */
export function useCatchUp(takeOver: () => void, repeat: () => void): void {
  const act = useEffectEvent(takeOver);
  const then = useEffectEvent(repeat);
  useEffect(() => {
    act();
    // After the effects of the whole library part.
    queueMicrotask(() => then());
  }, []);
}
