import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sceneOf } from "../src/mesh.ts";
import type { Shape } from "../src/shape.ts";

const places = 4;
const trimmed = (values: readonly number[]): number[] => values.map((v) => Number(v.toFixed(places)));

/** Writes the scene of a shape as JSON for the renderer (mm, z up) and returns the file's path. */
export function writeScene(shape: Shape, folder: string): string {
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
