// Builds and packs the published packages, once for each state of their sources.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  cpSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, basename } from "node:path";
import { listen, pnpm, succeed } from "./pnpm.ts";
import { root } from "./run.ts";
import { hashOf, sourcesIn } from "./source-hash.ts";

/** The published packages, those that others need first. */
const published = ["domain", "ui"] as const;

/** What builds, tests and people leave behind. */
const leftOut = new Set(["node_modules", "dist", ".cache", "__screenshots__", "__snapshots__"]);

/**
 * Copies what the published packages are made from into an empty folder, so that they can be built, versioned and
 * packed while someone works in the tree, and without a trace in it. Installed packages are linked, not copied; the
 * link between the two packages leads to the copy.
 */
function copyWorkspace(to: string): void {
  for (const file of [
    "demo",
    "package.json",
    "pnpm-workspace.yaml",
    "pnpm-lock.yaml",
    ".pnpmfile.mjs",
    "tsconfig.base.json",
    "LICENSE",
    ".changeset",
  ])
    cpSync(join(root, file), join(to, file), { recursive: true });
  // The versioning tool wants to know every member of the workspace.
  for (const member of ["packages/backend", "sites/web"]) {
    mkdirSync(join(to, member), { recursive: true });
    cpSync(join(root, member, "package.json"), join(to, member, "package.json"));
  }
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"));
  for (const name of published) {
    const from = join(root, "packages", name);
    const target = join(to, "packages", name);
    cpSync(from, target, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
    linkInstalled(join(from, "node_modules"), join(target, "node_modules"), to);
  }
}

/** Links what a package has installed, one by one, since one of them shall lead elsewhere. */
function linkInstalled(from: string, target: string, copy: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (entry.startsWith(".") && entry !== ".bin") continue;
    if (entry === "@preforma") {
      for (const name of readdirSync(join(from, entry))) {
        mkdirSync(join(target, entry), { recursive: true });
        const member = name === "demo" ? join(copy, name) : join(copy, "packages", name);
        symlinkSync(member, join(target, entry, name));
      }
    } else symlinkSync(join(from, entry), join(target, entry));
  }
}

/** A package as it would be published. */
export interface Packed {
  /** `@preforma/ui` */
  readonly name: string;
  /** Absolute path of the tarball. */
  readonly tarball: string;
}

/** How long packed packages are cached, ms. */
const aDay = 86_400_000;

/** What a package's tarball is made from. */
const sources = [
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "LICENSE",
  "scripts/packing.ts",
  "packages/{domain,ui}/{LICENSE,*.{json,ts,md}}",
  "packages/{domain,ui}/{src,scripts,tokens,fonts,flags,fixtures}/**/*.*",
];

/** Builds the packages of a copy of the workspace, each after what it needs. */
export async function buildPackages(copy: string): Promise<void> {
  // The declarations of one are made from those of the other.
  await succeed("tsc -b packages/domain", listen("tsc", ["-b", "packages/domain"], copy));
  await Promise.all(
    published.map(async (name) => {
      const cwd = join(copy, "packages", name);
      const env = { NODE_ENV: "production" };
      if (existsSync(join(cwd, "vite.config.ts")))
        await succeed(`Building ${name}`, listen("vite", ["build", "--logLevel", "warn"], cwd, env));
      await succeed(`The types of ${name}`, listen("tsc", ["-p", "tsconfig.build.json"], cwd));
    }),
  );
}

/** Packs the built packages of a copy of the workspace into one folder. */
export async function packPackages(copy: string, into: string): Promise<Packed[]> {
  mkdirSync(into, { recursive: true });
  return Promise.all(
    published.map(async (folder) => {
      const cwd = join(copy, "packages", folder);
      const { name } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as { name: string };
      const tarball = join(into, `${folder}.tgz`);
      await succeed(`Packing ${name}`, pnpm(["pack", "--out", tarball], cwd));
      return { name, tarball };
    }),
  );
}

/**
 * The packages as they would be published now. They are built in a separate folder, so that two runs at once never
 * meet; the second one throws its own away.
 */
export async function packedPackages(): Promise<Packed[]> {
  const shelf = join(root, ".cache", "packages");
  const kept = join(shelf, hashOf(sourcesIn(sources)));
  if (!existsSync(kept)) {
    const copy = mkdtempSync(join(tmpdir(), "preforma-packing-"));
    const partial = `${kept}.${process.pid}.partial`;
    try {
      copyWorkspace(copy);
      await buildPackages(copy);
      await packPackages(copy, partial);
      // Another run may be reading what it packed a moment ago.
      for (const old of readdirSync(shelf))
        if (Date.now() - statSync(join(shelf, old)).mtimeMs > aDay)
          rmSync(join(shelf, old), { recursive: true, force: true });
      renameSync(partial, kept);
    } catch (error) {
      if (!existsSync(kept)) throw error;
    } finally {
      rmSync(partial, { recursive: true, force: true });
      rmSync(copy, { recursive: true, force: true });
    }
  }
  return published.map((name) => ({ name: `@preforma/${name}`, tarball: join(kept, `${name}.tgz`) }));
}
