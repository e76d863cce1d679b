/**
 * Shows that a change has no visible effect: `pnpm guard <file>` before and after it, then `git diff --no-index` of the
 * two files.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { buildSite } from "./build.ts";
import { recordBrowser, recordPages } from "./guard/pages.ts";
import { recordContract } from "./guard/contract.ts";
import { normaliser, written, type Recording } from "./guard/recording.ts";
import { addRecordedCustomer, startFrozenSite } from "./guard/site.ts";

const [given, ...others] = process.argv.slice(2);
if (given === undefined || others.length > 0) {
  console.error("Usage: pnpm guard <file>   records what the built site shows and answers");
  process.exit(2);
}
// Relative to the caller's working directory: pnpm runs this in the repository's root.
const file = resolve(process.env["INIT_CWD"] ?? ".", given);
await buildSite();
const started = performance.now();
const site = await startFrozenSite();
const recording: Recording = new Map();
try {
  const customer = addRecordedCustomer(site);
  await recordPages(site.origin, customer, recording);
  await recordContract(site.origin, customer, recording);
  const product = recording.get("page product en visitor")?.find(({ kind }) => kind === "address")?.text;
  await recordBrowser(site.origin, product ?? "/", recording);
} finally {
  await site.stop();
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, normaliser(site.origin)(written(recording)));
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${recording.size} pages and answers recorded in ${seconds} s: ${file}`);
