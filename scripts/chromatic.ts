/**
 * Sends the stories to Chromatic, where people compare and accept pictures together: `pnpm chromatic`. The token of the
 * project comes from the environment. The same comparison runs without any cloud in `pnpm test`, and `pnpm pictures`
 * accepts what it found.
 */
import { run } from "./run.ts";

if (process.env["CHROMATIC_PROJECT_TOKEN"]) {
  process.exitCode = await run("chromatic", [
    "--config-file",
    "chromatic.config.json",
    ...process.argv.slice(2),
  ]);
} else {
  console.error(
    "Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN (Chromatic: Manage, Configure) and call " +
      "this again. Without Chromatic, `pnpm test` compares the same stories with the kept pictures, and " +
      "`pnpm pictures` accepts what changed.",
  );
  process.exitCode = 1;
}
