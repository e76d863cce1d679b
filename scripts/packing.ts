// Builds and packs the published packages, once per state of their sources.
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
import { pnpm, succeed } from "./pnpm.ts";
import { root } from "./run.ts";
import { hashOf, sourcesIn } from "./source-hash.ts";

/** The published packages, dependencies first. */
const published = ["domain", "ui"] as const;

/** Output of builds, tests and people. */
const leftOut = new Set(["node_modules", "dist", ".cache", "__screenshots__", "__snapshots__"]);

/**
 * Copies the sources of the published packages into an empty folder, so that they can be built, versioned and packed
 * while someone works in the tree, without modifying it. Installed packages are linked, not copied; the link between
 * the two packages points to the copy.
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
  // The versioning tool needs every member of the workspace.
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

/** Links a package's dependencies individually, since one of them has to point elsewhere. */
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

/** The sources of a package's tarball. */
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

/** Builds the packages of a copy of the workspace, dependencies first. */
async function buildPackages(copy: string): Promise<void> {
  // The declarations of one depend on those of the other.
  await succeed("tsc -b packages/domain", ["tsc", "-b", "packages/domain"], copy);
  await Promise.all(
    published.map(async (name) => {
      const cwd = join(copy, "packages", name);
      const env = { NODE_ENV: "production" };
      if (existsSync(join(cwd, "vite.config.ts")))
        await succeed(`Building ${name}`, ["vite", "build", "--logLevel", "warn"], cwd, env);
      await succeed(`The types of ${name}`, ["tsc", "-p", "tsconfig.build.json"], cwd);
    }),
  );
}

/** Packs the built packages of a copy of the workspace into one folder. */
async function packPackages(copy: string, into: string): Promise<Packed[]> {
  mkdirSync(into, { recursive: true });
  return Promise.all(
    published.map(async (folder) => {
      const cwd = join(copy, "packages", folder);
      const { name } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as { name: string };
      const tarball = join(into, `${folder}.tgz`);
      await succeed(`Packing ${name}`, [...pnpm, "pack", "--out", tarball], cwd);
      return { name, tarball };
    }),
  );
}

/**
 * The packages as they would be published now. They are built in a separate folder, so that two concurrent runs cannot
 * interfere; the second one discards its own.
 */
export async function packedPackages(): Promise<Packed[]> {
  const shelf = join(root, ".cache", "packages");
  const cached = join(shelf, hashOf(sourcesIn(sources)));
  if (!existsSync(cached)) {
    const copy = mkdtempSync(join(tmpdir(), "preforma-packing-"));
    const partial = `${cached}.${process.pid}.partial`;
    try {
      copyWorkspace(copy);
      await buildPackages(copy);
      await packPackages(copy, partial);
      // Another run may be reading a recent package.
      for (const old of readdirSync(shelf))
        if (Date.now() - statSync(join(shelf, old)).mtimeMs > aDay)
          rmSync(join(shelf, old), { recursive: true, force: true });
      renameSync(partial, cached);
    } catch (error) {
      if (!existsSync(cached)) throw error;
    } finally {
      rmSync(partial, { recursive: true, force: true });
      rmSync(copy, { recursive: true, force: true });
    }
  }
  return published.map((name) => ({ name: `@preforma/${name}`, tarball: join(cached, `${name}.tgz`) }));
}
