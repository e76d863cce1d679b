import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromCaller, print } from "../command-line/commands.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import { readText } from "../text/text-file.ts";

/**
 * Opens a text in the person's editor, or reads it from a file, and passes it to `accept`. A text that is not accepted
 * stays in the draft, so that nothing must be typed again; `accept` may shorten the draft with `redraft`.
 */
export async function editedText(
  text: string,
  file: string | undefined,
  accept: (edited: string, redraft: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (file !== undefined) return accept(await readGiven(file), () => Promise.resolve());
  const editor = process.env["VISUAL"] || process.env["EDITOR"];
  if (!editor)
    throw new RefusedError(
      "EDITOR names no editor. Set it, or write a file and name it: settings edit <file>",
    );
  const folder = await mkdtemp(join(tmpdir(), "preforma-"));
  const draft = join(folder, "settings.json");
  const redraft = (left: string): Promise<void> => writeFile(draft, `${left}\n`, { mode: 0o600 });
  try {
    await redraft(text);
    await runEditor(editor, draft);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  try {
    await accept(await readText(draft), redraft);
  } catch (error) {
    const where = `Your text is in ${draft}. Correct it there and run: settings edit ${draft}`;
    if (error instanceof RefusedError) throw new RefusedError(`${error.message}\n${where}`, { cause: error });
    print(where);
    throw error;
  }
  await rm(folder, { recursive: true });
}

async function readGiven(file: string): Promise<string> {
  try {
    return await readText(fromCaller(file));
  } catch (error) {
    throw new RefusedError(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** EDITOR may contain arguments, such as `code --wait`, so the shell runs it. */
function runEditor(editor: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(`${editor} "${file}"`, { shell: true, stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new RefusedError(`The editor ended with ${code}. Nothing was changed.`));
    });
  });
}
