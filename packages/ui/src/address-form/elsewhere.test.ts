import { turkishPlaces } from "@preforma/domain/places";
import { describe, expect, it } from "vitest";
import { provincesElsewhere } from "./clear-places.ts";

describe("provincesElsewhere", () => {
  it.each([
    ["Ankara", "Şişli", ["İstanbul"]],
    ["ankara", " sisli ", ["İstanbul"]],
    ["Ankara", "Kemer", ["Antalya", "Burdur"]],
  ])("of %s, %s is of %j", (province, district, provinces) => {
    expect(provincesElsewhere(turkishPlaces, province, district)).toEqual(provinces);
  });

  it.each([
    ["Ankara", "Çankaya"],
    ["Burdur", "Kemer"],
    ["Ankara", "Yeni Mahalle Köyü"],
    ["Ankara", ""],
    ["Ankar", "Şişli"],
    ["Bremen", "Şişli"],
  ])("of %s, %s may be right", (province, district) => {
    expect(provincesElsewhere(turkishPlaces, province, district)).toEqual([]);
  });
});
