import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("a text cannot leave the attribute that it stands in", () => {
  expect(escapeHtml(`"><b>&`)).toBe("&#34;&#62;&#60;b&#62;&#38;");
});
