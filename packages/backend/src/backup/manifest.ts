import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { codeOf, RefusedError } from "../errors/index.ts";

/** A path within a backup. File names are free, but no path may lead out of the folder. */
const pathSchema = z
  .string()
  .refine((path) => path.split(/[\\/]/).every((name) => !["", ".", ".."].includes(name)));

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  made_at: z.iso.datetime(),
  dialect: z.enum(["sqlite", "postgres"]),
  /** Names of the migrations that the database had run. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  counts: z.record(z.string(), z.int().nonnegative()),
  /** Everything else in the folder. */
  files: z.array(
    z.strictObject({
      path: pathSchema,
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Uploads that rows name but that were missing: erased while the backup was made, or lost before. */
  missing_uploads: z.array(z.string()),
});

/** The manifest of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A file of a backup; `path` is relative to its folder. */
export type BackupFile = Manifest["files"][number];

/** Written last: a folder with a manifest is a complete backup. */
export const manifestName = "manifest.json";

/** Reads the manifest of a backup. Throws `RefusedError` if the folder has none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTDIR") throw error;
    throw new RefusedError(
      `${folder} is no finished backup: it has no ${manifestName}. Name the folder that \`pnpm backup\` printed.`,
    );
  });
  const result = manifestSchema.safeParse(parsed(text));
  if (result.success) return result.data;
  throw new RefusedError(
    `The ${manifestName} of ${folder} cannot be read: it is damaged, or a newer release made it. ` +
      "Use another backup, or the release that made this one.",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
