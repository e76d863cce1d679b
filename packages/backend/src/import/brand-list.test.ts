import { expect, it } from "vitest";
import { importFolder } from "../testing/import-files.ts";
import { brandList } from "./brand-list.fixture.ts";
import { findKnownCategories } from "./categories.ts";
import { fileDrafts } from "./filing.ts";
import { readFileRows } from "./import-file.ts";
import { textsOf, titlesOf } from "./titles.ts";

const { file } = importFolder();
const { csv, expected } = brandList();
const right = new Map(expected.map((row) => [row.code, row]));

async function read() {
  return readFileRows(await file("brands.csv", csv), { language: "en" });
}

it("D1: articles named after brands are categorised by their kind", async () => {
  const { drafts, rejections } = await read();
  expect(rejections).toEqual([]);
  expect(drafts).toHaveLength(expected.length);
  const wrong = fileDrafts(drafts, await findKnownCategories()).filter(
    ({ draft, categoryKey }) => categoryKey !== right.get(draft.code)?.category,
  );
  const share = 1 - wrong.length / drafts.length;
  expect(
    share,
    wrong.map(({ draft, categoryKey }) => `${draft.name} as ${categoryKey}`).join("\n"),
  ).toBeGreaterThan(0.97);
});

it("D2: no colour is read from a brand, a content or a part", async () => {
  const { drafts } = await read();
  const invented = drafts.filter((draft) => draft.colourKey !== right.get(draft.code)?.colour);
  expect(invented.map(({ name, colourKey }) => `${name}: ${colourKey}`)).toEqual([]);
});

it("D2: measures of columns and names are read with their units in brackets", async () => {
  const { drafts } = await read();
  const of = (start: string) => drafts.find(({ name }) => name.startsWith(start));
  expect(of("MISTIQUE 100ML")).toMatchObject({ weightG: 147, volumeMl: 100, neck: { code: "15 mm" } });
  expect(of("MISTIQUE 8 ML")).toMatchObject({ neck: { code: "13/410" } });
  expect(of("MISTIQUE GLASS BOTTLE")).toMatchObject({ neck: { code: "15 mm crimp" }, isGlass: true });
  expect(of("TIN BOTTOM 102 MM MISTIQUE")).toMatchObject({ neck: null, outsideDiameterMm: 102 });
  expect(of("MISTIQUE ALLUMINIUM BOTTLE")).toMatchObject({ material: "ALU" });
});

it("D3: titles in every language keep the names that distinguish articles", async () => {
  const { drafts } = await read();
  const titles = await titlesOf(drafts, "en");
  const texts = drafts.map((draft, index) => textsOf(draft, titles[index] ?? {}, "en"));
  for (const locale of ["tr", "ru", "fr", "ar", "de"] as const) {
    const titles = texts.flatMap((text) => text[locale]?.title ?? []);
    expect(titles.length).toBeGreaterThan(400);
    expect(new Set(titles).size).toBe(titles.length);
  }
  const of = (start: string) => texts.find(({ en }) => en?.title.startsWith(start));
  expect(of("CRYSTAL BREEZE GLASS")?.tr?.title).toBe("50 ml Cam Şişe 15 mm krimp · CRYSTAL BREEZE");
  expect(of("CRYSTAL BREEZE GLASS")?.de?.title).toBe("Glasflasche 50 ml, 15 mm Crimp · CRYSTAL BREEZE");
});
