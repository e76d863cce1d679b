/**
 * A backend on a PostgreSQL that others change, in a separate process. Arguments: number of products, data folder,
 * database URL. Gets a keyword from the parent and reports when a search first found a product by it.
 */
import { ask } from "../src/testing/backend.ts";
import { generatedBackend } from "./generated-backend.ts";

/** A message of the server: it is ready, or the time at which a search found the product. */
export interface Shown {
  /** Milliseconds since the epoch. */
  at: number;
  /** Processor time used since the message, ms. */
  cpuMs: number;
}

const [size, dataDir, databaseUrl] = [Number(process.argv[2]), process.argv[3] ?? "", process.argv[4] ?? ""];
const backend = await generatedBackend(size, dataDir, { databaseUrl, warmPictures: false });
const tell = (cpuMs: number): void => {
  const shown: Shown = { at: performance.timeOrigin + performance.now(), cpuMs };
  process.send?.(shown);
};
process.on("message", (keyword: string) => {
  const start = process.cpuUsage();
  const stop = backend.onChange(() => {
    void ask(backend, `/api/v1/products/filter?languageCode=en&keyword=${keyword}`).then(({ text }) => {
      if (!text.includes(`"${keyword}"`)) return;
      stop();
      const { user, system } = process.cpuUsage(start);
      tell((user + system) / 1000);
    });
  });
});
process.on("disconnect", () => {
  void backend.close().finally(() => process.exit());
});
tell(0);
