import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSizes } from "./sizes-file.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const kept = readSizes();
/** What the table calls a component where that is not its folder's name. */
const folders: Readonly<Record<string, string>> = {
  "phone field, at load": "phone-field",
  "star rating, shown": "star-rating",
  "star rating, asked": "star-rating-field",
  "star rating, both": "star-ratings",
  "cookie banner with settings": "cookie-banner",
  "page header before interaction": "page-header",
};
const rows = [...readme.matchAll(/^\| ([a-z][^|]*?) +\| (\d+\.\d) \+ (\d+\.\d)(?:[^|]*?: (\d+\.\d))? +\|/gm)];

describe("the sizes that the README tells", () => {
  it("are found", () => expect(rows).toHaveLength(14));

  // A line less somewhere is no reason to write the README anew; what somebody would decide by is.
  it.each(rows.map(([, part = "", ...told]) => [part, told] as const))("are true of the %s", (part, told) => {
    const measured = kept[folders[part] ?? part.replaceAll(" ", "-")]?.measured;
    if (measured === undefined) throw new Error(`sizes.json measures nothing that is called ${part}.`);
    const untrue = [measured.script, measured.style, measured.later].filter(
      (size, place) => told[place] !== undefined && Math.abs(Number(told[place]) - size) >= 0.2,
    );
    expect(untrue).toEqual([]);
  });
});
