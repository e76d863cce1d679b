import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { describeRelease, planRelease, waitingNotes, type PlannedRelease } from "../scripts/release.ts";
import { root } from "../scripts/run.ts";

describe("a dry run of the release", () => {
  let plan: PlannedRelease[];
  const manifests = () =>
    globSync("packages/{domain,ui}/{package.json,CHANGELOG.md}", { cwd: root }).map((file) => [
      file,
      readFileSync(join(root, file), "utf8"),
    ]);
  const before = { manifests: manifests(), notes: waitingNotes() };
  beforeAll(async () => {
    plan = await planRelease();
  });

  test("leaves versions, changelogs and notes of the tree as they are", () => {
    expect(manifests()).toEqual(before.manifests);
    expect(waitingNotes()).toEqual(before.notes);
  });

  test("raises the version of every package that a note names, and writes the note into its changelog", () => {
    const named = new Map<string, string[]>();
    for (const note of before.notes) {
      const [, head = "", body = ""] = readFileSync(join(root, ".changeset", note), "utf8").split(/^---$/m);
      for (const [, name = ""] of head.matchAll(/"([^"]+)":/g))
        named.set(name, [...(named.get(name) ?? []), body.trim().split("\n")[0] ?? ""]);
    }
    for (const { name, from, to, changelog } of plan) {
      const notes = named.get(name) ?? [];
      if (notes.length > 0) expect(to, name).not.toBe(from);
      for (const line of notes) expect(changelog).toContain(line);
    }
  });

  test("lists what each tarball would hold, with the changelog in it once there is one", () => {
    expect(plan.map(({ name }) => name)).toEqual(["@preforma/domain", "@preforma/ui"]);
    for (const { name, to, files } of plan) {
      const paths = files.map(([path]) => path);
      expect(paths).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
      if (before.notes.length > 0) expect(paths, name).toContain("CHANGELOG.md");
      expect(describeRelease(plan)).toContain(to);
    }
  });
});

test("every note names a published package and says something", () => {
  for (const note of waitingNotes()) {
    const text = readFileSync(join(root, ".changeset", note), "utf8");
    expect(text, note).toMatch(/^---\n(?:"@preforma\/(?:domain|ui)": (?:major|minor|patch)\n)+---\n\n\S/);
  }
});
