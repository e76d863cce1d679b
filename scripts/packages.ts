// Checks the published packages as npm would publish them: built, packed, and checked by publint and attw.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packedPackages, type Packed } from "./packing.ts";
import { root, run } from "./run.ts";
import { entriesOf, readTarball } from "./tarball.ts";

/** The findings of publint: paths, formats and conditions of the manifest. */
async function manifestProblems({ tarball }: Packed): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * The findings of attw: whether the types of each entry match what Node and bundlers load. The packages are ESM only,
 * so CommonJS without `require(esm)` and the resolution of TypeScript 4 are not supported (attw's profile `esm-only`).
 * Every entry is listed, since attw skips patterns.
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
// The size of each component.
count += await run(process.execPath, [join(root, "packages/ui/scripts/sizes.ts")]);
process.exitCode = count === 0 ? 0 : 1;
