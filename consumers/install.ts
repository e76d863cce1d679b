import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, dirname, relative } from "node:path";
import { beforeAll, inject } from "vitest";
import { pathToFileURL } from "node:url";
import { pnpm, succeed } from "../scripts/pnpm.ts";
import { root } from "../scripts/run.ts";
import type { Packed } from "../scripts/packing.ts";
import { hashOf } from "../scripts/source-hash.ts";

/** How long a built consumer is cached, ms. */
const aDay = 86_400_000;

/** A hash of everything from which a consumer is installed and built. */
const sourceHash = (consumer: string): string =>
  hashOf([
    ...globSync(["consumers/*.ts", `consumers/${consumer}/**/*`, "packages/{domain,ui}/README.md"], {
      cwd: root,
    }),
    ...packed().map(({ tarball }) => relative(root, tarball)),
  ]);

/**
 * Copies a consumer into a folder outside this workspace, so that it resolves only its own dependencies, and installs
 * it with the packed packages as npm would serve them. Registry packages are pinned by the consumer's lockfile and
 * fetched once per machine.
 */
async function install(consumer: string, folder: string): Promise<void> {
  cpSync(join(import.meta.dirname, consumer), folder, { recursive: true });
  writeReadmeFiles(join(folder, "readme"));
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const tarballs: Record<string, string> = {};
  for (const { name, tarball } of packed()) {
    cpSync(tarball, join(folder, basename(tarball)));
    tarballs[name] = `file:./${basename(tarball)}`;
  }
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...tarballs } }),
  );
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    // One package depends on a version of the other that no registry has yet. Packages may not run install scripts.
    JSON.stringify({
      packages: ["."],
      overrides: tarballs,
      strictPeerDependencies: true,
      strictDepBuilds: false,
    }),
  );
  await succeed(
    `Installing the consumer "${consumer}"`,
    [...pnpm, "install", "--no-frozen-lockfile", "--prefer-offline", "--ignore-scripts"],
    folder,
  );
}

/** Installs and builds a consumer, and checks its types. */
async function build(name: string, folder: string, options: { types: boolean }): Promise<void> {
  await install(name, folder);
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", CI: "true" };
  await succeed(`Building the consumer "${name}"`, [...pnpm, "run", "build"], folder, env);
  if (options.types) await succeed("Its types", ["tsc", "-p", "tsconfig.json"], folder);
}

/** The file that marks a consumer's build as complete. */
const mark = ".preforma-built";

/** Deletes old builds of earlier runs. */
function tidy(name: string): void {
  for (const folder of globSync(join(tmpdir(), `preforma-consumer-${name}-*`)))
    if (Date.now() - statSync(folder).mtimeMs > aDay) rmSync(folder, { recursive: true, force: true });
}

/**
 * Installs and builds a consumer and checks its types before a file's tests, once for each state of the tarballs and
 * the consumer.
 */
export function consumer(name: string, options: { types: boolean }): { readonly folder: string } {
  const made = { folder: "" };
  beforeAll(async () => {
    tidy(name);
    made.folder = join(tmpdir(), `preforma-consumer-${name}-${sourceHash(name)}`);
    if (existsSync(join(made.folder, mark))) return;
    try {
      mkdirSync(made.folder);
    } catch {
      // Another run is building it or was interrupted. This run makes its own build, deleted later with the old ones.
      made.folder = mkdtempSync(`${made.folder}-`);
    }
    await build(name, made.folder, options).catch((error: unknown) => {
      rmSync(made.folder, { recursive: true, force: true });
      throw error;
    });
    writeFileSync(join(made.folder, mark), "");
  });
  return made;
}

/**
 * The published packages' tarballs.
 *
 * @throws Error with the build's output if they could not be made.
 */
export function packed(): readonly Packed[] {
  const given = inject("packed");
  if ("failure" in given) throw new Error(`The packages could not be packed. ${given.failure}`);
  return given;
}

/**
 * Writes the example files of the packages' READMEs into a folder: every code block whose first line is a comment with
 * the file's path.
 */
function writeReadmeFiles(folder: string): void {
  const readme = ["domain", "ui"]
    .map((name) => readFileSync(join(root, "packages", name, "README.md"), "utf8"))
    .join("\n");
  for (const [, code = ""] of readme.matchAll(/```(?:tsx?|js)\n([^]*?)```/g)) {
    const path = /^\/\/ ([\w./-]+)/.exec(code)?.[1];
    if (path === undefined) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** The content security policy of the README's example, made by the package that a consumer has installed. */
export async function readmePolicy(folder: string): Promise<string> {
  const file = pathToFileURL(join(folder, "readme/policy.js")).href;
  return ((await import(file)) as { policy: string }).policy;
}
