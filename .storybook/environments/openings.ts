import { expect } from "vitest";
import { settle } from "./components.tsx";

const triggers =
  "summary, [aria-haspopup]:not([aria-haspopup=false]), button[aria-expanded=false], button:not([type=submit])";

const overlays = "[popover]:popover-open, [role=dialog], [role=menu]";

/** What lies over the page now, topmost last. */
const opened = () =>
  [...document.querySelectorAll<HTMLElement>(overlays)].filter((element) => element.checkVisibility());

/** Takes away what lies over the page, as Escape would. */
async function close(): Promise<void> {
  for (const overlay of opened()) {
    if (overlay.popover !== null) overlay.hidePopover();
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
    );
  }
  await settle();
}

/**
 * Presses the first thing of a story that opens something, and hands over what it opened: a dialog, a menu, or the
 * story itself with something unfolded in it. Nothing, where nothing opens.
 */
export async function open(story: HTMLElement, look: (shown: HTMLElement) => void): Promise<void> {
  const trigger = [...story.querySelectorAll<HTMLElement>(triggers)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [type=submit]"),
  );
  if (trigger === undefined) return;
  // A link to a document that a script opens in place must not leave the page where the script does not.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a[href]") !== null) event.preventDefault();
  };
  document.addEventListener("click", stay);
  trigger.click();
  document.removeEventListener("click", stay);
  // A part that is loaded on intent opens once it has come.
  if (trigger.matches("[popovertarget]")) await expect.poll(() => opened().length).toBeGreaterThan(0);
  await settle();
  look(opened().at(-1) ?? story);
  await close();
}
