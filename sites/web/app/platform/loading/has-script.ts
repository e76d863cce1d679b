import { useSyncExternalStore } from "react";

let hasTakenOver = false;
const waiting = new Set<() => void>();

function takeOver(): void {
  hasTakenOver = true;
  for (const changed of waiting) changed();
  waiting.clear();
}

/** In a separate task: the resulting changes would double the last task of hydration. */
function whenTakenOver(changed: () => void): () => void {
  if (!hasTakenOver) {
    if (waiting.size === 0) setTimeout(takeOver);
    waiting.add(changed);
  }
  return () => waiting.delete(changed);
}

/** Whether the script has taken over: false on the server and until the page is hydrated. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    whenTakenOver,
    () => hasTakenOver,
    () => false,
  );
