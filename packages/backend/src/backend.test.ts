import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  categorySchema,
  productDetailSchema,
  productListSchema,
  productSummarySchema,
} from "@preforma/domain/catalogue/schema";
import { locales } from "@preforma/domain/locales";
import { fits } from "@preforma/domain/vocabulary";
import { pino } from "pino";
import { createBackend, DataFolderInUseError, type Backend } from "./index.ts";
import { loadCatalogue, upsertCategories, upsertProducts } from "./catalogue/store.ts";
import { openDatabase } from "./database/index.ts";
import { ask, smallRange, testBackend } from "./testing/backend.ts";
import { category, product } from "./testing/records.ts";
import { openedStore, sqlite, storeKinds, type TestStore } from "./testing/stores.ts";
import { eachStore, ownStore } from "./testing/open-backend.ts";

describe.each(storeKinds)("the first start on $name", ({ createEmpty }) => {
  const store = eachStore(createEmpty);

  /** All stored data, in a form that shows any difference. */
  async function stored() {
    const database = await openDatabase(store);
    const { categories, products } = await database.snapshot(loadCatalogue);
    await database.close();
    return {
      categories: categories.map((entry) => entry.key).toSorted(),
      products: products.map((entry) => entry.code).toSorted(),
    };
  }

  test("writes the catalogue once", async () => {
    let reads = 0;
    const seed = {
      name: "small",
      read: () => {
        reads++;
        return Promise.resolve(smallRange);
      },
    };
    const first = await testBackend(store, { seed });
    await first.close();
    const state = await stored();
    expect(state.products).toHaveLength(11);
    const second = await testBackend(store, { seed });
    await second.close();
    expect(reads).toBe(1);
    expect(await stored()).toEqual(state);
  });

  test("does not touch products that were imported before it", async () => {
    const database = await openDatabase(store);
    await upsertCategories(database.db, [category("bottles")]);
    await upsertProducts(database.db, [product("OURS")]);
    await database.close();
    const backend = await testBackend(store);
    await backend.close();
    expect(await stored()).toEqual({ categories: ["bottles"], products: ["OURS"] });
  });

  test("is completed by the next one, however often it is killed", async () => {
    const amount = 3000;
    const source = `
      const { flushCompileCache } = await import("node:module");
      const { assembleBackend } = await import(${JSON.stringify(join(import.meta.dirname, "backend.ts"))});
      const { smallStudio } = await import(${JSON.stringify(join(import.meta.dirname, "testing/backend.ts"))});
      const { category, product } = await import(${JSON.stringify(join(import.meta.dirname, "testing/records.ts"))});
      const { pino } = await import(${JSON.stringify(import.meta.resolve("pino"))});
      // A killed process saves nothing when it ends.
      flushCompileCache();
      const read = async () => {
        console.log("seeding");
        return {
          categories: [category("bottles", { parentKey: "containers" }), category("containers")],
          products: Array.from({ length: ${amount} }, (_, index) => product("P-" + index)),
        };
      };
      const backend = await assembleBackend({
        ...${JSON.stringify(store)}, publicOrigin: "http://shop.test", logger: pino({ level: "silent" }),
        studio: smallStudio(), warmPictures: false, seed: { name: "many", read },
      });
      console.log("ready");
      await backend.close();`;
    /** Starts a server and kills it this many ms after it began to seed; null lets it start up. */
    const start = (killAfter: number | null): Promise<string> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
          stdio: ["ignore", "pipe", "inherit"],
        });
        let output = "";
        child.stdout.on("data", (chunk: Buffer) => {
          output += chunk.toString();
          if (killAfter !== null && output.includes("seeding"))
            setTimeout(() => child.kill("SIGKILL"), killAfter);
        });
        child.once("close", () => resolve(output));
      });
    for (const killAfter of [0, 60, 140]) await start(killAfter);
    expect(await start(null)).toContain("ready");
    const state = await stored();
    expect(state.categories).toEqual(["bottles", "containers"]);
    expect(new Set(state.products).size).toBe(amount);
    expect(state.products).toHaveLength(amount);
  });
});

test("a second server on one SQLite folder is refused, and the first keeps running", async () => {
  const store = await ownStore(sqlite.createEmpty);
  const first = await testBackend(store);
  await expect(testBackend(store)).rejects.toThrow(DataFolderInUseError);
  expect((await ask(first, "/readyz")).status).toBe(200);
  await first.close();
  const second = await testBackend(store);
  await second.close();
  expect((await ask(second, "/readyz")).status).toBe(503);
});

// Without a PostgreSQL server this cannot run; `storeKinds` has printed why.
const postgres = storeKinds.find((kind) => kind.name === "PostgreSQL");
test.runIf(postgres)(
  "servers that share a PostgreSQL all serve changes made through one of them",
  async () => {
    const store = await ownStore(postgres!.createEmpty);
    const backends = await Promise.all([testBackend(store), testBackend(store), testBackend(store)]);
    const notified = backends.map((backend) => new Promise((resolve) => backend.onChange(resolve)));
    await upsertProducts((await openedStore(store)).db, [product("SHARED")]);
    await Promise.all(notified);
    for (const backend of backends) {
      const { body } = await ask(backend, "/api/v1/products/filter?limit=100");
      expect(productListSchema.parse(body.data).products.map((entry) => entry.code)).toContain("SHARED");
    }
    await Promise.all(backends.map((backend) => backend.close()));
  },
);

describe("the demonstration catalogue", () => {
  let store: TestStore;
  let backend: Backend;
  beforeAll(async () => {
    store = await sqlite.createEmpty();
    backend = await createBackend({
      dataDir: store.dataDir,
      seed: "demo",
      publicOrigin: "http://shop.test",
      logger: pino({ level: "silent" }),
    });
  });
  afterAll(async () => {
    await backend.close();
    await store.dispose();
  });
  const data = async (path: string): Promise<unknown> => {
    const { status, body } = await ask(backend, path);
    expect(`${status} ${path}`).toBe(`200 ${path}`);
    return body.data;
  };

  test("answers by the contract for every kind of article in every language", async () => {
    const categories = z.array(categorySchema).parse(await data("/api/v1/product-categories"));
    expect(categories.length).toBeGreaterThanOrEqual(40);
    const { meta } = productListSchema.parse(await data("/api/v1/products/filter"));
    expect(meta.totalItems).toBeGreaterThanOrEqual(1200);
    const leaves = categories.filter((entry) => !categories.some((child) => child.parent_id === entry.id));
    for (const [index, leaf] of leaves.entries()) {
      const locale = locales[index % locales.length]!;
      const list = productListSchema.parse(
        await data(`/api/v1/products/filter?category=${leaf.id}&languageCode=${locale}&limit=2`),
      );
      expect(list.meta.totalItems).toBe(leaf.product_count);
      for (const { id } of list.products) {
        const detail = productDetailSchema.parse(
          await data(`/api/v1/products/detail/${id}?languageCode=${locale}`),
        );
        expect(detail.translations[0]?.language_code).toBe(locale);
        expect(detail.translations[0]?.description).not.toBe("");
        // Only some documents are generated, because each takes a tenth of a second.
        const documents = detail.documents.filter(
          ({ media_type }) => media_type === "image/svg+xml" || id % 25 === 0,
        );
        for (const { url, media_type } of documents) {
          const { text } = await ask(backend, url);
          expect(text, url).toMatch(
            { "image/svg+xml": /^<svg/, "application/pdf": /^%PDF-/, "image/vnd.dxf": /^0\r?\nSECTION/ }[
              media_type
            ] ?? /$^/,
          );
        }
      }
    }
  });

  test("offers for a bottle only closures that fit its neck: caps, pumps and sprayers", async () => {
    const { products } = productListSchema.parse(
      await data("/api/v1/products/simple-filter?neck=28/410&material=PET&languageCode=en"),
    );
    const bottle = products[0]!;
    const list = z
      .array(productSummarySchema)
      .parse(await data(`/api/v1/products/accessories/${bottle.id}?language=en&limit=100`));
    expect(new Set(list.map((entry) => entry.closure_type)).size).toBeGreaterThanOrEqual(3);
    expect(list.map((entry) => entry.closure_type)).toContain("lotion_pump");
    for (const entry of list) {
      expect(`${entry.code} ${fits(entry.neck_finish!, bottle.neck_finish!)}`).toBe(`${entry.code} true`);
    }
  });

  test("shows pictures of the promised size in the article's colours", async () => {
    const { products } = productListSchema.parse(
      await data("/api/v1/products/filter?languageCode=en&limit=100"),
    );
    const pictures = products.flatMap((entry) => entry.images);
    expect(pictures.length).toBeGreaterThan(0);
    const [picture] = pictures;
    const seen = new Set<string>();
    for (const { type, renditions } of picture!.sources) {
      for (const { url, width } of renditions.slice(0, 2)) {
        const response = await backend.fetch(new Request(`http://shop.test${url}`));
        expect(response.headers.get("Content-Type")).toBe(type);
        const bytes = Buffer.from(await response.arrayBuffer());
        const metadata = await sharp(bytes).metadata();
        expect([metadata.width, metadata.height]).toEqual([
          width,
          Math.round((width * picture!.height) / picture!.width),
        ]);
        seen.add(createHash("sha256").update(bytes).digest("hex"));
      }
    }
    expect(seen.size).toBe(4);
  });
});
