import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { codeOf, messageOf } from "../packages/backend/src/errors/index.ts";
import { root } from "./run.ts";

/** A benchmark is a file in a package's `bench` folder that exports `bench(parameters)`. */
interface Benchmark {
  bench?: (parameters: readonly string[]) => Promise<void>;
}

const [name, ...parameters] = process.argv.slice(2);
const files = globSync("{packages,sites}/*/bench/*.ts", { cwd: root });
const file = files.find((path) => basename(path, ".ts") === name);
const benchmark: Benchmark = file ? await import(pathToFileURL(join(root, file)).href) : {};

/** Prints the usage of benchmarks, and why this call was refused. */
function refuse(reason: string): never {
  console.error(
    `Usage: pnpm bench search [--sizes 1200,10000] [--seconds 4]\n       pnpm bench pages [--sizes 1200,10000] [--seconds 4]\n       pnpm bench start [--cold]\n       pnpm bench phone [--rounds 5] [--locales tr,ar] [--pages home,listing] [--against <commit>] [--peer <URL>,<URL>] [--lighthouse]\n       pnpm bench fuzz [--requests 200000] [--seed 1]\n       pnpm bench attack [--seconds 150] [--only /urun]\n       pnpm bench load [--minutes 10] [--database postgres] [--processes 4]\n       pnpm bench faults [--rounds 50] [--only SIGKILL] [--from <commit>]\n       pnpm bench sizes [--ours] [--readme]`,
  );
  console.error(reason);
  process.exit(2);
}

if (!benchmark.bench) refuse(`There is no benchmark ${name ? `"${name}"` : "without a name"}.`);
try {
  await benchmark.bench(parameters);
} catch (error) {
  // `parseArgs` throws it for unknown options.
  if (!codeOf(error)?.startsWith("ERR_PARSE_ARGS")) throw error;
  refuse(messageOf(error));
}
