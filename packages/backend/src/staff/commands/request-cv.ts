import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Command } from "@commander-js/extra-typings";
import { chosenStore, print, wholeNumber } from "../../command-line/commands.ts";
import { messageOf, RefusedError } from "../../errors/index.ts";
import { readCv } from "../../requests/cv.ts";
import type { StaffContext, WithContext } from "../staff-command.ts";

/** Adds `pnpm staff requests cv`. */
export function addCv(requests: Command, withContext: WithContext): void {
  requests
    .command("cv")
    .description("Saves the CV of an application as a file; each reading is on record.")
    .argument("<id>", "its number", wholeNumber)
    .argument("[file]", "where to; its own name in this folder unless given")
    .action((id, target) => withContext((context) => saveCv(context, id, target)));
}

async function saveCv({ db }: StaffContext, id: number, target: string | undefined): Promise<void> {
  const { dataDir } = chosenStore();
  const cv = await readCv(db, dataDir, id, { customerId: null });
  if (cv === "unknown") throw new RefusedError(`Request ${id} has no CV.`);
  if (cv === "elsewhere")
    throw new RefusedError(`The CV of request ${id} is not in ${dataDir}. Try on the server that took it.`);
  const path = resolve(target ?? basename(cv.file.name));
  try {
    await copyFile(cv.path, path, constants.COPYFILE_EXCL);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RefusedError(
      code === "EEXIST"
        ? `There is already a file ${path}. Name another one.`
        : `The CV cannot be saved: ${messageOf(error)}`,
    );
  }
  print(`The CV of request ${id} is in ${path}.`);
}
