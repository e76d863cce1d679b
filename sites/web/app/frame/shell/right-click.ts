/** Where people write, a menu has paste, spelling and selection in it: it is never taken from them. */
const writable = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

const tools: ReadonlySet<string> = new Set(["I", "J", "C"]);

/** Whether a key opens the browser's tools: F12, Ctrl+Shift+I, J or C, Ctrl+U (section 4 of the specification). */
export function opensTools(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "shiftKey">): boolean {
  const key = event.key.toUpperCase();
  return key === "F12" || (event.ctrlKey && (event.shiftKey ? tools.has(key) : key === "U"));
}

/**
 * Whether a menu was asked for by a mouse outside of fields. The menu key, Shift+F10 and assistive technology ask for
 * it as well, without a button, and still get it.
 */
export function isBlockedMenu(event: Pick<MouseEvent, "button" | "target">): boolean {
  return event.button === 2 && !(event.target instanceof Element && event.target.closest(writable));
}

/** Blocks the menu of the right mouse button and the keys of the browser's tools (`disable_right_click`); returns how to stop that. */
export function blockRightClick(): () => void {
  const onMenu = (event: MouseEvent) => {
    if (isBlockedMenu(event)) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    if (opensTools(event)) event.preventDefault();
  };
  document.addEventListener("contextmenu", onMenu);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("contextmenu", onMenu);
    document.removeEventListener("keydown", onKey);
  };
}
