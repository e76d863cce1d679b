import { beforeAll, describe, expect, it } from "vitest";
import { locales } from "@preforma/domain/locales";
import { sortOrders } from "@preforma/domain/catalogue/schema";
import { smallRange } from "../testing/backend.ts";
import { category, product, texts } from "../testing/records.ts";
import { openStore } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { loadCatalogue, type StoredCatalogue } from "../catalogue/load.ts";
import { buildModel, type CatalogueModel } from "../catalogue/model.ts";
import {
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  upsertCategories,
  upsertProducts,
} from "../catalogue/store.ts";

/** Pseudo-random numbers in [0, 1), the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One word in two spellings, so that it matters which product has it first. */
const words = ["Şişe", "Sise", "Kavanoz", "Pompa", "IŞIK", "ışık", "Flakon", "Roll-On", "28/410", "250 ml"];
const keywords = [
  ...words,
  "şişeler",
  "kavonaz",
  "pomp",
  "sisee kavanz",
  "flakom",
  "b-500",
  "jar",
  "nothing",
];

/** All answers of a model, as plain data. */
function answers({ index, ...model }: CatalogueModel): unknown {
  const found = locales.flatMap((locale) => [
    ...keywords.map((keyword) => index.query({ keyword, locale, page: 1, limit: 100, facets: true })),
    ...sortOrders.map((sort) => index.query({ sort, locale, page: 1, limit: 100, facets: true })),
  ]);
  return { ...model, found };
}

describe.each(storeKinds)("the followed catalogue on $name", ({ create }) => {
  const own = openStore(create);
  let stored: StoredCatalogue | undefined;
  let model: CatalogueModel | undefined;

  /** As the catalogue store does after each change. */
  const follow = async (): Promise<CatalogueModel> => {
    const before = stored;
    const read = await own.database.snapshot((db) => loadCatalogue(db, before));
    model = await buildModel(read, read.categories === before?.categories ? model?.index : undefined);
    stored = read;
    return model;
  };
  const loadAnew = async (): Promise<CatalogueModel> =>
    buildModel(await own.database.snapshot((db) => loadCatalogue(db)));

  beforeAll(async () => {
    await upsertCategories(own.db, smallRange.categories);
    await upsertProducts(own.db, smallRange.products);
  });

  it("R11: equals a freshly loaded one after any series of changes", async () => {
    const random = seededRandom(11);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const codes = [...smallRange.products.map(({ code }) => code), "N-1", "N-2", "N-3"];
    const { db } = own;
    const changes: (() => Promise<unknown>)[] = [
      async () => {
        const title = `${pick(words)} ${pick(words)} ${pick(words)}`;
        const languages = locales.filter(() => random() < 0.7);
        const categoryKey = pick(["bottles", "jars"]);
        const stock = pick([0, 5000]);
        const record = { categoryKey, stock, texts: texts(title, ["tr", ...languages]) };
        await upsertProducts(db, [product(pick(codes), record)]);
      },
      () => hideProducts(db, [pick(codes)]),
      () => showProducts(db, [pick(codes)]),
      () => retireProducts(db, [pick(codes)], "staff"),
      () => retireProducts(db, [pick(codes)], "import"),
      () => moveProducts(db, [pick(codes)], { key: pick(["bottles", "jars", "closures", "hidden"]) }),
      () => upsertCategories(db, [category("jars", { parentKey: "containers", texts: texts(pick(words)) })]),
    ];
    await follow();
    for (let round = 0; round < 40; round++) {
      for (let count = 0; count <= random() * 3; count++) await pick(changes)();
      expect(answers(await follow()), `round ${round}`).toEqual(answers(await loadAnew()));
    }
  });

  it("R11: reuses unchanged objects of the previous model", async () => {
    const before = await follow();
    await upsertProducts(own.db, [product("N-9", { texts: texts("Quokka") })]);
    const after = await follow();
    const added = [...after.products.values()].filter((entry) => entry !== before.products.get(entry.id));
    expect(added.map(({ code }) => code)).toEqual(["N-9"]);
  });
});
