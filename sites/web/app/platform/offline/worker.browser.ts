import { workerPath, type WorkerMessage } from "./offline-path.ts";

/** Starts the service worker; in development there is none, nor is there in browsers that forbid it. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(workerPath).catch(() => undefined);
}

/** Tells the worker to cache the current page, with what it has loaded before the worker was there. */
export async function tellSeen(url: string): Promise<void> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  await tellWorker({ type: "seen", url, files });
}

/** Tells the worker to cache the forms of a product, for when there is no connection. */
export const tellForms = (): Promise<void> => tellWorker({ type: "forms" });

async function tellWorker(message: WorkerMessage): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  active?.postMessage(message);
}
