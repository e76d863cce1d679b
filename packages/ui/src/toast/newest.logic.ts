import type { Toast } from "./toast-queue.logic.ts";

/** How many are shown at once; the older ones are counted. */
export const toastsShown = 3;

/**
 * The newest of the messages, in the order of their coming. One that has the focus stays among them, however old it
 * is: nobody is to lose the button that they are about to press.
 */
export function newestOf(toasts: readonly Toast[], focused?: number): readonly Toast[] {
  const newest = toasts.slice(-toastsShown);
  const kept = toasts.find(({ id }) => id === focused);
  return kept === undefined || newest.includes(kept) ? newest : [kept, ...newest.slice(1)];
}

/** How the messages that were read out stand since: where that happened, or apart, where nothing is read out again. */
export type Told = ReadonlyMap<number, "live" | "apart">;

/**
 * What has been read out, once `shown` of the `toasts` are. A message that newer ones push out comes back `apart`: put
 * into a live region again it would be read out again.
 *
 * @returns `before` itself where nothing has changed.
 */
export function tell(before: Told, toasts: readonly Toast[], shown: readonly Toast[]): Told {
  const after = new Map<number, "live" | "apart">();
  for (const toast of toasts) {
    const was = before.get(toast.id);
    if (shown.includes(toast)) after.set(toast.id, was ?? "live");
    else if (was !== undefined) after.set(toast.id, "apart");
  }
  const isSame = after.size === before.size && [...after].every(([id, stand]) => before.get(id) === stand);
  return isSame ? before : after;
}
