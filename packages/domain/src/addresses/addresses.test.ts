import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../countries/index.ts";
import { locales } from "../locales/index.ts";
import { fieldErrors } from "../validation/index.ts";
import { savedCountry } from "./country-name.ts";
import { addressLine, addressParts, countryIn, defaultCountry, isTurkiye } from "./index.ts";
import { addressSchema } from "./schema.ts";

const home = {
  address_title: "Depo",
  name: "Ayşe",
  surname: "Yılmaz",
  phone: "0532 123 45 67",
  address_detail: "Kat 2, No: 7",
  street: "Plastikçiler Caddesi",
  neighborhood: "İkitelli",
  district: "Başakşehir",
  city: "İstanbul",
  postal_code: "34490",
};

const errorsOf = (form: object): Record<string, string> => {
  const result = addressSchema.safeParse(form);
  return result.success
    ? {}
    : Object.fromEntries(fieldErrors(result.error.issues, "en").map((error) => [error.field, error.message]));
};

describe("an address", () => {
  it("is a person's in Türkiye by default", () => {
    expect(addressSchema.parse(home)).toEqual({
      ...home,
      address_type: "bireysel",
      phone: "+905321234567",
      country_phone_code: "+90",
      country: "Türkiye",
      address: "Plastikçiler Caddesi, İkitelli, Başakşehir, İstanbul",
      is_default: false,
      company_name: null,
      vkn: null,
      tax_office: null,
    });
  });

  it("combines its parts itself and ignores what it does not know", () => {
    const parsed = addressSchema.parse({ ...home, address: "somewhere else", customer_id: 7, status: "x" });
    expect(parsed.address).toBe(addressLine(home));
    expect(parsed).not.toHaveProperty("customer_id");
    expect(parsed).not.toHaveProperty("status");
  });

  it.each([
    ["5321234567", "+90", "+905321234567", "+90"],
    ["+90 532 123 45 67", "+90", "+905321234567", "+90"],
    ["905321234567", "+90", "+905321234567", "+90"],
    ["6 12 34 56 78", "+33", "+33612345678", "+33"],
    ["0612345678", "33", "+33612345678", "+33"],
    ["٠٥٣٢١٢٣٤٥٦٧", undefined, "+905321234567", "+90"],
    ["+49 30 1234567", "+90", "+49301234567", "+49"],
  ])("takes the number %s beside %s", (phone, country_phone_code, expected, code) => {
    expect(addressSchema.parse({ ...home, phone, country_phone_code })).toMatchObject({
      phone: expected,
      country_phone_code: code,
    });
  });

  it.each(["123", "abc", "+90 532 123 45", "+999 1234567"])("refuses the number %s", (phone) => {
    expect(errorsOf({ ...home, phone })).toHaveProperty("phone");
  });

  it("names every field that is missing, at once", () => {
    expect(Object.keys(errorsOf({})).sort()).toEqual(
      [
        "address_title",
        "name",
        "surname",
        "phone",
        "address_detail",
        "street",
        "neighborhood",
        "district",
        "city",
        "postal_code",
      ].sort(),
    );
    expect(Object.keys(errorsOf({ address_type: "kurumsal", phone: "1", city: " " }))).toEqual(
      expect.arrayContaining(["city", "phone", "company_name", "vkn", "tax_office"]),
    );
  });

  it("of any wrong type is refused by field, never by throwing", () => {
    for (const wrong of [0, true, [], {}, null, 1e300])
      for (const field of [...Object.keys(home), "country_phone_code", "country", "vkn", "address_type"])
        expect(() => errorsOf({ ...home, address_type: "kurumsal", [field]: wrong })).not.toThrow();
    expect(errorsOf({ ...home, country_phone_code: 0 })).toHaveProperty("country_phone_code");
  });

  it("of a company needs its name, number and tax office", () => {
    const company = {
      ...home,
      address_type: "kurumsal",
      company_name: "Örnek Ambalaj A.Ş.",
      vkn: "481 005 85 90",
      tax_office: "İkitelli",
    };
    expect(addressSchema.parse(company)).toMatchObject({ vkn: "4810058590", tax_office: "İkitelli" });
    for (const field of ["company_name", "vkn", "tax_office"])
      expect(errorsOf({ ...company, [field]: " " })).toEqual({ [field]: "This field is required." });
    expect(errorsOf({ ...company, vkn: "4810058591" })).toHaveProperty("vkn");
  });

  it("abroad takes a foreign company's number", () => {
    const company = {
      ...home,
      address_type: "kurumsal",
      company_name: "Muster GmbH",
      vkn: "DE 136695976",
      tax_office: "Berlin",
    };
    expect(errorsOf(company)).toHaveProperty("vkn");
    expect(addressSchema.parse({ ...company, country: "Deutschland" }).vkn).toBe("DE136695976");
  });

  it("of a person keeps nothing of a company", () => {
    const parsed = addressSchema.parse({ ...home, company_name: "X", vkn: "not a number", tax_office: "Y" });
    expect([parsed.company_name, parsed.vkn, parsed.tax_office]).toEqual([null, null, null]);
  });
});

describe("any address", () => {
  const given = { ...home, address_type: "kurumsal", company_name: "X", vkn: "4810058590", tax_office: "Y" };
  const fields = [...Object.keys(given), "country", "country_phone_code", "is_default"];
  const form = fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(fc.string({ unit: "binary" }), fc.anything()))
    .map((over) => ({ ...given, ...over }));

  it("is taken or refused by field, whatever it holds", () => {
    fc.assert(
      fc.property(fc.oneof(form, fc.anything()), (value) => {
        const result = addressSchema.safeParse(value);
        const errors = result.success ? [] : fieldErrors(result.error.issues, "ar");
        expect(errors.length > 0).toBe(!result.success);
      }),
    );
  });

  it("that was taken is taken again, unchanged", () => {
    const texts = fc.dictionary(fc.constantFrom(...fields), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(texts, (over) => {
        const first = addressSchema.safeParse({ ...given, ...over });
        fc.pre(first.success);
        expect(addressSchema.parse(first.data)).toEqual(first.data);
      }),
    );
  });
});

describe("the country", () => {
  it.each(["Türkiye", "TÜRKİYE", "turkiye", "Turkey", "TR", "Турция", "تركيا", " Türkei ", "Turquie"])(
    "%s is Türkiye",
    (country) => {
      expect(isTurkiye(country)).toBe(true);
    },
  );
  it.each(["Almanya", "Turkmenistan", "", "Türkmenistan"])("%s is not", (country) => {
    expect(isTurkiye(country)).toBe(false);
  });
  it.each(locales)("is read in %s by its listed name, and stored under one name", (locale) => {
    const name = countries(locale).find(({ code }) => code === "TR")?.name;
    expect(countryIn(defaultCountry, locale)).toBe(name);
    expect(savedCountry(name ?? "")).toBe(defaultCountry);
  });
  it.each(["Almanya", "Türkmenistan"])("%s is read and stored as written", (country) => {
    expect([countryIn(country, "ar"), savedCountry(country)]).toEqual([country, country]);
  });
});

describe("an address abroad", () => {
  const abroad = (country: string, over: Record<string, string> = {}) => {
    const { district: _, neighborhood: __, address_detail: ___, postal_code: ____, ...rest } = home;
    const result = addressSchema.safeParse({ ...rest, country, ...over });
    return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
  };

  it("needs what its country's addresses have, in whichever language the country is written", () => {
    expect(abroad("Almanya")).toEqual(["postal_code"]);
    expect(abroad("Германия", { postal_code: "28217" })).toEqual([]);
    expect(abroad("USA", { postal_code: "10118" })).toEqual(["district"]);
    expect(abroad("United Arab Emirates", { district: "Dubai" })).toEqual([]);
    expect(abroad("Atlantis")).toEqual([]);
    expect(abroad("Türkiye").toSorted()).toEqual([
      "address_detail",
      "district",
      "neighborhood",
      "postal_code",
    ]);
  });

  it("is written without gaps", () => {
    const address = { ...home, address_detail: "", neighborhood: "", district: "", city: "Bremen" };
    expect(addressParts({ ...address, street: "Hafenstraße 12", postal_code: "28217" })).toEqual([
      "Hafenstraße 12",
      "28217 Bremen",
    ]);
  });
});
