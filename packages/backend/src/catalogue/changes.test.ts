import { describe, expect, test } from "vitest";
import { z } from "zod";
import { facetedListSchema, productListSchema } from "@preforma/domain/catalogue/schema";
import { ask, smallRange } from "../testing/backend.ts";
import { product, texts } from "../testing/records.ts";
import { openedStore, mainStoreKinds } from "../testing/stores.ts";
import { upsertCategories, upsertProducts } from "./store.ts";
import { ownBackend } from "../testing/open-backend.ts";

describe.each(mainStoreKinds)("a change on $name", ({ create }) => {
  test("by another process is served soon, with a new version, and old slugs still redirect", async () => {
    const { store, backend } = await ownBackend(create);
    const other = await openedStore(store);
    const before = backend.version();
    const changed = new Promise<number>((resolve) => backend.onChange(resolve));
    await upsertProducts(other.db, [product("NEW", { texts: texts("Brand New Vial") })]);
    expect(await changed).toBeGreaterThan(before);
    expect(backend.version()).toBeGreaterThan(before);
    const found = await ask(backend, "/api/v1/products/filter?keyword=vial&languageCode=en");
    expect(productListSchema.parse(found.body.data).products[0]?.code).toBe("NEW");

    const renamed = new Promise((resolve) => backend.onChange(resolve));
    const jars = smallRange.categories.filter((entry) => entry.key === "jars");
    await upsertCategories(
      other.db,
      jars.map((entry) => ({ ...entry, texts: texts("Pots") })),
    );
    await renamed;
    const bySlug = (slug: string) =>
      ask(backend, `/api/v1/product-categories/by-slug/${slug}`).then(({ body }) => body.data);
    const current = z.object({ id: z.int(), is_active: z.boolean() }).parse(await bySlug("pots-fr"));
    expect(current).toEqual({ id: current.id, is_active: true });
    expect(await bySlug("jars-fr")).toEqual({ id: current.id, is_active: false });
  });

  test("does not affect a shop that starts empty", async () => {
    const { backend } = await ownBackend(create, { seed: null });
    const empty = facetedListSchema.parse(
      (await ask(backend, "/api/v1/products/simple-filter?keyword=bottle")).body.data,
    );
    expect(empty).toMatchObject({
      products: [],
      volume_range: null,
      meta: { totalItems: 0, totalPages: 0, hasNextPage: false },
    });
    expect((await ask(backend, "/api/v1/product-categories/tree")).body.data).toEqual([]);
  });
});
