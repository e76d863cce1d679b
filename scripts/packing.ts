// Builds and packs the published packages, once for each state of their sources.
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen, pnpm, succeed } from "./pnpm.ts";
import { root } from "./run.ts";
import { copyWorkspace, published } from "./workspace-copy.ts";

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
  "scripts/{packing,workspace-copy}.ts",
  "packages/{domain,ui}/{LICENSE,*.{json,ts,md}}",
  "packages/{domain,ui}/{src,scripts,tokens,fonts,flags,fixtures}/**/*.*",
];

function sourceHash(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (/\.(test|stories)\.tsx?$|__(screenshots|snapshots)__/.test(file)) continue;
    if (!statSync(join(root, file)).isFile()) continue;
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 24);
}

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
  const kept = join(shelf, sourceHash());
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
