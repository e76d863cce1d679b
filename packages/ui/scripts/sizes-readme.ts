// The table of sizes in the README, from `sizes.json` and the peers' sizes that `pnpm bench sizes --readme` measured.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPeerSizes } from "../bench/peer-sizes.ts";
import { parts } from "../bench/peers.ts";
import { readSizes } from "./sizes-file.ts";
import { sumOf } from "./sizes-measure.ts";

const file = join(import.meta.dirname, "../README.md");
const place = /(?<=<!-- sizes -->\n\n)[^]*?(?=\n<!-- end of sizes -->)/;
const heading = ["component", "at load: script + styles", "on intent", "all", "peers, all of them at load"];
const kb = (size: number) => size.toFixed(1);

/** The table as Markdown, its columns padded as the formatter pads them. */
export function sizesTable(): string {
  const sizes = readSizes();
  const peers = readPeerSizes();
  const rows = parts.flatMap(({ ours, title = ours.replaceAll("-", " ") }) => {
    const size = sizes[ours]?.measured;
    if (size === undefined) return [];
    const others = Object.entries(peers[ours] ?? {}).toSorted(([, one], [, other]) => one - other);
    return [
      [
        title,
        `${kb(size.script)} + ${kb(size.style)}`,
        size.later === 0 ? "" : kb(size.later),
        kb(sumOf(size)),
        others.map(([peer, weight]) => `${peer} ${kb(weight)}`).join("; "),
      ],
    ];
  });
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  return [line(heading), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("");
}

/** Replaces the table in the README. */
export function writeReadme(): void {
  const table = sizesTable();
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(place, () => table),
  );
}

/** The table in the README. */
export function tableInReadme(): string {
  return place.exec(readFileSync(file, "utf8"))?.[0] ?? "";
}
