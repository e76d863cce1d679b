import { workerPath, type WorkerMessage } from "./offline-path.ts";

/** Starts the service worker; there is none in development, or in browsers that forbid it. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(workerPath).catch(() => undefined);
}

/** Makes the worker cache the current page, with the files loaded before the worker started. */
export async function cacheSeenPage(url: string): Promise<void> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  await postToWorker({ type: "seen", url, files });
}

/** Makes the worker cache the forms of a product, for offline use. */
export const cacheForms = (): Promise<void> => postToWorker({ type: "forms" });

async function postToWorker(message: WorkerMessage): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  active?.postMessage(message);
}
