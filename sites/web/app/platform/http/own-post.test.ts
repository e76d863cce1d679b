import { expect, test } from "vitest";
import { isPostedFromHere } from "./own-post.ts";

const publicOrigin = "https://www.example.com";
const posted = (headers: Record<string, string>) =>
  isPostedFromHere(new Request("http://10.0.0.5:3000/contact", { method: "POST", headers }), publicOrigin);

test.each<[string, Record<string, string>, boolean]>([
  ["the browser's word that it is the same origin", { "sec-fetch-site": "same-origin" }, true],
  ["another site", { "sec-fetch-site": "cross-site", origin: publicOrigin }, false],
  ["another name under the same domain", { "sec-fetch-site": "same-site", origin: publicOrigin }, false],
  ["a bookmark or the address bar", { "sec-fetch-site": "none" }, false],
  ["the public origin", { origin: publicOrigin }, true],
  ["the name by which this machine was reached", { origin: "http://10.0.0.5:3000" }, true],
  ["another port", { origin: "http://10.0.0.5:3001" }, false],
  ["another site's origin", { origin: "https://evil.example" }, false],
  ["an origin that begins like ours", { origin: `${publicOrigin}.evil.example` }, false],
  ["a sandboxed frame", { origin: "null" }, false],
  ["nothing at all", {}, false],
])("a post with %s", (_what, headers, expected) => {
  expect(posted(headers)).toBe(expected);
});
