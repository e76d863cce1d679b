import { expect, test } from "vitest";
import { sanitiseDescription } from "./sanitise.ts";

test.each([
  ["plain text stays as it is", "5 < 6 & 7 > 3, Ø 28 mm", "5 < 6 & 7 > 3, Ø 28 mm"],
  [
    "running text keeps its form",
    "<p>Neck <strong>28/410</strong></p>",
    "<p>Neck <strong>28/410</strong></p>",
  ],
  ["scripts go with what is in them", "A<script>alert(1)</script>B", "AB"],
  ["handlers go", '<p onclick="alert(1)">A</p>', "<p>A</p>"],
  ["pictures and frames go", '<img src=x onerror=alert(1)><iframe src="//x"></iframe>A', "A"],
  ["addresses that run go", '<a href="javascript:alert(1)">A</a>', "<a>A</a>"],
  [
    "addresses that lead somewhere stay",
    '<a href="https://x.test/">A</a>',
    '<a href="https://x.test/">A</a>',
  ],
  ["half a tag is no tag", "A<svg/onload=alert(1)", "A"],
  ["styles go", '<p style="position:fixed">A</p><style>p{}</style>', "<p>A</p>"],
])("%s", (_, given, stored) => {
  expect(sanitiseDescription(given)).toBe(stored);
});
