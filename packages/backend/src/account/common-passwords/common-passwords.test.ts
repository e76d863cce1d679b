import { describe, expect, test } from "vitest";
import { bitsPerEntry, filterBytes, isIn, passwordCores } from "./filter.ts";
import { isCommonPassword, newPasswordFault } from "./index.ts";

describe("S9: common passwords", () => {
  test.each([
    "Passw0rd2024",
    "qwerty2024!",
    "iloveyou2024",
    "123456789abc",
    "password123",
    "Pa$$word1!",
    "$unshine2024",
    "1loveyou99",
    "monkeymonkey12",
    "GALATASARAY1905",
    "Fenerbahçe.1907",
    "ŞİFRE12345",
    "8301957264",
    "05321234567",
    "пароль12345",
  ])("S9: %s is refused", async (password) => {
    expect(await newPasswordFault(password)).toBe("tooCommon");
  });

  test.each([
    "mavi kapak yedi bulut",
    "mavi-kapak-38",
    "doğru at pil zımba",
    "كلمة سر طويلة",
    "correct horse battery",
    "kT9#vLq2!xZ7",
    "8301 9572 6455 0193",
    "зелёный чайник утром",
  ])("S9: %s is accepted", async (password) => {
    expect(await newPasswordFault(password)).toBeNull();
  });

  test("S9: hardly any other password is mistaken for a common one", async () => {
    // The same texts in each run: two made-up words of five letters each.
    let state = 20241123;
    const letter = (): string => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return "bcdfghjkmnprstvz"[(state >> 16) & 15] ?? "b";
    };
    const word = (): string => Array.from({ length: 5 }, letter).join("");
    let taken = 0;
    for (let index = 0; index < 5000; index += 1)
      if (await isCommonPassword(`${word()} ${word()}`)) taken += 1;
    // About 1 in 5,000 is expected; ten times as many would be a fault.
    expect(taken).toBeLessThan(10);
  });

  test("S9: the time for a text of 1,024 characters is proportional to its length", () => {
    expect(passwordCores(`${"1".repeat(1022)}ab`)).toContain("ab");
    expect(passwordCores("!".repeat(1024))).toEqual([""]);
  });
});

test("a filter recognises all its entries", () => {
  const entries = new Set(Array.from({ length: 1000 }, (_, index) => `entry ${index}`));
  const bytes = filterBytes(entries);
  expect(bytes).toHaveLength((1000 * bitsPerEntry) / 8);
  expect([...entries].every((entry) => isIn(bytes, entry))).toBe(true);
  expect(isIn(bytes, "another")).toBe(false);
});
