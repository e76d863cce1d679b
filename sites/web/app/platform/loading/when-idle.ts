/** Once the browser has nothing more urgent to do, at the latest after that many ms. */
const patience = 2000;

/** Resolves once nothing of the first view is waited for any more. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 200);
  });
}
