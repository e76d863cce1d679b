import { expect, it } from "vitest";
import { hasToken } from "./google-tag.browser.ts";

it.each([
  ["?token=3q2-7w0W", true],
  ["https://preforma.example/de/angebot?id=7&token=3q2-7w0W", true],
  ["?callbackUrl=%2Fteklif%3Fid%3D7%26token%3D3q2-7w0W", true],
  ["?callbackUrl=%2Fsifre%3ftoken%3d3q2-7w0W", true],
  ["", false],
  ["?keyword=token", false],
  ["https://news.example/tokens?from=token-market", false],
])("%s has the secret of a mailed link: %s", (url, has) => {
  expect(hasToken(url)).toBe(has);
});
