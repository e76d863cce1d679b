import { safePassage, switchDelay, trailLength, type Point } from "./safe-triangle.logic.ts";
import { isShortcut, placeAfter, stepDownColumn } from "./arrow-keys.logic.ts";

/** How a `<details>` behaves as a menu. */
export interface DetailsBehaviour {
  /** Opens when a mouse rests on it. */
  hover: boolean;
  /** A drawer inside an open menu: it closes only when another one opens, not by a click or when one turns elsewhere. */
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
 * Adds to a `<details>`, which opens and closes by itself, what a menu needs besides: hover with a safe passage,
 * Escape, arrow keys, closing when one turns elsewhere. The returned function takes everything off again.
 */
export function enhanceDetails(details: HTMLDetailsElement, behaviour: DetailsBehaviour): () => void {
  const summary = details.querySelector<HTMLElement>(":scope > summary");
  const controller = new AbortController();
  const listening = { signal: controller.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = Number.POSITIVE_INFINITY;
  /** Opened by resting on it; a click then leaves it open instead of closing what has only just appeared. */
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
          // The keyboard's place in the panel would be lost; the menu closes when it goes on.
          if (details.querySelector(":scope > :not(summary) :focus-visible") === null) close();
        });
      },
      listening,
    );
    summary.addEventListener(
      "click",
      (event) => {
        cancel();
        // Of drawers beside one panel one stays open: closed by its own click it would leave the panel empty.
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
    // The header stays when a link is followed in the page, so the menu must close itself.
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
 * Up, down, Home and End in an open menu whose links are in a column; from its button, down goes to the first. A
 * panel with its own order has handled the key before and prevented its default.
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

/** The pointer's last places, oldest first. Recorded from the first call on, for all menus of the page together. */
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
