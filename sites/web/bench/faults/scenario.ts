import { setTimeout as pause } from "node:timers/promises";
import type { StoreKind, TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import { serveStore } from "../site-process.ts";
import { startWriters, type Writers } from "./writers.ts";

/** The environment of a fault. */
export interface Place {
  kind: StoreKind;
  store: TestStore;
  rounds: number;
  /** The script of an earlier release's site, where one was named. */
  earlier?: string | undefined;
}

/** The result: the people who wrote meanwhile, the recovery times (ms), and broken promises. */
export interface Tried {
  writers: Writers;
  recoveries: number[];
  broken: string[];
  /** The store that was written to last, where it is a different one. */
  store?: Pick<TestStore, "dataDir" | "databaseUrl">;
}

/** Why a fault cannot be tested here. */
export class NotHere extends Error {}

export interface Scenario {
  name: string;
  on: readonly StoreKind["name"][];
  run: (place: Place) => Promise<Tried>;
}

/** A running site. */
export type Site = Awaited<ReturnType<typeof serveStore>>;
/** The stores on which most faults are tested. */
export const both = ["SQLite", "PostgreSQL"] as const;

/** Starts the built site on a store; `script` is another release's. */
export const start = (
  store: Pick<TestStore, "dataDir" | "databaseUrl">,
  more: Record<string, string> = {},
  script?: string,
): Promise<Site> => serveStore(store, { SEED: "none", ...more }, script);

/** Runs a fault on a site under constant writes. */
export async function onSite(
  store: Pick<TestStore, "dataDir" | "databaseUrl">,
  fault: (site: Site, writers: Writers, broken: string[]) => Promise<number[]>,
  more: Record<string, string> = {},
): Promise<Tried> {
  const site = await start(store, more);
  const writers = startWriters(() => [site.url]);
  const broken: string[] = [];
  try {
    await writers.nextAcknowledged();
    const recoveries = await fault(site, writers, broken);
    await pause(500);
    await writers.finish();
    return { writers, recoveries, broken };
  } finally {
    await site.end();
  }
}

/** Checks the readiness response of a site that cannot store. */
export async function expectNotReady({ url }: Site, broken: string[]): Promise<void> {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 503) broken.push(`/readyz answers ${status} during the fault`);
}
