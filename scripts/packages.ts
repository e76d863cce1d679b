// Checks the published packages as npm will see them: built, packed in mind, and held against publint's rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root, run } from "./run.ts";

let problems = 0;
for (const folder of ["packages/domain", "packages/ui"]) {
  const directory = join(root, folder);
  const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as { name: string };
  if ((await run("pnpm", ["run", "build"], { cwd: directory })) !== 0) {
    problems += 1;
    continue;
  }
  // publint packs with pnpm, which swaps in publishConfig: what is judged is what would be published.
  const { messages } = await publint({ pkgDir: directory, strict: true, pack: "pnpm" });
  for (const message of messages)
    console.error(`${manifest.name}: ${formatMessage(message, manifest) ?? message.code}`);
  console.log(
    `${manifest.name}: ${messages.length === 0 ? "ready to publish" : `${messages.length} problems`}`,
  );
  problems += messages.length;
}
process.exitCode = problems === 0 ? 0 : 1;
