import { describe, expect, test } from "vitest";
import { publicApi } from "../scripts/public-api.ts";
import { readTarball } from "../scripts/tarball.ts";
import { packed } from "./install.ts";

const lead = (name: string) =>
  `# Public API of ${name}: every entry, what it exports and with which types.
# A difference is a change that consumers see. Is it meant? Then say so in a changeset, and accept it:
# pnpm test --project packages public-api -u
`;

describe("public API", () => {
  test.each(packed())("$name exports match public-api.txt", async ({ name, tarball }) => {
    const folder = name.replace("@preforma/", "");
    const api = publicApi(readTarball(tarball));
    expect(api.split("\n## ").length, "entries").toBeGreaterThan(15);
    await expect(`${lead(name)}\n${api}`).toMatchFileSnapshot(`../packages/${folder}/public-api.txt`);
  });
});
