import { expect, test } from "vitest";
import { plainText, sanitiseBody } from "./sanitise.ts";

test.each([
  ["headings, lists and emphasis stay", "<h2>A</h2><ul><li><strong>B</strong></li></ul>"],
  [
    "tables keep what makes them readable",
    '<table><caption>A</caption><thead><tr><th scope="col">B</th></tr></thead><tbody><tr><td colspan="2">C</td></tr></tbody></table>',
  ],
  ["directions and languages stay", '<p dir="rtl" lang="ar">A <bdi dir="ltr">28/410</bdi></p>'],
  ["links of this site stay as they are", '<a href="/urun#a">A</a>'],
  ["telephone links stay", '<a href="tel:+902120000000">A</a>'],
])("%s", (_, body) => {
  expect(sanitiseBody(body)).toBe(body);
});

test.each([
  ["the page's own heading is not repeated", "<h1>A</h1>", "<h2>A</h2>"],
  [
    "links that lead away say so",
    '<a href="https://x.test/" rel="opener" target="_blank">A</a>',
    '<a href="https://x.test/" rel="noopener noreferrer">A</a>',
  ],
  ["links that run code lose it", '<a href="javascript:alert(1)">A</a>', "<a>A</a>"],
  ["links without a scheme lead nowhere", '<a href="//x.test/">A</a>', "<a>A</a>"],
  [
    "pictures of this site stay, with a text for those who cannot see them",
    '<figure><img src="/media/p/a.webp" onerror="alert(1)"><figcaption>A</figcaption></figure>',
    '<figure><img alt="" src="/media/p/a.webp" loading="lazy" /><figcaption>A</figcaption></figure>',
  ],
  ["pictures from elsewhere go", '<img src="https://x.test/a.png">A', "A"],
  [
    "scripts, styles, frames and forms go",
    "<script>1</script><style>p{}</style><iframe></iframe><form>A</form>",
    "A",
  ],
  ["names that could shadow the page's own go", '<p id="location" name="cookie" class="x">A</p>', "<p>A</p>"],
])("%s", (_, given, stored) => {
  expect(sanitiseBody(given)).toBe(stored);
});

test("plain text separates words that only markup separated", () => {
  expect(plainText("<h2>A</h2><p>B&amp;C<br>D</p><ul><li>E</li><li>5 &lt; 6</li></ul>")).toBe(
    "A B&C D E 5 < 6",
  );
});
