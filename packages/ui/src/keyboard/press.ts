import type { KeyName } from "../documentation/component-docs.ts";
import { simulateKey } from "./simulated-keys.ts";

/** A key that is pressed; letters and digits are written. */
export type PressedKey = Exclude<KeyName, "Character">;

type PressKey = (key: string) => Promise<void>;

let pressKey: PressKey = simulateKey;

/** Presses keys by another means: the tests of stories hand in the keyboard of the browser that they drive. */
export function pressWith(realKey: PressKey): void {
  pressKey = realKey;
}

/** Presses one key after another in the focused element, and lets the page follow. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (!document.hasFocus()) window.focus();
    await pressKey(key);
    // Two frames: the next rendering of React, and the focus that follows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}
