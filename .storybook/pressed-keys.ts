const pressed = new Set<string>();

/** Keys that do something else together with another. */
const withAnother: ReadonlySet<string> = new Set(["Shift+Tab", "Shift+F6", "Alt+ArrowUp", "Alt+ArrowDown"]);

function nameOf({ key, shiftKey, altKey }: KeyboardEvent): string {
  if (key === " ") return "Space";
  // What only writes text: which letter it is says nothing.
  if (key.length === 1) return "Character";
  const together = `${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}${key}`;
  return withAnother.has(together) ? together : key;
}

// At the window and before everything else, so that no component can keep a key to itself.
window.addEventListener(
  "keydown",
  (event) => {
    pressed.add(nameOf(event));
  },
  { capture: true },
);

/**
 * The keys that were pressed since the last call, in alphabetical order: whatever pressed them, a user event of a play
 * function or a helper that it calls.
 */
export function takePressedKeys(): string[] {
  const keys = [...pressed].sort();
  pressed.clear();
  return keys;
}
