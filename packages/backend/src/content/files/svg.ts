import type { ContentFacts } from "@preforma/domain/content";
import { sheetSize, type Drawn } from "./sheet.ts";

type WordMark = Extract<NonNullable<ContentFacts<"references">["logo"]>, { paths: unknown }>;

/** Escapes text for markup. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The id of a word-mark's outlines within its file, for pages that draw them with `<use>`. */
export const markId = "mark";

/**
 * A word-mark as a separate picture. A page that draws its outlines with `<use>` sets their colour with `--mark-ink`,
 * which they inherit: a dark page needs a light mark.
 */
export function wordMarkSvg({ width, height, paths }: WordMark, name: string): string {
  const outlines = paths
    .map(({ d, fill }) => `<path fill="var(--mark-ink, ${fill})" d="${escaped(d)}"/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(name)}</title><g id="${markId}">${outlines}</g></svg>`;
}

/** A sheet as an SVG picture. */
export function sheetSvg(drawn: readonly Drawn[], name: string): string {
  const { width, height } = sheetSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${height * 4}" viewBox="0 0 ${width} ${height}" role="img" font-family="Rubik, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"><title>${escaped(name)}</title>${drawn.map(element).join("")}</svg>`;
}

function element(drawn: Drawn): string {
  switch (drawn.kind) {
    case "box":
      return `<rect x="${drawn.x}" y="${drawn.y}" width="${drawn.width}" height="${drawn.height}" fill="${drawn.colour}"/>`;
    case "line":
      return `<path d="M${drawn.x} ${drawn.y}h${drawn.length}" stroke="${drawn.colour}" stroke-width="${drawn.thickness}"/>`;
    case "text":
      return `<text x="${drawn.x}" y="${drawn.y}" font-size="${drawn.size}"${drawn.bold ? ' font-weight="600"' : ""} fill="${drawn.colour}">${escaped(drawn.text)}</text>`;
    default:
      return `<path transform="translate(${drawn.x} ${drawn.y}) scale(${drawn.scale})" d="${drawn.path}" fill="none" stroke="${drawn.colour}" stroke-width="${drawn.thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
}
