import { trailLength, type Point } from "./safe-triangle.logic.ts";

const trail: Point[] = [];
let watching = false;

/** The pointer's last places, oldest first. Recorded from the first call on, for all menus of the page together. */
export function pointerTrail(): readonly Point[] {
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
