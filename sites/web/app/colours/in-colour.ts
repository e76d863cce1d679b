import type { ProductDetail } from "@preforma/domain/catalogue";

type Addresses = Pick<ProductDetail["images"][number], "url" | "sources">;

/**
 * The addresses of a studio picture with its body in another colour, as the server mixes it: what whoever has no
 * script sees, and the others until theirs is drawn. Addresses that do not name their colours are of another server,
 * and stay.
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

const bare = (hex: string): string => hex.replace("#", "").toLowerCase();
