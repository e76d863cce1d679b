import { safePassage, switchDelay, trailLength, type Point } from "./safe-triangle.logic.ts";
import { isShortcut, placeAfter, stepDownColumn } from "./arrow-keys.logic.ts";

/** How a `<details>` behaves as a menu. */
export interface DetailsBehaviour {
  /** Opens when a mouse rests on it. */
  hover: boolean;
  /** A submenu of an open menu: it closes only when another one opens, not on a click or when focus leaves. */
  stays: boolean;
}

/** The open menu of the same group, if it is another one. */
function openNeighbour(details: HTMLDetailsElement): HTMLElement | null {
  if (details.name === "") return null;
  const open = document.querySelector<HTMLDetailsElement>(
    `details[name="${CSS.escape(details.name)}"][open]`,
  );
  return open === null || open === details ? null : open.querySelector<HTMLElement>(":scope > :not(summary)");
}

/**
 * Adds menu behaviour to a `<details>`, which toggles natively: hover with a safe triangle, Escape, arrow keys, and
 * closing when focus or pointer leave. The returned function removes it all.
 */
export function enhanceDetails(details: HTMLDetailsElement, behaviour: DetailsBehaviour): () => void {
  const summary = details.querySelector<HTMLElement>(":scope > summary");
  const controller = new AbortController();
  const listening = { signal: controller.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = Number.POSITIVE_INFINITY;
  /** Whether it was opened by hover; a click then leaves it open instead of closing a panel that has just appeared. */
  let hovered = false;

  const cancel = () => {
    clearTimeout(timer);
    pending = Number.POSITIVE_INFINITY;
  };
  const schedule = (delay: number, action: () => void) => {
    clearTimeout(timer);
    pending = delay;
    timer = setTimeout(() => {
      cancel();
      action();
    }, delay);
  };
  const close = () => {
    cancel();
    details.open = false;
  };

  details.addEventListener(
    "toggle",
    () => {
      if (!details.open) hovered = false;
    },
    listening,
  );

  if (behaviour.hover && summary !== null) {
    const trail = pointerTrail();
    const rest = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || details.open) return;
      const delay = switchDelay(trail, openNeighbour(details)?.getBoundingClientRect());
      if (delay >= pending) return;
      schedule(delay, () => {
        hovered = true;
        details.open = true;
      });
    };
    summary.addEventListener("pointerenter", rest, listening);
    summary.addEventListener("pointermove", rest, listening);
    summary.addEventListener(
      "pointerleave",
      () => {
        if (!details.open) cancel();
      },
      listening,
    );
    details.addEventListener(
      "pointerenter",
      () => {
        if (details.open) cancel();
      },
      listening,
    );
    details.addEventListener(
      "pointerleave",
      () => {
        if (!hovered || !details.open || behaviour.stays) return;
        schedule(safePassage, () => {
          // Closing would lose the keyboard focus in the panel; the menu closes when the focus moves on.
          if (details.querySelector(":scope > :not(summary) :focus-visible") === null) close();
        });
      },
      listening,
    );
    summary.addEventListener(
      "click",
      (event) => {
        cancel();
        // One submenu always stays open: closing it by its own click would leave the panel empty.
        if (details.open && (hovered || behaviour.stays)) event.preventDefault();
        hovered = false;
      },
      listening,
    );
  }

  if (!behaviour.stays) {
    details.addEventListener("keydown", moveInColumn, listening);
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !details.open || event.defaultPrevented) return;
        const inside = details.contains(document.activeElement);
        close();
        if (inside) summary?.focus();
      },
      listening,
    );
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (details.open && !event.composedPath().includes(details)) close();
      },
      listening,
    );
    details.addEventListener(
      "focusout",
      (event) => {
        if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close();
      },
      listening,
    );
    // The header stays mounted after client-side navigation, so the menu must close itself.
    details.addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest("a") !== null) close();
      },
      listening,
    );
  }

  return () => {
    cancel();
    controller.abort();
  };
}

/**
 * Up, down, Home and End in an open menu with a column of links; from its button, down moves to the first. A panel with
 * its own order has already handled the key and prevented its default.
 */
function moveInColumn(event: KeyboardEvent): void {
  const details = event.currentTarget;
  if (!(details instanceof HTMLDetailsElement) || !details.open) return;
  if (event.defaultPrevented || isShortcut(event)) return;
  const stops = [
    ...details.querySelectorAll<HTMLElement>(":scope > :not(summary) :is(a[href], button, summary)"),
  ].filter((stop) => stop.checkVisibility());
  const place = stops.findIndex((stop) => stop === event.target);
  const onButton = place < 0;
  if (onButton && event.key !== "ArrowDown") return;
  const step = stepDownColumn(event.key);
  if (step === undefined) return;
  event.preventDefault();
  stops[onButton ? 0 : placeAfter(step, place, stops.length)]?.focus();
}

const trail: Point[] = [];
let watching = false;

/** The pointer's last positions, oldest first. Recorded from the first call, and shared by all menus of the page. */
function pointerTrail(): readonly Point[] {
  if (!watching) {
    watching = true;
    document.addEventListener(
      "pointermove",
      (event) => {
        trail.push({ x: event.clientX, y: event.clientY });
        if (trail.length > trailLength) trail.shift();
      },
      { passive: true },
    );
  }
  return trail;
}
