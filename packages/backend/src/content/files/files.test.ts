import { describe, expect, it } from "vitest";
import { demoContent } from "../../demo/content.ts";
import type { ContentEntry } from "../entry.ts";
import { parseRecord } from "../store.ts";
import { drawnDocument, drawnLogo, drawnSheet } from "./index.ts";

const instant = "2026-11-22T00:00:00.000Z";
const certificate = (over: Record<string, unknown> = {}): ContentEntry<"certificates"> => ({
  id: 7,
  kind: "certificates",
  record: parseRecord("certificates", {
    key: "iso",
    facts: {
      standard: "ISO 9001:2015",
      holder: "Örnek Ambalaj A.Ş.",
      issuer: "Kuruluş <b>&",
      number: "N-1",
      issued_on: "2026-01-15",
      valid_until: "2029-01-14",
      ...over,
    },
    texts: { tr: { title: "Kalite yönetim sistemi", summary: "Şişirme (üretim)" } },
  }),
  createdAt: instant,
  updatedAt: instant,
});
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

describe("a certificate's sheet", () => {
  it("as a picture shows the facts, with their markup escaped", () => {
    const svg = new TextDecoder().decode(drawnSheet(certificate()).bytes);
    expect(svg).toContain(">ISO 9001:2015</text>");
    expect(svg).toContain(">15.01.2026</text>");
    expect(svg).toContain("Kuruluş &lt;b&gt;&amp;");
    expect(svg).not.toContain("<b>");
  });

  it("as a document has a cross-reference table with correct offsets", () => {
    const pdf = textOf(drawnDocument(certificate()).bytes);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe("xref");
    const starts = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
    expect(starts).toHaveLength(7);
    for (const [index, start] of starts.entries())
      expect(pdf.slice(start).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    const [, length = "", content = ""] =
      /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  it("as a document writes Turkish letters that the fonts name differently", () => {
    const pdf = textOf(drawnDocument(certificate()).bytes);
    expect(pdf).toContain("1 /Gbreve 2 /gbreve 3 /Idotaccent 4 /dotlessi 5 /Scedilla 6 /scedilla");
    // Şişirme (üretim): Ş and ş as the codes above, the brackets and ü as Latin-1.
    expect(pdf).toContain(`<05${hex("i")}06${hex("irme (\xfcretim)")}>`);
  });

  it("gets a new URL only when its content changes", () => {
    expect(drawnSheet(certificate()).path).toBe(drawnSheet(certificate()).path);
    expect(drawnSheet(certificate({ number: "N-2" })).path).not.toBe(drawnSheet(certificate()).path);
  });
});

const hex = (text: string): string => Buffer.from(text, "latin1").toString("hex");

describe("word-marks", () => {
  it("are drawn in outlines, so that they need no font", async () => {
    const references = (await demoContent(Date.parse(instant))).filter(({ kind }) => kind === "references");
    expect(references.length).toBeGreaterThanOrEqual(18);
    for (const { record } of references) {
      const entry = { id: 1, kind: "references", record, createdAt: instant, updatedAt: instant } as const;
      const svg = new TextDecoder().decode(drawnLogo(entry as ContentEntry<"references">)?.bytes);
      expect(svg).toMatch(
        /^<svg xmlns="[^"]+" width="\d+" height="64" viewBox="0 0 \d+ 64" role="img"><title>/,
      );
      expect(svg).not.toContain("<text");
    }
  });

  it("accept no path that is more than a path", () => {
    const logo = { width: 10, height: 10, paths: [{ d: 'M0 0"/><script>', fill: "#000000" }] };
    expect(() =>
      parseRecord("references", {
        key: "a",
        facts: { name: "A", sector: "food", logo },
        texts: { tr: { title: "A" } },
      }),
    ).toThrow(/logo/);
  });
});
