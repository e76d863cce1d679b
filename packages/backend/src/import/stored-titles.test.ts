import { describe, expect, it } from "vitest";
import { importFolder } from "../testing/import-files.ts";
import { openStore } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { readFileRows, writeRows } from "./index.ts";

const { file } = importFolder();

describe.each(mainStoreKinds)("products of several lists in $name", ({ create }) => {
  const opened = openStore(create);

  it("tells products apart, and leaves a title alone while its row says the same", async () => {
    const bottle = "PET BOTTLE 500 ML 28/410 CLEAR";
    const importRows = async (...rows: string[]) =>
      writeRows(
        opened.database,
        await readFileRows(await file("apart.csv", ["CODE;NAME", ...rows].join("\n")), { language: "en" }),
        { language: "en" },
      );
    const titles = async (locale: string) => {
      const rows = await opened.database.db
        .selectFrom("product_texts")
        .innerJoin("products", "products.id", "product_texts.product_id")
        .select(["code", "title", "slug"])
        .where("language_code", "=", locale)
        .execute();
      return Object.fromEntries(rows.map(({ code, title, slug }) => [code, [title, slug]]));
    };
    await importRows(`A1;${bottle}`);
    await importRows(`A2;${bottle}`, "B1;JAR PP 100 ML WHITE", "B2;JAR PP 100 ML WHITE");
    const before = await titles("fr");
    expect(before).toEqual({
      A1: ["Flacon PET transparent 500 ml – 28/410", "flacon-pet-transparent-500-ml-28-410"],
      A2: ["Flacon PET transparent 500 ml – 28/410 · A2", "flacon-pet-transparent-500-ml-28-410-a2"],
      B1: ["Pot PP blanc 100 ml · B1", "pot-pp-blanc-100-ml-b1"],
      B2: ["Pot PP blanc 100 ml · B2", "pot-pp-blanc-100-ml-b2"],
    });
    for (const rows of [[`A1;${bottle}`, `A2;${bottle}`], ["B1;JAR PP 100 ML WHITE"], [`A2;${bottle}`]])
      expect(await importRows(...rows)).toMatchObject({ inserted: 0, updated: 0, unchanged: rows.length });
    expect(await titles("fr")).toEqual(before);

    // Of titles that were stored alike before, the oldest stays.
    const { id } = await opened.database.db
      .selectFrom("products")
      .select("id")
      .where("code", "=", "A2")
      .executeTakeFirstOrThrow();
    const [title, slug] = before["A1"] ?? [];
    await opened.database.db
      .updateTable("product_texts")
      .set({ title: title!, slug: slug! })
      .where("product_id", "=", id)
      .where("language_code", "=", "fr")
      .execute();
    await opened.database.db.updateTable("products").set({ fingerprint: "" }).execute();
    await importRows(`A2;${bottle}`, `A1;${bottle}`);
    expect(await titles("fr")).toEqual(before);
    await importRows("A1;PET BOTTLE 500 ML 28/410 WHITE", "A3;PET BOTTLE 500 ML 28/410 WHITE");
    expect(await titles("fr")).toMatchObject({
      A1: ["Flacon PET blanc 500 ml – 28/410 · A1", expect.any(String)],
      A2: before["A2"],
      A3: ["Flacon PET blanc 500 ml – 28/410 · A3", expect.any(String)],
    });
  });
});
