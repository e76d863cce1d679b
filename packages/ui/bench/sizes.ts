import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { measureLibrary } from "../scripts/sizes-library.ts";
import { measure, sumOf, type Size } from "../scripts/sizes-measure.ts";
import { writeReadme } from "../scripts/sizes-readme.ts";
import { writePeerSizes, type PeerSizes } from "./peer-sizes.ts";
import { parts } from "./peers.ts";

const peersFolder = join(import.meta.dirname, "../../../.cache/peers");
const manifest = join(import.meta.dirname, "peers/package.json");

/**
 * `pnpm bench sizes [--ours] [--readme]`: the size of each component for a visitor, compared with its peers in other
 * libraries.
 *
 * Each is bundled alone, as a page with nothing else would load it: minified, each file gzipped, with its own style
 * sheets, without React and the theme. The first row is a page of several components: shared files are counted once.
 * The peers are installed into `.cache` when they are first measured; `--ours` leaves them out. `--readme` writes the
 * peers' sizes into the README's table.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const ours = await measureLibrary();
  const withPeers = !parameters.includes("--ours") && installPeers();
  const rows: string[][] = [];
  const peerSizes: Record<string, Record<string, number>> = {};
  const cells = (size: Size) => [
    kb(size.script),
    kb(size.style),
    kb(size.script + size.style),
    size.later === 0 ? "" : kb(size.later),
    kb(sumOf(size)),
  ];
  for (const { ours: name, title = name, peers } of parts) {
    const own = ours.get(name);
    if (own === undefined) throw new Error(`bench/peers.ts names ${name}, which is no component.`);
    rows.push([title, "ours", ...cells(own)]);
    for (const { name: peer, source } of withPeers ? peers : []) {
      const size = await measure(peersFolder, source);
      (peerSizes[name] ??= {})[peer] = Math.round(sumOf(size) * 10) / 10;
      rows.push(["", peer, ...cells(size), `${(sumOf(size) / sumOf(own)).toFixed(1)} x`]);
    }
  }
  const compared = new Set(parts.map((part) => part.ours));
  for (const [name, size] of ours) if (!compared.has(name)) rows.push([name, "ours", ...cells(size)]);
  print(["component", "of", "JavaScript", "styles", "at load", "on intent", "all", "all : ours"], rows);
  console.log(
    "\nKB gzipped, minified, React and the theme apart. At load: JavaScript and styles. On intent: JavaScript that is " +
      "loaded when somebody points at the component, focuses or touches it. Texts are not in it: a page brings those of " +
      "its language. Most peers come without styles, which their users write.",
  );
  if (withPeers && parameters.includes("--readme")) {
    writePeerSizes(peerSizes satisfies PeerSizes);
    writeReadme();
  }
}

const kb = (size: number) => size.toFixed(1);

/** Installs the exact versions of the peers; returns false if that fails. */
function installPeers(): boolean {
  mkdirSync(peersFolder, { recursive: true });
  cpSync(manifest, join(peersFolder, "package.json"));
  const { dependencies } = JSON.parse(readFileSync(manifest, "utf8")) as {
    dependencies: Readonly<Record<string, string>>;
  };
  if (Object.entries(dependencies).every(([name, version]) => installed(name) === version)) return true;
  console.log("Installing the peers into .cache/peers ...");
  const { status } = spawnSync(
    "npx",
    ["--yes", "pnpm@12", "install", "--ignore-workspace", "--ignore-scripts", "--reporter=silent"],
    { cwd: peersFolder, stdio: "ignore" },
  );
  if (status === 0) return true;
  console.error(
    "The peers could not be installed: the registry of packages cannot be reached. What follows are our own sizes " +
      "alone; run the command again with a connection for the comparison.\n",
  );
  return false;
}

function installed(name: string): string | undefined {
  try {
    const own = readFileSync(join(peersFolder, "node_modules", name, "package.json"), "utf8");
    return (JSON.parse(own) as { version?: string }).version;
  } catch {
    // Not installed yet.
    return undefined;
  }
}

function print(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join("  ").trimEnd());
  }
}
