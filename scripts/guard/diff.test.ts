import { describe, expect, it } from "vitest";
import { differencesOf, summary } from "./diff.ts";
import { normaliser, readRecording, written, type Recording } from "./recording.ts";

const recording = (...pages: [string, ...string[]][]): Recording =>
  readRecording(pages.map(([source, ...lines]) => [`# ${source}`, ...lines].join("\n")).join("\n\n"));

describe("a recording", () => {
  it("is read as it was written", () => {
    const made: Recording = new Map([
      [
        "page home tr",
        [
          { kind: "title", text: "Preforma: şişe" },
          { kind: "text", text: "iki\n satır" },
        ],
      ],
      ["page home ar", []],
    ]);
    const text = written(made);
    expect(text).toContain("text: iki satır");
    expect(written(readRecording(text))).toBe(text);
  });

  it("is refused where a line belongs to nothing", () => {
    expect(() => readRecording("status: 200")).toThrow("Line 1 belongs to no recording");
  });

  it("leaves out what changes from run to run", () => {
    const clean = normaliser("http://localhost:4567");
    expect(clean("http://localhost:4567/urun?u=http%3A%2F%2Flocalhost%3A4567")).toBe("{site}/urun?u={site}");
    expect(clean("/assets/entry.client-BxY_-9aZ.js")).toBe("/assets/entry.client-*.js");
    expect(clean("script-src 'sha256-AbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/AbCdE='")).toBe(
      "script-src 'sha256-*'",
    );
    expect(clean("Sipariş PF-2611-4TDY9E, %2FPF-2611-4TDY9E&")).toBe("Sipariş {order}, %2F{order}&");
    expect(clean("key 0b6f1c1e-2b1d-4c3e-9f00-aabbccddeeff")).toBe("key {uuid}");
    expect(clean("/urun/12/500-ml-yuvarlak-sise-seffaf-pet-sise-28-410")).toBe(
      "/urun/12/500-ml-yuvarlak-sise-seffaf-pet-sise-28-410",
    );
  });
});

describe("two recordings", () => {
  const before = recording(
    ["page home tr", "status: 200", "text: Şişeler", "text: Kapaklar", "link: /urun"],
    ["page about tr", "title: Hakkımızda"],
  );

  it("of equal recordings are empty", () => {
    expect(differencesOf(before, before)).toEqual([]);
    expect(summary([])).toBe("The recordings say the same.");
  });

  it("list removed and added facts, by kind and source", () => {
    const after = recording([
      "page home tr",
      "status: 200",
      "text: Kapaklar",
      "text: Kavanozlar",
      "link: /urun",
    ]);
    expect(differencesOf(before, after)).toEqual([
      { source: "page home tr", kind: "text", removed: ["Şişeler"], added: ["Kavanozlar"] },
      { source: "page about tr", kind: "source", removed: ["page about tr"], added: [] },
    ]);
  });

  it("report another order and the number of repetitions of a fact", () => {
    const turned = recording([
      "page home tr",
      "status: 200",
      "text: Kapaklar",
      "text: Şişeler",
      "link: /urun",
    ]);
    const twice = recording([
      "page home tr",
      "status: 200",
      "text: Şişeler",
      "text: Şişeler",
      "text: Kapaklar",
      "link: /urun",
    ]);
    const home = new Map([...before].slice(0, 1));
    expect(differencesOf(home, turned).map(({ kind }) => kind)).toEqual(["order of text"]);
    expect(differencesOf(home, twice)).toEqual([
      { source: "page home tr", kind: "text", removed: [], added: ["Şişeler"] },
    ]);
  });

  it("report the same change of many pages once", () => {
    const pages = (title: string) =>
      recording(
        ...["tr", "en", "ru", "fr"].map((locale): [string, string] => [
          `page home ${locale}`,
          `title: ${title}`,
        ]),
      );
    const text = summary(differencesOf(pages("Old"), pages("New")));
    expect(text).toContain("4 differences:\n     4  title");
    expect(text.match(/- Old/g)).toHaveLength(1);
    expect(text).toContain("page home tr, page home en, page home ru and 1 more");
  });
});
