import { describe, expect, it } from "vitest";
import { groupedOptions, matchingOptions, namedOption } from "./options.logic.ts";

const cities = ["Şanlıurfa", "İstanbul", "Isparta", "Iğdır", "Afyonkarahisar", "Kırşehir", "بغداد"].map(
  (label, place) => ({ value: String(place), label }),
);
const names = (text: string) => matchingOptions(cities, text).map(({ label }) => label);

describe("matchingOptions", () => {
  it.each([
    ["isparta", ["Isparta"]],
    ["ISTANBUL", ["İstanbul"]],
    ["sanli", ["Şanlıurfa"]],
    ["ŞEHİR", ["Kırşehir"]],
    ["igdir", ["Iğdır"]],
    ["بَغداد", ["بغداد"]],
    ["zzz", []],
  ])("%s finds %j", (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it("puts prefix matches first and otherwise preserves the order", () => {
    expect(names("i")).toEqual(["İstanbul", "Isparta", "Iğdır", "Şanlıurfa", "Afyonkarahisar", "Kırşehir"]);
    expect(names(" ")).toHaveLength(cities.length);
  });

  it("searches the second line too", () => {
    const options = [{ value: "a", label: "Model A", detail: "PCO 1881" }];
    expect(matchingOptions(options, "1881")).toHaveLength(1);
  });
});

describe("namedOption", () => {
  it("finds an option only by its value or by its name in any spelling", () => {
    expect(namedOption(cities, "3")?.label).toBe("Iğdır");
    expect(namedOption(cities, " ıSPARTA")?.value).toBe("2");
    expect(namedOption(cities, "Ispart")).toBeUndefined();
    expect(namedOption(cities, "")).toBeUndefined();
  });
});

describe("groupedOptions", () => {
  const option = (value: string, group?: string) => ({ value, label: value, group });

  it("puts options of one group together at the position of the first, and leaves the others in place", () => {
    const a = option("a", "G");
    const b = option("b");
    const c = option("c", "G");
    const d = option("d", "H");
    expect(groupedOptions([a, b, c, d])).toEqual([
      { heading: "G", options: [a, c] },
      b,
      { heading: "H", options: [d] },
    ]);
  });
});
