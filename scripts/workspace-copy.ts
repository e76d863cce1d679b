import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./run.ts";

/** The published packages, those that others need first. */
export const published = ["domain", "ui"] as const;

/** What builds, tests and people leave behind. */
const leftOut = new Set(["node_modules", "dist", ".cache", "__screenshots__", "__snapshots__"]);

/**
 * Copies what the published packages are made from into an empty folder, so that they can be built, versioned and
 * packed while someone works in the tree, and without a trace in it. Installed packages are linked, not copied; the
 * link between the two packages leads to the copy.
 */
export function copyWorkspace(to: string): void {
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
