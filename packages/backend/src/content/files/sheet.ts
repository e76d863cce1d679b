import type { ContentEntry } from "../entry.ts";

/** Something to draw on a sheet; lengths in millimetres from its upper left corner. */
export type Drawn =
  | { kind: "box"; x: number; y: number; width: number; height: number; colour: string }
  | { kind: "line"; x: number; y: number; length: number; thickness: number; colour: string }
  | { kind: "text"; x: number; y: number; size: number; bold: boolean; colour: string; text: string }
  /** Strokes of straight lines and cubic curves: absolute `M`, `L` and `C`, in units of `scale` mm. */
  | { kind: "stroke"; x: number; y: number; scale: number; thickness: number; colour: string; path: string };

/** ISO 216 A4, mm. */
export const sheetSize = { width: 210, height: 297 };

const brand = "#0b5563";
const accent = "#e9a03b";
const ink = "#16282d";
const muted = "#55686d";

/** The company's mark, the same as in `brand/logo.svg` of the site. */
const mark = {
  bottle:
    "M12 2.5 L20 2.5 M12.5 6 L19.5 6 M9.5 9.5 L22.5 9.5 M12.25 9.5 L12.25 11.75 C12.25 13.65 7.5 14.75 7.5 19 L7.5 23.5 C7.5 26.81 10.19 29.5 13.5 29.5 L18.5 29.5 C21.81 29.5 24.5 26.81 24.5 23.5 L24.5 19 C24.5 14.75 19.75 13.65 19.75 11.75 L19.75 9.5",
  light: "M11.5 19.5 L11.5 23.5 C11.5 24.74 12.51 25.75 13.75 25.75",
};

/** Labels in the two languages of a Turkish exporter's papers. */
const labels = {
  heading: ["Belge bilgi sayfası", "Certificate data sheet"],
  holder: ["Belge sahibi", "Certificate holder"],
  scope: ["Kapsam", "Scope"],
  number: ["Belge numarası", "Certificate number"],
  issuer: ["Belgelendirme kuruluşu", "Certification body"],
  issued: ["Düzenleme tarihi", "Date of issue"],
  until: ["Geçerlilik tarihi", "Valid until"],
  note: [
    "Bu sayfa belgenin bilgilerini özetler; belgenin aslı istek üzerine gönderilir.",
    "This sheet summarises the certificate; the original is sent on request.",
  ],
} as const;

/** The sheet that shows a certificate's facts, in Turkish and English. */
export function certificateSheet({ record }: ContentEntry<"certificates">): Drawn[] {
  const { facts, texts } = record;
  const shown = [texts.tr, texts.en].filter((text) => text !== undefined);
  const drawn: Drawn[] = [
    { kind: "box", x: 0, y: 0, ...sheetSize, colour: "#ffffff" },
    { kind: "box", x: 0, y: 0, width: 8, height: sheetSize.height, colour: brand },
    { kind: "box", x: 8, y: 0, width: 1.2, height: sheetSize.height, colour: accent },
    { kind: "stroke", x: 164, y: 20, scale: 0.75, thickness: 1.75, colour: brand, path: mark.bottle },
    { kind: "stroke", x: 164, y: 20, scale: 0.75, thickness: 1.75, colour: accent, path: mark.light },
  ];
  const write = (y: number, size: number, text: string, colour = ink, bold = false, x = 28): void =>
    void drawn.push({ kind: "text", x, y, size, bold, colour, text });
  let y = 34;
  write(y, 4.2, labels.heading.join(" · "), muted);
  // Short enough to end before the mark.
  for (const line of wrapped(facts.standard, 21)) write((y += 14), 11, line, brand, true);
  y += 3;
  for (const { title } of shown) for (const line of wrapped(title, 52)) write((y += 9), 5.4, line);
  drawn.push({ kind: "line", x: 28, y: (y += 10), length: 154, thickness: 0.4, colour: accent });
  const section = ([turkish, english]: readonly [string, string], lines: readonly string[]): void => {
    write((y += 11), 3.4, `${turkish} / ${english}`, muted);
    for (const line of lines) write((y += 7), 4.8, line);
  };
  section(labels.holder, wrapped(facts.holder, 62));
  section(
    labels.scope,
    shown.flatMap(({ summary }) => wrapped(summary, 62)),
  );
  section(labels.number, [facts.number]);
  section(labels.issuer, wrapped(facts.issuer, 62));
  section(labels.issued, [dayOf(facts.issued_on)]);
  section(labels.until, [dayOf(facts.valid_until)]);
  drawn.push({ kind: "line", x: 28, y: 268, length: 154, thickness: 0.2, colour: "#c9d3d5" });
  write(275, 3.2, labels.note[0], muted);
  write(280, 3.2, labels.note[1], muted);
  return drawn;
}

/** A date as both languages write it: 24.11.2026. */
const dayOf = (day: string): string => day.split("-").toReversed().join(".");

/** Wraps text at a max number of characters; a longer word gets its own line. */
function wrapped(text: string, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
