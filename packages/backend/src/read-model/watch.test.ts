import { getEventListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openedStore, sqlite } from "../testing/stores.ts";
import { ownStore } from "../testing/open-backend.ts";
import { watchVersions } from "./watch.ts";

test("a database that is unreachable for long leaks no memory", { tags: ["full"] }, async () => {
  const database = await openedStore(await ownStore(sqlite.create));
  const signals = new Set<AbortSignal>();
  const added = vi.spyOn(AbortSignal.prototype, "addEventListener").mockImplementation(function (
    this: AbortSignal,
    ...call
  ) {
    signals.add(this);
    EventTarget.prototype.addEventListener.apply(this, call as Parameters<EventTarget["addEventListener"]>);
  });
  const stop = watchVersions(
    database,
    "postgres://nobody@127.0.0.1:1/none",
    () => {},
    () => {},
  );
  // Time for three retries.
  await pause(5000);
  added.mockRestore();
  const [signal] = signals;
  expect(signals.size).toBe(1);
  // The listeners of the pause between two polls and of the pause between two retries.
  expect(getEventListeners(signal as unknown as EventTarget, "abort").length).toBeLessThanOrEqual(2);
  await stop();
});
