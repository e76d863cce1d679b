import type { ProductSummary } from "@preforma/domain/catalogue";
import type { ImageSource } from "@preforma/ui/picture";

/**
 * The AVIF of a picture in widths between two, px. All browsers that the site is built for support AVIF; a picture's
 * fallback is for other programs that read pages.
 */
export function avifOf(
  sources: ProductSummary["images"][number]["sources"],
  { smallest, largest }: { smallest: number; largest: number } = { smallest: 0, largest: Infinity },
): ImageSource["sources"] {
  return sources.flatMap(({ type, renditions }) => {
    if (type !== "image/avif") return [];
    const fitting = renditions.filter(({ width }) => width >= smallest && width <= largest);
    const [first] = fitting;
    if (!first) return [];
    // With one URL pattern for all widths, as the shop's own pictures have, a page's data is shorter.
    const place = first.url.lastIndexOf(String(first.width));
    const before = first.url.slice(0, place);
    const after = first.url.slice(place + String(first.width).length);
    const isOne = place >= 0 && fitting.every(({ url, width }) => url === `${before}${width}${after}`);
    return [
      isOne
        ? { type, url: `${before}{width}${after}`, widths: fitting.map(({ width }) => width) }
        : { type, renditions: fitting },
    ];
  });
}
