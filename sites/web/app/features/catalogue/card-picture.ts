import type { ImageSource } from "@preforma/ui/picture";

/**
 * The picture of a card as it travels with a page: by its address alone where the rest follows from that, as it does
 * for all pictures of our studio. A list has twenty, and told in full they are 300 bytes of its HTML.
 */
export type CardPicture = string | ImageSource;

/** What the studio's pictures have in common, px. Those that differ are listed in full. */
const studio = { width: 960, height: 1200, widths: [320, 480, 640] };

/** A picture as it travels. */
export function shortPicture(image: ImageSource): CardPicture {
  return JSON.stringify(fullPicture(image.url)) === JSON.stringify(image) ? image.url : image;
}

/** A picture as it is shown. */
export function fullPicture(picture: CardPicture): ImageSource {
  if (typeof picture !== "string") return picture;
  return {
    url: picture,
    width: studio.width,
    height: studio.height,
    // A text is beside it.
    alt: "",
    sources: [
      { type: "image/avif", url: picture.replace(/(?<!\d)\d+\.jpg$/, "{width}.avif"), widths: studio.widths },
    ],
  };
}
