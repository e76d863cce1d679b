import { useSyncExternalStore } from "react";

let hasTakenOver = false;
const waiting = new Set<() => void>();

function takeOver(): void {
  hasTakenOver = true;
  for (const changed of waiting) changed();
  waiting.clear();
}

/** In a task of its own: what script changes would make the last task of hydration twice as long. */
function whenTakenOver(changed: () => void): () => void {
  if (!hasTakenOver) {
    if (waiting.size === 0) setTimeout(takeOver);
    waiting.add(changed);
  }
  return () => waiting.delete(changed);
}

/** Whether script has taken over: false on the server and for as long as a page is hydrated. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    whenTakenOver,
    () => hasTakenOver,
    () => false,
  );
