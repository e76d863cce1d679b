/**
 * Shows that a change has no visible effect: `pnpm guard record <file>` before and after it, then `pnpm guard diff
 * <before> <after>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { buildSite } from "./build.ts";
import { recordBrowser, recordPages } from "./guard/pages.ts";
import { recordContract } from "./guard/contract.ts";
import { differencesOf, summary } from "./guard/diff.ts";
import { normaliser, readRecording, written, type Recording } from "./guard/recording.ts";
import { addRecordedCustomer, startFrozenSite } from "./guard/site.ts";

const usage = `Usage: pnpm guard record <file>           records what the built site shows and answers
       pnpm guard diff <before> <after>   tells what two recordings say differently; ends with 1 where they do
`;

/** Relative to the caller's working directory: pnpm runs this in the repository's root. */
const fromCaller = (file: string): string => resolve(process.env["INIT_CWD"] ?? ".", file);

async function record(file: string): Promise<void> {
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
}

function diff(before: string, after: string): number {
  const [a, b] = [before, after].map((file) => readRecording(readFileSync(file, "utf8")));
  const differences = differencesOf(a ?? new Map(), b ?? new Map());
  console.log(summary(differences));
  return differences.length === 0 ? 0 : 1;
}

const [verb, ...files] = process.argv.slice(2);
const [first, second] = files.map(fromCaller);
if (verb === "record" && first !== undefined && second === undefined) await record(first);
else if (verb === "diff" && first !== undefined && second !== undefined)
  process.exitCode = diff(first, second);
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
