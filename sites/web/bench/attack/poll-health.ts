import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** One request to `/healthz`: its start, in ms since the epoch, and its duration. */
export interface Poll {
  at: number;
  ms: number;
}

// In a separate thread, so that the attack itself does not delay it.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const url = `${String(workerData)}/healthz`;
for (;;) {
  const started = performance.now();
  const at = performance.timeOrigin + started;
  await new Promise<void>((resolve) => {
    get(url, { agent }, (answer) => answer.resume().once("end", resolve)).once("error", () => resolve());
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
  parentPort?.postMessage({ at, ms: performance.now() - started } satisfies Poll);
  await setTimeout(10);
}
