import type { ImageSource } from "@preforma/ui/picture";

/**
 * The picture of a card in a page's data: only its URL where the rest follows from that, as for all pictures of our
 * studio. A list has twenty, and in full each takes 300 bytes of its HTML.
 */
export type CardPicture = string | ImageSource;

/** The properties that the studio's pictures share, px. Other pictures are serialised in full. */
const studio = { width: 960, height: 1200, widths: [320, 480, 640] };

/** Shortens a picture for a page's data. */
export function shortPicture(image: ImageSource): CardPicture {
  return JSON.stringify(fullPicture(image.url)) === JSON.stringify(image) ? image.url : image;
}

/** Restores a picture for its card. */
export function fullPicture(picture: CardPicture): ImageSource {
  if (typeof picture !== "string") return picture;
  return {
    url: picture,
    width: studio.width,
    height: studio.height,
    // A text is beside it, so the picture is decorative.
    alt: "",
    sources: [
      { type: "image/avif", url: picture.replace(/(?<!\d)\d+\.jpg$/, "{width}.avif"), widths: studio.widths },
    ],
  };
}
