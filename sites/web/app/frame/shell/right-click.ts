/** In editable elements the menu has paste, spelling and selection: it is never blocked there. */
const writable = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

const tools: ReadonlySet<string> = new Set(["I", "J", "C"]);

/**
 * Whether a key opens the browser's developer tools: F12, Ctrl+Shift+I, J or C, Ctrl+U (section 4 of the
 * specification).
 */
export function opensTools(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "shiftKey">): boolean {
  const key = event.key.toUpperCase();
  return key === "F12" || (event.ctrlKey && (event.shiftKey ? tools.has(key) : key === "U"));
}

/**
 * Whether a mouse has opened the menu outside of fields. The menu key, Shift+F10 and assistive technology open it
 * without a button, and are not blocked.
 */
export function isBlockedMenu(event: Pick<MouseEvent, "button" | "target">): boolean {
  return event.button === 2 && !(event.target instanceof Element && event.target.closest(writable));
}

/**
 * Blocks the menu of the right mouse button and the keys of the developer tools (`disable_right_click`); returns a
 * function that stops it.
 */
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
