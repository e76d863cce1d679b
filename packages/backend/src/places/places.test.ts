import { districtsOf, provinces } from "@preforma/domain/places";
import { describe, expect, test } from "vitest";
import { openBackend } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { neighbourhoodsOf } from "./routes.ts";

describe("neighbourhoods of Türkiye", () => {
  test("are known for every offered district, in full and without duplicates", async () => {
    const all = await Promise.all(
      provinces.flatMap((province) =>
        districtsOf(province).map(async (district) => ({
          place: `${province}, ${district}`,
          names: await neighbourhoodsOf(province, district),
        })),
      ),
    );
    expect(all.filter(({ names }) => names.length === 0)).toEqual([]);
    const doubles = all.filter(({ names }) => new Set(names).size !== names.length);
    expect(doubles).toEqual([]);
    const names = all.flatMap((one) => one.names);
    expect(names.length).toBeGreaterThan(70_000);
    expect(names.filter((name) => / Mah(?:[ )]|$)|\(\p{Ll}/u.test(name))).toEqual([]);
  });

  test("are found however the place is written, in the order of the Turkish alphabet", async () => {
    const kadikoy = await neighbourhoodsOf("istanbul", "KADIKOY");
    expect(kadikoy).toContain("Caferağa Mahallesi");
    expect(kadikoy.indexOf("Caferağa Mahallesi")).toBeLessThan(kadikoy.indexOf("Eğitim Mahallesi"));
    expect(kadikoy).toEqual(kadikoy.toSorted(new Intl.Collator("tr", { numeric: true }).compare));
  });

  test.each([
    ["İstanbul", "Çankaya"],
    ["Bavyera", "Kadıköy"],
    ["İstanbul", "constructor"],
    ["__proto__", "toString"],
  ])("are empty for %s, %s", async (province, district) => {
    expect(await neighbourhoodsOf(province, district)).toEqual([]);
  });
});

describe.each(storeKinds.slice(0, 1))("GET /places/neighbourhoods on $name", ({ create }) => {
  const own = openBackend(create);
  const asked = (query: Readonly<Record<string, string>>) =>
    own.ask(`/api/v1/places/neighbourhoods?${new URLSearchParams(query).toString()}`);

  test("answers with names that browsers may cache for a day", async () => {
    const { status, body, headers } = await asked({ province: "İzmir", district: "Konak" });
    expect(status).toBe(200);
    expect(body.data).toContain("Alsancak Mahallesi");
    expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
  });

  test.each([
    ["a place without a district", { province: "İzmir" }],
    ["a name of nothing", { province: " ", district: "Konak" }],
    ["a name that is none", { province: "x".repeat(81), district: "Konak" }],
  ] satisfies [string, Record<string, string>][])("refuses %s", async (_, query) => {
    expect((await asked(query)).status).toBe(400);
  });
});
