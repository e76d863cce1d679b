/**
 * Uploads the stories to Chromatic, where people review and accept pictures together: `pnpm chromatic`. The project's
 * token comes from the environment. `pnpm test` runs the same comparison locally, and `pnpm pictures` accepts its
 * results.
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
