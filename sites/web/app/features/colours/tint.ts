import type { ProductDetail } from "@preforma/domain/catalogue";

/** The data for live recolouring; `picture` is the index of the recoloured picture among a product's images. */
export interface Tint {
  picture: number;
  pack: ProductDetail["packs"][number];
  body: string;
  closure: string;
  ground: string;
}

/** The first studio picture, which may come after photographs, with the colour pack of its view. */
export function tintOf({ images, packs }: ProductDetail): Tint | null {
  for (const [picture, { studio }] of images.entries()) {
    const pack = studio && packs.find(({ view }) => view === studio.view);
    if (pack)
      return {
        picture,
        pack,
        body: studio.body_hex,
        closure: studio.closure_hex,
        ground: studio.ground_hex,
      };
  }
  return null;
}
