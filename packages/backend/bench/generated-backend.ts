import { pino } from "pino";
import { assembleBackend, type Backend, type BackendParts } from "../src/backend.ts";
import type { StudioPort } from "../src/media/index.ts";
import { TILE_GROUND } from "@preforma/studio";
import { generateCategories, generateProducts } from "./generate.ts";

/** URLs as the real studio builds them; nothing is rendered here. */
const studio: StudioPort = {
  ground: TILE_GROUND,
  views: () =>
    (["front", "three-quarter"] as const).map((view) => ({
      view,
      hash: "0123456789abcdef",
      kind: "opaque",
      width: 960,
      height: 1200,
      objectWidth: 0.5,
    })),
  render: () => Promise.reject(new Error("The benchmark asks for no pictures.")),
  pack: () => Promise.resolve(null),
  share: () => Promise.reject(new Error("The benchmark asks for no pictures.")),
  close: () => {},
  canDraw: () => false,
  drawing: () => null,
  exchange: () => Promise.resolve(null),
  typeset: () => Promise.reject(new Error("The benchmark asks for no documents.")),
};

/** A backend on a data folder, which its first start fills with a generated catalogue of a given size. */
export function generatedBackend(
  size: number,
  dataDir: string,
  over: Pick<BackendParts, "warmPictures">,
): Promise<Backend> {
  return assembleBackend({
    dataDir,
    publicOrigin: "http://127.0.0.1",
    logger: pino({ level: "warn" }),
    studio,
    seed: {
      name: "bench",
      read: () =>
        Promise.resolve({ categories: generateCategories(), products: [...generateProducts(size)] }),
    },
    ...over,
  });
}
