import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, chmod, mkdir, mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { codeOf, RefusedError } from "../errors/index.ts";
import type { BackupFile } from "./manifest.ts";
import { removedWhenStopped } from "./removed-when-stopped.ts";

/** Data beside the database that cannot be regenerated. Rendered pictures can. */
const folders = ["uploads", "media/photographs"];
const secret = "auth-secret";

/** Paths of the files in a data folder that belong in a backup, without unfinished ones. */
export async function dataFiles(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(dataDir, folder), { withFileTypes: true, recursive: true }).catch(
        (error: unknown) => {
          if (codeOf(error) === "ENOENT") return [];
          throw error;
        },
      );
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(dataDir.length + 1)
            .replaceAll(sep, "/"),
        );
    }),
  );
  const files = found.flat().filter((path) => !path.endsWith(".part") && !path.includes(".tmp/"));
  return (await stat(join(dataDir, secret)).catch(() => null)) ? [secret, ...files] : files;
}

/** Copies a file durably, readable only by its owner. False if it no longer exists. */
export async function copyDurably(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await copyFile(from, to);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
  await secure(to);
  return true;
}

/** Syncs a file to disk, readable only by its owner. */
export async function secure(path: string): Promise<void> {
  await chmod(path, 0o600);
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Size and SHA-256 of a file in a folder. */
export async function describeFile(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

/** Compares the files of a backup with its manifest. Throws `RefusedError` with those that differ. */
export async function checkFiles(folder: string, files: readonly BackupFile[]): Promise<void> {
  const damaged: string[] = [];
  for (const file of files) {
    const found = await describeFile(folder, file.path).catch(() => null);
    if (found?.sha256 !== file.sha256) damaged.push(`${file.path} ${found ? "has changed" : "is missing"}`);
  }
  if (damaged.length > 0)
    throw new RefusedError(
      `The backup ${folder} is damaged: ${damaged.slice(0, 10).join(", ")}` +
        `${damaged.length > 10 ? ` and ${damaged.length - 10} more` : ""}. Use another one.`,
    );
}

/** Runs work in a temporary folder with owner-only permissions, which is removed afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "preforma-backup-"));
  try {
    return await removedWhenStopped(folder, () => work(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
