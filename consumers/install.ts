import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { listen, pnpm, succeed } from "../scripts/pnpm.ts";
import { packed } from "./packed.ts";
import { writeReadmeFiles } from "./readme.ts";

/**
 * Copies a consumer into a folder of its own, outside this workspace, so that it finds nothing but what it has
 * installed, and installs it with the packed packages as npm would serve them. What comes from the registry is pinned
 * by the consumer's lockfile, and fetched once for a machine.
 */
async function install(consumer: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `preforma-${consumer}-`));
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
    // One package asks for the other by a version that no registry has yet. No package may run a script here.
    JSON.stringify({
      packages: ["."],
      overrides: tarballs,
      strictPeerDependencies: true,
      strictDepBuilds: false,
    }),
  );
  await succeed(
    `Installing the consumer "${consumer}"`,
    pnpm(["install", "--no-frozen-lockfile", "--prefer-offline", "--ignore-scripts"], folder),
  );
  return folder;
}

/** Installs and builds a consumer before a file's tests, checks its types, and removes it after them. */
export function consumer(name: string, options: { types: boolean }): { readonly folder: string } {
  const made = { folder: "" };
  beforeAll(async () => {
    made.folder = await install(name);
    const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", CI: "true" };
    await succeed(`Building the consumer "${name}"`, pnpm(["run", "build"], made.folder, env));
    if (options.types) await succeed("Its types", listen("tsc", ["-p", "tsconfig.json"], made.folder));
  });
  afterAll(() => rmSync(made.folder, { recursive: true, force: true }));
  return made;
}
