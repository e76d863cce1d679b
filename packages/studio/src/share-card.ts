import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { directionOf, type Locale } from "@preforma/domain/locales";
import { TILE_GROUND } from "./picture-request.ts";
import { mediaRoot } from "./media-root.ts";

/** The contents of a share picture. */
export interface ShareCard {
  locale: Locale;
  /** The kind of item, in a word or two. */
  eyebrow: string;
  title: string;
  /** The company's name. */
  name: string;
  /** The item's picture, in any format that sharp reads; null where there is none. */
  picture: Uint8Array | null;
}

/** The size that social networks require, px. */
const shareSize = { width: 1200, height: 630 };
/** Part of the URL: another design is another picture. */
export const shareLook = 1;

const colours = { ground: "#ffffff", ink: "#16282d", brand: "#0b5563", tile: TILE_GROUND, accent: "#e9a03b" };
const margin = 72;
/** The proportions of product pictures. */
const tile = { width: 389, height: 486 };
/** Max title length, characters; longer ones end in an ellipsis. */
const longestTitle = 110;

/**
 * The files of the font family. Fontconfig loads one per text and remembers it: after the first round it has all of
 * them.
 */
const fonts = ["latin", "turkish", "cyrillic", "arabic"].map((name) => `rubik-${name}.ttf`);
/** The comma ends the family's name: without it Pango parses "Light" as a weight and looks for "Rubik". */
const family = "Rubik Light,";

let introduced: Promise<void> | null = null;

async function introduceFonts(): Promise<void> {
  for (const file of fonts) await text("a", 12, 100, colours.ink, file);
}

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

async function text(words: string, size: number, width: number, colour: string, font = fonts[0] ?? "") {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(words)}</span>`,
      font: `${family} ${size}`,
      fontfile: join(mediaRoot(), "fonts", font),
      width,
      // In Pango it means the start side of the paragraph.
      align: "left",
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.2),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Draws a share picture: the text on the start side, the item on the other. JPEG, some 60 KB. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  await (introduced ??= introduceFonts());
  const { width, height } = shareSize;
  const rightToLeft = directionOf(card.locale) === "rtl";
  const column = card.picture ? width - 3 * margin - tile.width : width - 2 * margin;
  const title =
    card.title.length > longestTitle ? `${card.title.slice(0, longestTitle - 1).trimEnd()}…` : card.title;
  const size = title.length > 70 ? 44 : title.length > 36 ? 54 : 66;
  const [eyebrow, heading, name] = await Promise.all([
    text(card.eyebrow, 28, column, colours.brand),
    text(title, size, column, colours.ink),
    text(card.name, 34, column, colours.brand),
  ]);
  const place = (part: { input: Buffer; width: number }, top: number): OverlayOptions => ({
    input: part.input,
    top,
    left: rightToLeft ? width - margin - part.width : margin,
  });
  const layers: OverlayOptions[] = [
    place(eyebrow, margin + 12),
    place(heading, margin + 12 + eyebrow.height + 28),
    place(name, height - margin - name.height),
  ];
  if (card.picture) {
    const inner = await sharp(card.picture)
      .resize({ width: tile.width, height: tile.height, fit: "contain", background: colours.tile })
      .flatten({ background: colours.tile })
      .png()
      .toBuffer();
    const rounded = Buffer.from(
      `<svg width="${tile.width}" height="${tile.height}"><rect width="100%" height="100%" rx="28"/></svg>`,
    );
    layers.push({
      input: await sharp(inner)
        .ensureAlpha()
        .composite([{ input: rounded, blend: "dest-in" }])
        .png()
        .toBuffer(),
      top: (height - tile.height) / 2,
      left: rightToLeft ? margin : width - margin - tile.width,
    });
  }
  const bar = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours.ground}"/><rect width="100%" height="10" fill="${colours.brand}"/><rect x="${rightToLeft ? width - 240 : 0}" width="240" height="10" fill="${colours.accent}"/></svg>`,
  );
  return sharp(bar).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
