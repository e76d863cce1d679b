import { describe, expect, it } from "vitest";
import { districtsByProvince } from "./turkiye.ts";
import { districtsOf, placeAmong, provinces } from "./index.ts";

const plates = Object.keys(districtsByProvince);
const compare = new Intl.Collator("tr").compare;

describe("the provinces of Türkiye", () => {
  it("are 81, numbered by their plates", () => {
    expect(plates).toHaveLength(81);
    const numbered: [number, string][] = [
      [1, "Adana"],
      [6, "Ankara"],
      [16, "Bursa"],
      [33, "Mersin"],
      [34, "İstanbul"],
      [35, "İzmir"],
      [41, "Kocaeli"],
      [63, "Şanlıurfa"],
      [76, "Iğdır"],
      [81, "Düzce"],
    ];
    for (const [plate, name] of numbered) expect(plates[plate - 1]).toBe(name);
  });

  it("are offered in the order of the Turkish alphabet: Ç after C, I before İ", () => {
    const at = (name: string) => provinces.indexOf(name);
    expect(at("Bursa")).toBeLessThan(at("Çanakkale"));
    expect(at("Çorum")).toBeLessThan(at("Denizli"));
    expect(at("Iğdır")).toBeLessThan(at("Isparta"));
    expect(at("Isparta")).toBeLessThan(at("İstanbul"));
    expect(at("Siirt")).toBeLessThan(at("Şanlıurfa"));
  });
});

describe("districts", () => {
  it("are 973 in all, none twice in a province", () => {
    const all = plates.map((province) => districtsOf(province));
    expect(all.reduce((sum, districts) => sum + districts.length, 0)).toBe(973);
    for (const districts of all) expect(new Set(districts).size).toBe(districts.length);
  });

  it.each([
    ["İstanbul", 39],
    ["Konya", 31],
    ["İzmir", 30],
    ["Ankara", 25],
    ["Bayburt", 3],
    ["Yalova", 6],
  ])("of %s are %i", (province, count) => {
    expect(districtsOf(province)).toHaveLength(count);
  });

  it("stand in the order of the Turkish alphabet", () => {
    for (const province of plates)
      expect(districtsOf(province), province).toEqual([...districtsOf(province)].toSorted(compare));
  });

  it("are written in letters that Turkish names have, a capital first", () => {
    for (const district of plates.flatMap((province) => [...districtsOf(province)]))
      expect(district).toMatch(/^(?:19 )?[A-ZÇĞİÖŞÜI][a-zçğıöşü]+$/);
  });

  it.each(["istanbul", "ISTANBUL", "İSTANBUL", " İstanbul "])("of %s are those of İstanbul", (name) => {
    expect(districtsOf(name)).toContain("Şişli");
  });

  it.each(["", "Berlin", "Stanbul"])("of %o there are none", (name) => {
    expect(districtsOf(name)).toEqual([]);
  });
});

describe("a place that was typed", () => {
  it.each([
    ["sisli", "Şişli"],
    ["ŞİŞLİ", "Şişli"],
    ["kagithane", "Kağıthane"],
    ["Eyüp", null],
  ])("%s is %s", (text, name) => {
    expect(placeAmong(districtsOf("İstanbul"), text)).toBe(name);
  });
});
