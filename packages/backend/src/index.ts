import { pino, type Logger } from "pino";
import { assembleBackend, type Backend, type BackendParts } from "./backend.ts";
import { studioPort } from "./media/studio.ts";

export type { IdentityProvider } from "./account/services.ts";
export type { Backend, BackendFigures } from "./backend.ts";
export { DatabaseUnavailableError, DataFolderInUseError } from "./database/index.ts";
export type { Client, Limit, LimitName, Limits } from "./http/index.ts";

/** Settings of a backend; each has its variable in the environment of `start`. */
interface BackendOptions extends Omit<
  BackendParts,
  "logger" | "mailTiming" | "seed" | "shopRoundTime" | "statementTimeout" | "studio" | "warmPictures"
> {
  /** The content of a new store. */
  seed: "demo" | "none";
  logger?: Logger;
  /** Whether an idle server renders the pictures of lists in advance; true by default. */
  drawsAhead?: boolean;
}

/**
 * Opens the data, migrates its schema, seeds it if requested, and resolves when ready to serve. Throws
 * `DataFolderInUseError` or `DatabaseUnavailableError` with a message for the operator.
 */
export async function createBackend({
  seed,
  drawsAhead,
  logger = pino({ level: "info" }),
  ...parts
}: BackendOptions): Promise<Backend> {
  return assembleBackend({
    ...parts,
    logger,
    ...(drawsAhead === false && { warmPictures: false as const }),
    studio: studioPort(),
    seed:
      seed === "demo"
        ? {
            name: "demo",
            // Loaded only on the first start: the demo reader is not needed later.
            read: async () => (await import("./demo/index.ts")).demoCatalogue(),
            content: async () => (await import("./demo/content.ts")).demoContent(Date.now()),
            coupons: async () => (await import("./demo/content.ts")).demoCoupons(),
          }
        : null,
  });
}
