const listeners = new Set<() => void>();
let failures = 0;

/** Failed sign-outs since the notice was last dismissed. */
export const signOutFailure = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: (): number => failures,
  onServer: (): number => 0,
  tell: (): void => become(failures + 1),
  dismiss: (): void => become(0),
};

function become(next: number): void {
  failures = next;
  for (const listener of listeners) listener();
}
