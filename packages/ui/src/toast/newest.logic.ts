/** How many are shown at once; the older ones are counted. */
export const toastsShown = 3;

interface Keyed {
  readonly key: string;
}

/**
 * The newest of the messages, in the order of their coming. One that has the focus stays among them, however old it
 * is: visitors must not lose the button that they are about to press.
 */
export function newestOf<Message extends Keyed>(
  toasts: readonly Message[],
  focused?: string,
): readonly Message[] {
  const newest = toasts.slice(-toastsShown);
  const focusedToast = toasts.find(({ key }) => key === focused);
  return focusedToast === undefined || newest.includes(focusedToast)
    ? newest
    : [focusedToast, ...newest.slice(1)];
}

/** Where the messages are that were read out: in the live region, or apart, where nothing is read out again. */
export type Told = ReadonlyMap<string, "live" | "apart">;

/**
 * What has been read out, once `shown` of the `toasts` are. A message that newer ones push out comes back `apart`: put
 * into a live region again it would be read out again.
 *
 * @returns `before` itself where nothing has changed.
 */
export function tell(before: Told, toasts: readonly Keyed[], shown: readonly Keyed[]): Told {
  const after = new Map<string, "live" | "apart">();
  for (const toast of toasts) {
    const was = before.get(toast.key);
    if (shown.includes(toast)) after.set(toast.key, was ?? "live");
    else if (was !== undefined) after.set(toast.key, "apart");
  }
  const isSame = after.size === before.size && [...after].every(([key, stand]) => before.get(key) === stand);
  return isSame ? before : after;
}
