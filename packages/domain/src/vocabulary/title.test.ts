import { describe, expect, it } from "vitest";
import { locales } from "../locales/index.ts";
import { neckByCode } from "./necks.ts";
import { composeTitle, type TitleParts } from "./title.ts";
import cases from "./title.fixtures.json" with { type: "json" };

describe("composeTitle", () => {
  it.each(
    cases.flatMap(({ parts: { neck, ...parts }, titles }) =>
      locales.map(
        (locale) =>
          [
            locale,
            titles[locale],
            { ...parts, neck: neck === undefined ? null : neckByCode(neck) } as TitleParts,
          ] as const,
      ),
    ),
  )("%s: %s", (locale, title, parts) => {
    expect(composeTitle(locale, parts)).toBe(title);
  });

  it("leaves out a colour that the vocabulary does not know", () => {
    expect(composeTitle("en", { article: "jar", colourKey: "no-such-colour" })).toBe("Jar");
  });
});
