import { sheetSize, type Drawn } from "./sheet.ts";

/** Points in a millimetre. */
const pointsPerMm = 72 / 25.4;

/**
 * Letters that the standard encoding of the fonts lacks, at codes of our own, with their glyph names (Adobe Glyph
 * List).
 */
const added: Readonly<Record<string, readonly [code: number, glyph: string]>> = {
  Ğ: [1, "Gbreve"],
  ğ: [2, "gbreve"],
  İ: [3, "Idotaccent"],
  ı: [4, "dotlessi"],
  Ş: [5, "Scedilla"],
  ş: [6, "scedilla"],
  "’": [0x92, "quoteright"],
  "“": [0x93, "quotedblleft"],
  "”": [0x94, "quotedblright"],
  "–": [0x96, "endash"],
  "…": [0x85, "ellipsis"],
};

/**
 * A sheet as a PDF of one page (ISO 32000-1), in the standard fonts that every reader has. Letters outside Latin become
 * question marks: a sheet is written in Turkish and English only.
 */
export function sheetPdf(drawn: readonly Drawn[], title: string): Uint8Array<ArrayBuffer> {
  const content = drawn.map(operators).join("\n");
  const differences = Object.values(added)
    .map(([code, glyph]) => `${code} /${glyph}`)
    .join(" ");
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`;
  const { width, height } = sheetSize;
  return assembled([
    "<< /Type /Catalog /Pages 2 0 R /Lang (tr) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title <feff${utf16(title)}> >>`,
  ]);
}

/** Numbers the objects and writes the cross-reference table. All characters are single bytes by now. */
function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n`;
  for (const start of starts) file += `${String(start).padStart(10, "0")} 00000 n \n`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

/** The drawing operators; the origin of a page is its lower left corner. */
function operators(drawn: Drawn): string {
  const x = points(drawn.x);
  const y = points(sheetSize.height - drawn.y);
  switch (drawn.kind) {
    case "box":
      return `${colour(drawn.colour)} rg ${x} ${points(sheetSize.height - drawn.y - drawn.height)} ${points(drawn.width)} ${points(drawn.height)} re f`;
    case "line":
      return `${colour(drawn.colour)} RG ${points(drawn.thickness)} w ${x} ${y} m ${points(drawn.x + drawn.length)} ${y} l S`;
    case "text":
      return `BT ${colour(drawn.colour)} rg /${drawn.bold ? "B" : "R"} ${points(drawn.size)} Tf ${x} ${y} Td <${encoded(drawn.text)}> Tj ET`;
    default: {
      const scale = points(drawn.scale);
      return `q 1 J 1 j ${scale} 0 0 -${scale} ${x} ${y} cm ${colour(drawn.colour)} RG ${drawn.thickness} w ${strokes(drawn.path)} S Q`;
    }
  }
}

/** `M1 2 L3 4` in PDF syntax: `1 2 m 3 4 l`. */
function strokes(path: string): string {
  return path.replaceAll(
    /([MLC])([^MLC]*)/g,
    (_, letter: string, numbers: string) => `${numbers.trim()} ${letter.toLowerCase()} `,
  );
}

function encoded(text: string): string {
  return Array.from(text, (character) => {
    const code = added[character]?.[0] ?? character.codePointAt(0) ?? 0;
    return (code > 0xff ? 0x3f : code).toString(16).padStart(2, "0");
  }).join("");
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, "0"),
  ).join("");
}

const points = (mm: number): number => Math.round(mm * pointsPerMm * 1000) / 1000;

const colour = (hex: string): string =>
  [1, 3, 5].map((at) => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(" ");
