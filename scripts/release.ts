import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackages, packPackages } from "./packing.ts";
import { listen, succeed } from "./pnpm.ts";
import { root } from "./run.ts";
import { manifestOf, readTarball } from "./tarball.ts";
import { copyWorkspace, published } from "./workspace-copy.ts";

/** What a release would do with one package. */
export interface PlannedRelease {
  readonly name: string;
  /** The version in the tree. */
  readonly from: string;
  /** The version that would be published; the same where nothing changes. */
  readonly to: string;
  /** The entry of this version in its changelog, Markdown. Empty where nothing changes. */
  readonly changelog: string;
  /** Files of the tarball with their sizes, bytes. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
  /** Size of the tarball, bytes. */
  readonly bytes: number;
}

/** The notes that wait for the next release. */
export function waitingNotes(folder: string = root): readonly string[] {
  return readdirSync(join(folder, ".changeset")).filter(
    (file) => file.endsWith(".md") && file !== "README.md",
  );
}

/**
 * Computes what the next release would be: versions and changelogs from the waiting notes, then the tarballs. All of
 * it happens in a copy; the tree stays as it is and no registry is asked.
 */
export async function planRelease(): Promise<PlannedRelease[]> {
  const copy = mkdtempSync(join(tmpdir(), "preforma-release-"));
  try {
    copyWorkspace(copy);
    const before = published.map((folder) => versionOf(join(copy, "packages", folder)));
    if (waitingNotes(copy).length > 0)
      await succeed("changeset version", listen("changeset", ["version"], copy, { CI: "true" }));
    await buildPackages(copy);
    const packed = await packPackages(copy, join(copy, "packed"));
    return published.map((folder, place) => {
      const from = before[place] ?? "";
      const to = versionOf(join(copy, "packages", folder));
      const { name = folder, tarball = "" } = packed[place] ?? {};
      const files = readTarball(tarball);
      if (manifestOf(files).version !== to)
        throw new Error(`The tarball of ${name} is not of version ${to}.`);
      return {
        name,
        from,
        to,
        changelog: from === to ? "" : entryOf(files.get("CHANGELOG.md")?.toString("utf8") ?? "", to),
        files: [...files].map(([path, content]) => [path, content.length] as const),
        bytes: readFileSync(tarball).length,
      };
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;
}

/** The part of a changelog under the heading of a version. */
function entryOf(changelog: string, version: string): string {
  const [, after = ""] = changelog.split(`\n## ${version}\n`);
  return after.split(/\n## \d/)[0]?.trim() ?? "";
}

/** A plan as a person reads it: versions, changelog, and the files of each tarball by folder. */
export function describeRelease(plan: readonly PlannedRelease[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return plan
    .map(({ name, from, to, changelog, files, bytes }) => {
      const folders = new Map<string, { count: number; bytes: number }>();
      for (const [path, size] of files) {
        const folder = path.includes("/") ? path.split("/").slice(0, 2).join("/") : path;
        const sum = folders.get(folder) ?? { count: 0, bytes: 0 };
        folders.set(folder, { count: sum.count + 1, bytes: sum.bytes + size });
      }
      return [
        from === to ? `${name} ${from}: nothing to release` : `${name} ${from} → ${to}`,
        ...(changelog === "" ? [] : ["", changelog, ""]),
        `Tarball: ${files.length} files, ${kilobytes(bytes)}`,
        ...[...folders].map(
          ([folder, sum]) =>
            `  ${folder}${sum.count > 1 ? ` (${sum.count} files)` : ""}, ${kilobytes(sum.bytes)}`,
        ),
      ].join("\n");
    })
    .join("\n\n");
}
