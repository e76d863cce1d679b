/** Once the browser has nothing more urgent to do, at the latest after that many ms. */
const timeoutMs = 2000;

/** Resolves once nothing of the first view is waited for any more. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, 200);
  });
}
