import { anchor as placeAt } from "./anchor.ts";

/** A mouse that only passes by opens nothing, ms. */
const restBefore = 400;
/** Time to reach the text itself from the control, ms. */
const passage = 150;

/**
 * Shows `tip` while a mouse rests on `anchor` or on the text itself, or while the keyboard's focus is in it; Escape
 * hides it. Touch has no hovering, and a long press belongs to the browser. Returns the way to take it off.
 */
export function enhanceTooltip(anchor: HTMLElement, tip: HTMLElement): () => void {
  const controller = new AbortController();
  const listening = { signal: controller.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const show = () => {
    clearTimeout(timer);
    if (!anchor.isConnected || tip.matches(":popover-open")) return;
    const name = `--${tip.id.replaceAll(/\W/g, "")}`;
    anchor.style.setProperty("anchor-name", name);
    tip.style.setProperty("position-anchor", name);
    tip.showPopover();
    stop = placeAt(tip, anchor, "top-start");
  };
  const hide = () => {
    clearTimeout(timer);
    stop?.();
    if (tip.matches(":popover-open")) tip.hidePopover();
  };
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };

  anchor.addEventListener(
    "pointerenter",
    (event) => {
      if (event.pointerType === "mouse") after(restBefore, show);
    },
    listening,
  );
  anchor.addEventListener(
    "pointerleave",
    () => {
      // A click leaves the focus there too, but only the keyboard's holds the text.
      if (!anchor.matches(":has(:focus-visible)")) after(passage, hide);
    },
    listening,
  );
  anchor.addEventListener("pointerdown", hide, listening);
  anchor.addEventListener(
    "focusin",
    (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show();
    },
    listening,
  );
  anchor.addEventListener("focusout", hide, listening);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !tip.matches(":popover-open")) return;
      // The first Escape is for the text; a dialog around it stays.
      event.preventDefault();
      hide();
    },
    listening,
  );
  return () => {
    controller.abort();
    hide();
  };
}
