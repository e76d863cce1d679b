import { describe, expect, it } from "vitest";
import { openStore } from "../testing/open-backend.ts";
import { category, product } from "../testing/records.ts";
import { storeKinds } from "../testing/stores.ts";
import { GtinTakenError, gtinLengths } from "./gtins.ts";
import { changeArticle } from "./store-article.ts";
import { upsertCategories, upsertProducts } from "./store.ts";

const [one, two] = ["9521234001003", "9521234000013"] as const;
const by = { customerId: null };

it("writes a number in all lengths in which it can be given", () => {
  expect(gtinLengths("00012345670012")).toEqual(["00012345670012", "0012345670012", "012345670012"]);
  expect(gtinLengths("96385074")).toEqual(["00000096385074", "0000096385074", "000096385074", "96385074"]);
});

describe.each(storeKinds)("GTINs on $name", ({ create }) => {
  const own = openStore(create);
  const stored = async () =>
    Object.fromEntries(
      (await own.db.selectFrom("products").select(["code", "gtin"]).orderBy("code").execute()).map(
        ({ code, gtin }) => [code, gtin],
      ),
    );

  it("belong to one article, however they are written", async () => {
    const { db } = own;
    await upsertCategories(db, [category("bottles")]);
    await upsertProducts(db, [product("A", { gtin: one }), product("B"), product("C")]);

    await expect(changeArticle(db, "B", { facts: { gtin: `0${one}` } }, by)).rejects.toThrow(
      `B cannot get the GTIN 0${one}: A has it`,
    );
    const taken = upsertProducts(db, [product("B", { gtin: one }), product("D")]);
    await expect(taken).rejects.toThrow(GtinTakenError);
    expect(await stored()).toEqual({ A: one, B: null, C: null });
    await expect(
      upsertProducts(db, [product("B", { gtin: two }), product("C", { gtin: two })]),
    ).rejects.toThrow(GtinTakenError);

    // Two articles in one list may swap numbers.
    await upsertProducts(db, [product("A", { gtin: two }), product("B", { gtin: one })]);
    expect(await stored()).toEqual({ A: two, B: one, C: null });
  });

  it("that are equal since an earlier release stay, and their articles can be changed", async () => {
    const { db } = own;
    await db
      .updateTable("products")
      .set({ gtin: one, facts: JSON.stringify({ gtin: one }), fingerprint: "" })
      .where("code", "in", ["A", "B"])
      .execute();
    await changeArticle(db, "A", { stock: 1, facts: { is_example: true } }, by);
    expect(
      await upsertProducts(db, [product("A", { gtin: one }), product("B", { gtin: one })]),
    ).toMatchObject({
      updated: 2,
    });
    await changeArticle(db, "A", { facts: { gtin: null } }, by);
    expect(await stored()).toEqual({ A: null, B: one, C: null });
  });

  it("are accepted from only one of two concurrent changes", async () => {
    const { db } = own;
    const outcomes = await Promise.allSettled(
      ["A", "C"].map((code) => changeArticle(db, code, { facts: { gtin: two } }, by)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(Object.values(await stored()).filter((gtin) => gtin === two)).toHaveLength(1);
  });
});
