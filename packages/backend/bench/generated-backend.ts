import type { BackendParts } from "../src/backend.ts";
import type { StudioPort } from "../src/media/index.ts";
import { TILE_GROUND } from "@preforma/studio";
import { generateCategories, generateProducts } from "./generate.ts";

/** Addresses as the real studio gives them; nothing is painted here. */
export const studio: StudioPort = {
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

/** A generated catalogue of that many products, as a backend is filled with it on its first start. */
export function generatedSeed(size: number): NonNullable<BackendParts["seed"]> {
  return {
    name: "bench",
    read: () => Promise.resolve({ categories: generateCategories(), products: [...generateProducts(size)] }),
  };
}
