import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { locales } from "../locales/index.ts";
import { fieldErrors } from "../validation/index.ts";
import { accountFieldMessages, accountMessages } from "./index.ts";
import { passwordSchema, profileSchema, registrationSchema } from "./schema.ts";
import { z } from "../validation/zod.ts";
import { passwordProblem } from "./password.ts";

const person = {
  name: "Ayşe",
  surname: "Yılmaz",
  email: "ayse@example.com",
  phone: "0532 123 45 67",
  privacy_consent: true,
};
const company = { company_name: "Örnek A.Ş.", vkn: "4810058590", tax_office: "İkitelli" };

const errorsOf = (form: object): Record<string, string> => {
  const result = registrationSchema.safeParse(form);
  return result.success
    ? {}
    : Object.fromEntries(fieldErrors(result.error.issues, "en").map((error) => [error.field, error.message]));
};

describe("a registration", () => {
  it("of a person has no company and no country", () => {
    expect(registrationSchema.parse({ ...person, role: "staff" })).toEqual({
      ...person,
      phone: "+905321234567",
      company_name: null,
      vkn: null,
      tax_office: null,
      country: null,
    });
  });

  it("of a company has its number in one writing", () => {
    expect(registrationSchema.parse({ ...person, ...company, vkn: "481 005 85 90" })).toMatchObject({
      ...company,
      country: "TR",
    });
  });

  it("names every missing field at once, those of the company too", () => {
    expect(Object.keys(errorsOf({ company_name: "X" })).sort()).toEqual(
      ["email", "name", "phone", "privacy_consent", "surname", "tax_office", "vkn"].sort(),
    );
  });

  it.each([undefined, false, "false", "", "off", 0, null, {}, []])("is refused with consent %j", (value) => {
    expect(errorsOf({ ...person, privacy_consent: value })).toEqual({
      privacy_consent: accountFieldMessages.consent.en,
    });
  });

  it.each([true, "true", "on", "1", 1])("is taken with consent %j", (value) => {
    expect(errorsOf({ ...person, privacy_consent: value })).toEqual({});
  });

  it.each(
    [...Object.keys(person), ...Object.keys(company), "country"].filter(
      (field) => field !== "privacy_consent",
    ),
  )("with a %s of any wrong type is refused by field, never by throwing", (field) => {
    for (const wrong of [0, true, [], {}, 1e300])
      expect(errorsOf({ ...person, ...company, [field]: wrong })).toHaveProperty(field);
  });

  it("refuses half a company", () => {
    expect(errorsOf({ ...person, vkn: "4810058590" })).toHaveProperty("company_name");
    expect(errorsOf({ ...person, ...company, vkn: "" })).toHaveProperty("vkn");
    expect(errorsOf({ ...person, ...company, tax_office: "" })).toHaveProperty("tax_office");
    expect(errorsOf({ ...person, ...company, vkn: "1234567891" })).toEqual({
      vkn: accountFieldMessages.companyNumber.en,
    });
  });

  it("asks a foreign company for no tax office and no Turkish number", () => {
    const foreign = { ...person, company_name: "Muster GmbH", vkn: "DE136695976", country: "de" };
    expect(registrationSchema.parse(foreign)).toMatchObject({ country: "DE", vkn: "DE136695976" });
    expect(errorsOf({ ...foreign, vkn: "?" })).toEqual({ vkn: accountFieldMessages.foreignCompanyNumber.en });
    expect(errorsOf({ ...foreign, country: "Germany" })).toHaveProperty("country");
  });
});

describe("any registration", () => {
  it("is taken or refused by field, whatever it holds", () => {
    const fields = [...Object.keys(person), ...Object.keys(company), "country"];
    const form = fc
      .dictionary(fc.constantFrom(...fields), fc.oneof(fc.string({ unit: "binary" }), fc.anything()))
      .map((over) => ({ ...person, ...company, ...over }));
    fc.assert(
      fc.property(fc.oneof(form, fc.anything()), (value) => {
        const result = registrationSchema.safeParse(value);
        const errors = result.success ? [] : fieldErrors(result.error.issues, "ru");
        expect(errors.length > 0).toBe(!result.success);
      }),
    );
  });
});

describe("a profile", () => {
  it("takes neither e-mail nor password", () => {
    const parsed = profileSchema.parse({ ...person, language: "de" });
    expect(parsed).not.toHaveProperty("email");
    expect(parsed).not.toHaveProperty("password");
    expect(profileSchema.safeParse({ ...person, language: "es" }).success).toBe(false);
  });
});

describe("the messages to a customer", () => {
  it("differs in every language", () => {
    for (const texts of [...Object.values(accountMessages), ...Object.values(accountFieldMessages)])
      expect(new Set(locales.map((locale) => texts[locale])).size).toBe(locales.length);
  });
});

describe("a password that is to be set", () => {
  test.each([
    ["doğru at pil zımba", null],
    ["mavi-kapak-38", null],
    ["كلمة سر طويلة", null],
    ["x".repeat(124) + "abcd", null],
    ["kısa", "tooShort"],
    ["", "tooShort"],
    // Nine letters, each a letter and a combining accent: not eighteen.
    ["é".normalize("NFD").repeat(9), "tooShort"],
    ["a".repeat(129), "tooLong"],
    ["b".repeat(5_000_000), "tooLong"],
    ["1234567890", "tooCommon"],
    ["0987654321", "tooCommon"],
    ["qwertyuiopasdf", "tooCommon"],
    ["aaaaaaaaaaaa", "tooCommon"],
    ["12121212121212", "tooCommon"],
    ["şişeşişeşişe", "tooCommon"],
  ] as const)("%.20s is %s", (password, fault) => {
    expect(passwordProblem(password)).toBe(fault);
  });

  test.each([
    ["Ayse.Yilmaz@example.com", "isEmail"],
    ["ayse.yilmaz", "isEmail"],
    [" ayse.yilmaz@example.com", "isEmail"],
    ["ayse.yilmaz.kapak", null],
  ] as const)("%s beside the address is %s", (password, fault) => {
    expect(passwordProblem(password, "ayse.yilmaz@example.com")).toBe(fault);
  });

  test("is refused in the visitor's language, at its own field", () => {
    const form = z.object({ password: passwordSchema });
    const short = form.safeParse({ password: "kısa" });
    expect(fieldErrors(short.error?.issues ?? [], "de")).toEqual([
      { field: "password", message: "Das Passwort muss mindestens 10 Zeichen haben." },
    ]);
  });
});
