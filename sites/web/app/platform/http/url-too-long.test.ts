import { maxPathLength, maxQueryLength } from "@preforma/domain/limits";
import { describe, expect, it } from "vitest";
import { urlTooLong } from "./url-too-long.ts";

const answer = (path: string) => urlTooLong(new Request(`http://shop.test${path}`));

describe("a URL that is longer than any of ours", () => {
  it("S3: is refused before anything matches it, in the language that it begins with", async () => {
    const refused = answer(`/de/produkte${"/".repeat(15_000)}`);
    expect(refused?.status).toBe(414);
    expect(refused?.headers.get("content-language")).toBe("de");
    expect(await refused?.text()).toContain("Startseite");
    expect(answer(`/urun/1/${"a".repeat(maxPathLength)}`)?.headers.get("content-language")).toBe("tr");
  });

  it("S16: is refused by its query too", () => {
    expect(answer(`/urun?material=${"a".repeat(6000)}`)?.status).toBe(414);
    expect(answer(`/urun?material=${"a".repeat(maxQueryLength - 20)}`)).toBeNull();
  });

  it("leaves all others alone", () => {
    expect(answer("/en/products?keyword=pump")).toBeNull();
    expect(answer(`/api/v1/products/filter?keyword=${"a".repeat(6000)}`)).toBeNull();
  });
});
