/** Max toasts shown at once; older ones are counted. */
export const toastsShown = 3;

interface Keyed {
  readonly key: string;
}

/**
 * The newest messages, in order of arrival. A focused one stays among them, however old it is: visitors must not lose
 * the button that they are about to press.
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

/** Where announced messages are rendered: in the live region, or outside it, where they are not announced again. */
export type Announced = ReadonlyMap<string, "live" | "apart">;

/**
 * The announced messages once `shown` of the `toasts` are rendered. A message that newer ones displaced returns
 * `apart`: in a live region it would be announced again.
 *
 * @returns `before` itself if nothing changed.
 */
export function announce(before: Announced, toasts: readonly Keyed[], shown: readonly Keyed[]): Announced {
  const after = new Map<string, "live" | "apart">();
  for (const toast of toasts) {
    const was = before.get(toast.key);
    if (shown.includes(toast)) after.set(toast.key, was ?? "live");
    else if (was !== undefined) after.set(toast.key, "apart");
  }
  const isSame = after.size === before.size && [...after].every(([key, stand]) => before.get(key) === stand);
  return isSame ? before : after;
}
