import type { ProductDetail } from "@preforma/domain/catalogue";

type Addresses = Pick<ProductDetail["images"][number], "url" | "sources">;

/**
 * The URLs of a studio picture with its body in another colour, as the server mixes it: for visitors without script,
 * and for the others until theirs is drawn. URLs without colours are those of another server, and stay unchanged.
 */
export function inColour(
  { url, sources }: Addresses,
  { body, closure }: { body: string; closure: string },
  hex: string,
): Addresses {
  const pair = (colour: string) => `/${bare(colour)}-${bare(closure)}/`;
  const address = (own: string) => own.replace(pair(body), pair(hex));
  return {
    url: address(url),
    sources: sources.map((source) => ({
      ...source,
      renditions: source.renditions.map((rendition) => ({ ...rendition, url: address(rendition.url) })),
    })),
  };
}

/** A product with the bodies on its studio pictures in a colour; the alternative texts name it. */
export function productInColour(
  product: ProductDetail,
  { hex, title }: { hex: string; title: string },
): ProductDetail {
  return {
    ...product,
    images: product.images.map((image) => {
      if (!image.studio) return image;
      const { body_hex: body, closure_hex: closure } = image.studio;
      return { ...image, ...inColour(image, { body, closure }, hex), alt: `${image.alt} (${title})` };
    }),
  };
}

const bare = (hex: string): string => hex.replace("#", "").toLowerCase();
