import { basename } from "node:path";
import {
  chosenStore,
  commandNamed,
  exitCodeOf,
  fromCaller,
  print,
  wordsOf,
} from "../command-line/commands.ts";
import { outliveReader } from "../command-line/index.ts";
import { isDiskFull } from "../database/index.ts";
import { codeOf, messageOf } from "../errors/index.ts";
import { inTemporaryFolder } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { downloadBackup, isRemote, remotePath, uploadBackup } from "./object-storage.ts";
import { restoreBackup } from "./restore.ts";
import { takeBackup } from "./take.ts";
import { verifyBackup } from "./verify.ts";

/** `backup` and `restore` are two commands of one program: the first word selects one. */
export const backupCommand = ([name, ...words]: readonly string[]): Promise<number> =>
  exitCodeOf(
    () => (name === "restore" ? restore() : backup()).parseAsync(wordsOf(words), { from: "user" }),
    explained,
  );

function backup() {
  const program = commandNamed(
    "pnpm backup",
    "Saves the data of DATA_DIR (.data) or DATABASE_URL, with uploads, photographs and the signing secret; also while the site runs.",
  ).argument(
    "<place>",
    "a folder, or s3://bucket/prefix; the backup becomes a folder in it, named by the time",
  );
  program.action(async (place) => {
    const started = performance.now();
    const saved = isRemote(place)
      ? await takeRemote(place)
      : await takeBackup(chosenStore(), fromCaller(place));
    print(`Saved to ${saved.folder}: ${contents(saved.manifest)}, in ${secondsSince(started)} s.`);
    printMissing(saved.manifest);
    print(
      "It holds personal data and the secret that signs sessions: encrypt it before it leaves this machine.",
    );
  });
  program
    .command("verify")
    .description(
      "Restores a backup into a temporary place, compares it, and starts the site's server side on it.",
    )
    .argument("<backup>", "what `pnpm backup` printed")
    .action(async (place) => {
      const started = performance.now();
      const { databaseUrl } = chosenStore();
      const manifest = await withBackup(place, (folder) => verifyBackup(folder, databaseUrl));
      print(
        `The backup of ${manifest.made_at} is good: ${contents(manifest)}. Tried in ${secondsSince(started)} s.`,
      );
      printMissing(manifest);
    });
  return program;
}

function restore() {
  return commandNamed(
    "pnpm restore",
    "Restores a backup into DATA_DIR (.data), which must be empty, and DATABASE_URL, which must have no tables.",
  )
    .argument("<backup>", "what `pnpm backup` printed")
    .action(async (place) => {
      const started = performance.now();
      const manifest = await withBackup(place, (folder) => restoreBackup(folder, chosenStore()));
      print(
        `Restored the backup of ${manifest.made_at}: ${contents(manifest)}, in ${secondsSince(started)} s.`,
      );
      printMissing(manifest);
    });
}

/** Makes a local backup first and uploads it once it is complete. */
const takeRemote = (place: string) =>
  inTemporaryFolder(async (temporary) => {
    const { folder, manifest } = await takeBackup(chosenStore(), temporary);
    const address = remotePath(place, basename(folder));
    await uploadBackup(folder, manifest, address);
    return { folder: address, manifest };
  });

/** Runs `work` on a local backup, or on a downloaded copy. */
const withBackup = <Result>(place: string, work: (folder: string) => Promise<Result>): Promise<Result> =>
  isRemote(place)
    ? inTemporaryFolder(async (folder) => {
        await downloadBackup(place, folder);
        return work(folder);
      })
    : work(fromCaller(place));

const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1);

function contents({ counts, files }: Manifest): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return `${rows} rows of ${Object.keys(counts).length} tables and ${files.length - 1} files beside them, ${megabytes.toFixed(1)} MB`;
}

function printMissing({ missing_uploads: missing }: Manifest): void {
  if (missing.length === 0) return;
  print(
    `${missing.length} uploads that requests name were not there: erased while the backup was made, or lost before.`,
  );
}

function explained(error: unknown): string {
  if (isDiskFull(error))
    return "The disk is full, and nothing is left behind. Make room, or name a folder on another disk.";
  if (codeOf(error) === "EACCES")
    return `${messageOf(error)}. Run the command as the user who runs the site.`;
  return `The command failed: ${messageOf(error)}`;
}

if (import.meta.main) {
  outliveReader();
  process.exitCode = await backupCommand(process.argv.slice(2));
}
