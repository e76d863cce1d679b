import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { startSite, type StartedSite } from "../../sites/web/e2e/start-site.ts";

const clock = pathToFileURL(join(import.meta.dirname, "frozen-clock.ts")).href;
const frozen = { NODE_OPTIONS: `--import ${clock}` };

/** A customer of the recorded site. */
export interface RecordedCustomer {
  /** The `Cookie` header of their browser. */
  cookie: string;
  authorization: string;
  /** Number of their order. */
  order: string;
}

/** Starts the built site with the demonstration's data and a frozen clock. */
export const startFrozenSite = (): Promise<StartedSite> =>
  startSite({
    ...frozen,
    AUTH_SECRET: "a-secret-for-recordings-that-is-long-enough",
    SEED: "demo",
    PAGE_CACHE_MB: "0",
  });

/** Creates a customer with an address, an order, a cart and a favourite, at the same instant. */
export function addRecordedCustomer({ origin, dataDir }: StartedSite): RecordedCustomer {
  const script = join(import.meta.dirname, "customer.ts");
  const { stdout, status } = spawnSync(process.execPath, [script, origin, dataDir], {
    encoding: "utf8",
    env: { ...process.env, ...frozen },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0)
    throw new Error("The customer of the recording could not be made; the reason stands above.");
  return JSON.parse(stdout) as RecordedCustomer;
}
