// Renders missing or outdated pictures, the cheapest useful one first; see README.md.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { packManifest } from "../src/packs.ts";
import { shapes } from "../src/shapes/registry.ts";
import { shapeOfSize, pictureSizesOf } from "../src/sizes.ts";
import type { Shape, ShapeView } from "../src/shape.ts";
import { objectWidth } from "./object-width.ts";
import { pack } from "./pack.ts";
import { sceneOf } from "../src/mesh.ts";

const places = 4;
const trimmed = (values: readonly number[]): number[] => values.map((v) => Number(v.toFixed(places)));

/** Writes the scene of a shape as JSON for the renderer (mm, z up) and returns the file's path. */
function writeScene(shape: Shape, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${shape.id}.json`);
  const parts = sceneOf(shape).map(({ finish, mesh }) => ({
    finish,
    positions: trimmed(mesh.positions),
    faces: mesh.faces,
    ...(mesh.normals && { normals: trimmed(mesh.normals) }),
  }));
  writeFileSync(
    file,
    JSON.stringify({ id: shape.id, transparent: shape.transparent, small: shape.body === null, parts }),
  );
  return file;
}

const { values: options } = parseArgs({
  options: {
    raw: { type: "string", default: join(tmpdir(), "preforma-studio") },
    limit: { type: "string", default: "1000" },
    rounds: { type: "string", default: "3" },
    only: { type: "string", multiple: true, default: [] },
    force: { type: "boolean", default: false },
    view: { type: "string", multiple: true, default: ["front", "three-quarter"] },
    backwards: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    blender: { type: "string", default: "blender" },
  },
});

/** Increase it when light, camera or packing change, to render everything again. */
const studioVersion = 1;
const full = { width: 960, height: 1200 };
/** Samples per pixel, by round; the first round is quick, with smaller second views. */
const rounds = [
  { opaque: 6, transparent: 8, sizes: { front: full, "three-quarter": { width: 800, height: 1000 } } },
  { opaque: 32, transparent: 32, sizes: { front: full, "three-quarter": full } },
  { opaque: 96, transparent: 128, sizes: { front: full, "three-quarter": full } },
];
const quality = 60;

type Entry = z.infer<typeof packManifest>[number];

/** Shapes in all their photographed sizes, each as a separate shape. */
const everything = shapes.flatMap((shape) =>
  pictureSizesOf(shape).map((size) => ({ ...shapeOfSize(shape, size), id: size.id, of: shape.id })),
);
const packs = join(import.meta.dirname, "../media/packs");
const manifestFile = join(packs, "manifest.json");
const keyOf = (entry: Pick<Entry, "id" | "view">): string => `${entry.id}/${entry.view}`;

function readManifest(): Map<string, Entry> {
  if (!existsSync(manifestFile)) return new Map();
  const entries = packManifest.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

function writeManifest(entries: Map<string, Entry>): void {
  const known = new Set(everything.map(({ id }) => id));
  const sorted = [...entries.values()]
    .filter((entry) => known.has(entry.id))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const draft = `${manifestFile}.draft`;
  writeFileSync(draft, `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]\n`);
  renameSync(draft, manifestFile);
}

const scenes = new Map<string, { file: string; geometry: string }>();
function sceneFor(shape: Shape): { file: string; geometry: string } {
  const known = scenes.get(shape.id);
  if (known) return known;
  const file = writeScene(shape, join(options.raw, "scenes"));
  const geometry = createHash("sha256").update(readFileSync(file)).update(String(studioVersion));
  const made = { file, geometry: geometry.digest("hex").slice(0, 12) };
  scenes.set(shape.id, made);
  return made;
}

async function photograph(
  shape: Shape,
  view: ShapeView,
  samples: number,
  size: { width: number; height: number },
): Promise<Entry> {
  const scene = sceneFor(shape);
  const prefix = join(options.raw, "passes", `${shape.id}-${view}`);
  const script = join(import.meta.dirname, "render.py");
  const numbers = [samples, size.width, size.height].map(String);
  const args = ["-b", "-P", script, "--", scene.file, view, prefix, ...numbers];
  const run = spawnSync(options.blender, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  const line = /RENDERED.*/.exec(run.stdout ?? "")?.[0];
  if (run.status !== 0 || !line) {
    const reason = run.error?.message ?? run.stderr.slice(-2000) + run.stdout.slice(-1000);
    throw new Error(`Blender did not finish ${shape.id} (${view}): ${reason}`);
  }
  console.log(line);
  const kind = shape.transparent ? "transparent" : "opaque";
  const file = `${shape.id}.${view}.avif`;
  const draft = join(options.raw, file);
  const packed = await pack(prefix, draft, shape.transparent, quality);
  const shown = await objectWidth(draft, { ...size, transparent: shape.transparent, body: !!shape.body });
  const bytes = readFileSync(draft);
  writeFileSync(join(packs, file), bytes);
  rmSync(draft);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return {
    id: shape.id,
    view,
    kind,
    file,
    ...packed,
    objectWidth: shown,
    samples,
    geometry: scene.geometry,
    hash,
  };
}

mkdirSync(packs, { recursive: true });
let left = Number(options.limit);
const wanted = everything.filter(
  ({ id, of }) => options.only.length === 0 || options.only.includes(id) || options.only.includes(of),
);
if (options.backwards) wanted.reverse();
for (const round of rounds.slice(0, Number(options.rounds))) {
  for (const view of ["front", "three-quarter"] as const) {
    for (const shape of wanted) {
      if (left <= 0) process.exit(0);
      if (!options.view.includes(view)) continue;
      const samples = shape.transparent ? round.transparent : round.opaque;
      const done = readManifest().get(keyOf({ id: shape.id, view }));
      const current =
        done &&
        done.samples >= samples &&
        existsSync(join(packs, done.file)) &&
        (options.quick || done.geometry === sceneFor(shape).geometry);
      if (current && !options.force) continue;
      const entry = await photograph(shape, view, samples, round.sizes[view]);
      writeManifest(readManifest().set(keyOf(entry), entry));
      left--;
    }
  }
}
console.log("Every picture is there.");
