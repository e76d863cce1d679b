import { describe, expect, test } from "vitest";
import { z } from "../validation/zod.ts";
import { fieldErrors } from "../validation/index.ts";
import { passwordFault } from "./password.ts";
import { passwordSchema } from "./schema.ts";

describe("a password that is to be set", () => {
  test.each([
    ["doğru at pil zımba", null],
    ["mavi-kapak-38", null],
    ["كلمة سر طويلة", null],
    ["x".repeat(124) + "abcd", null],
    ["kısa", "tooShort"],
    ["", "tooShort"],
    // Nine letters, each written as a letter and an accent: not eighteen.
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
    expect(passwordFault(password)).toBe(fault);
  });

  test.each([
    ["Ayse.Yilmaz@example.com", "isEmail"],
    ["ayse.yilmaz", "isEmail"],
    [" ayse.yilmaz@example.com", "isEmail"],
    ["ayse.yilmaz.kapak", null],
  ] as const)("%s beside the address is %s", (password, fault) => {
    expect(passwordFault(password, "ayse.yilmaz@example.com")).toBe(fault);
  });

  test("is refused in the visitor's language, at its own field", () => {
    const form = z.object({ password: passwordSchema });
    const short = form.safeParse({ password: "kısa" });
    expect(fieldErrors(short.error?.issues ?? [], "de")).toEqual([
      { field: "password", message: "Das Passwort muss mindestens 10 Zeichen haben." },
    ]);
  });
});
