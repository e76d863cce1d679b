// Checks the published packages as npm will see them: built, packed, and held against publint's and attw's rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packedPackages, type Packed } from "./packing.ts";
import { root, run } from "./run.ts";
import { entriesOf, readTarball } from "./tarball.ts";

/** What publint finds: paths, formats and conditions of the manifest. */
async function manifestProblems({ tarball }: Packed): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * What attw finds: whether TypeScript sees for each entry what Node and bundlers load. The packages are modules
 * only, so that CommonJS without `require(esm)` and the resolution of TypeScript 4 are none of their readers
 * (attw's profile `esm-only`). Every entry is named, since attw leaves out patterns.
 */
async function typeProblems({ tarball }: Packed): Promise<string[]> {
  const data = new Uint8Array(readFileSync(tarball));
  const files = readTarball(tarball);
  const entrypoints = entriesOf(files).filter(
    (entry) => !/\.json$|^\.\/(?:fixtures\/pictures|flags|fonts)\//.test(entry),
  );
  const result = await checkPackage(createPackageFromTarballData(data), { entrypoints });
  if (result.types === false) return ["has no types at all"];
  return result.problems
    .filter((problem) => {
      if ("resolutionKind" in problem) return /^(?:node16-esm|bundler)$/.test(problem.resolutionKind);
      if ("resolutionOption" in problem) return problem.resolutionOption !== "node10";
      return true;
    })
    .map((problem) => {
      const where =
        "entrypoint" in problem
          ? problem.entrypoint
          : "typesFileName" in problem
            ? problem.typesFileName
            : problem.fileName;
      return `${problem.kind} at ${where}`;
    });
}

let count = 0;
for (const packed of await packedPackages()) {
  const problems = [...(await manifestProblems(packed)), ...(await typeProblems(packed))];
  for (const problem of problems) console.error(`${packed.name}: ${problem}`);
  console.log(
    `${packed.name}: ${problems.length === 0 ? "ready to publish" : `${problems.length} problems`}`,
  );
  count += problems.length;
}
// What each component costs a visitor.
count += await run(process.execPath, [join(root, "packages/ui/scripts/sizes.ts")]);
process.exitCode = count === 0 ? 0 : 1;
