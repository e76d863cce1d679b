import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { ownFolder } from "../testing/own-folder.ts";

it("creates no data folder if DATA_DIR names a missing one", async () => {
  const missing = join(await ownFolder(), "misspelt");
  const listed = promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, "command.ts"), "orders", "list"],
    { env: { ...process.env, DATA_DIR: missing, DATABASE_URL: "" } },
  );
  await expect(listed).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: `There is no folder ${missing}. Correct DATA_DIR, or start the site once, which makes it.\n`,
  });
  expect(existsSync(missing)).toBe(false);
});
