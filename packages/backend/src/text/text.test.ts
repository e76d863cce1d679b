import { expect, it } from "vitest";
import { codeAndTitle, dayIn, filled, percentIn } from "./index.ts";

it("fills in names with a value, and keeps the rest", () => {
  expect(filled("{count} of {total}, {count}", { count: 0 })).toBe("0 of {total}, 0");
});

it("inserts a value literally", () => {
  expect(filled("{name}", { name: "$& {name}" })).toBe("$& {name}");
});

it("formats a day as it is, and an instant's day by the company's clock, as pages do", () => {
  expect(dayIn("2026-03-02", "tr")).toBe("2 Mart 2026");
  expect(dayIn("2026-03-02T20:59:59.999Z", "tr")).toBe("2 Mart 2026");
  expect(dayIn("2026-03-02T21:00:00.000Z", "tr")).toBe("3 Mart 2026");
});

it("writes one decimal of a share, if there is one", () => {
  expect([20, 12.5, 12.34].map((percent) => percentIn(percent, "tr"))).toEqual(["%20", "%12,5", "%12,3"]);
});

it("writes a code before an Arabic title on a line from right to left", () => {
  const article = { code: "B-500", title: "قارورة" };
  expect(codeAndTitle(article, "ar")).toBe("\u200f\u2066B-500\u2069 – قارورة");
  expect(codeAndTitle(article, "tr")).toBe("B-500 – قارورة");
  expect(codeAndTitle({ code: "B-500", title: "" }, "ar")).toBe("B-500");
});
