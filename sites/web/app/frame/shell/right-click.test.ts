import { expect, test } from "vitest";
import { opensTools } from "./right-click.ts";

const key = (text: string) => {
  const parts = text.split("+");
  return { key: parts.at(-1) ?? "", ctrlKey: parts.includes("Ctrl"), shiftKey: parts.includes("Shift") };
};

test.each(["F12", "Ctrl+Shift+I", "Ctrl+Shift+j", "Ctrl+Shift+C", "Ctrl+u"])("%s is blocked", (keys) => {
  expect(opensTools(key(keys))).toBe(true);
});

test.each([
  "Tab",
  "Shift+F10",
  "ContextMenu",
  "Ctrl+C",
  "Ctrl+V",
  "Ctrl+A",
  "Ctrl+Shift+T",
  "i",
  "Shift+I",
  "F11",
])("%s is not", (keys) => {
  expect(opensTools(key(keys))).toBe(false);
});
