import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const plain = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

test("a click is plain with the first button and no modifier key", () => {
  expect(isPlainClick(plain)).toBe(true);
  const changes = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }];
  for (const change of changes) expect(isPlainClick({ ...plain, ...change })).toBe(false);
});
