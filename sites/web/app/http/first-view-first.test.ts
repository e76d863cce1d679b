import { expect, test } from "vitest";
import { firstViewFirst } from "./first-view-first.ts";

const font = '<link rel="preload" as="font" href="/latin.woff2"/>';
const texts = '<link rel="preload" as="fetch" href="/common.json"/>';
const module = '<link rel="modulepreload" href="/root.js"/>';
const styles = '<style>@layer a;</style><link rel="stylesheet" href="/root.css"/>';
const start = '<script type="module" async="">import "/root.js";</script>';
const data = "<script>data()</script>";
const page = (head: string, body: string, lang = "tr") =>
  `<html lang="${lang}"><head><meta/>${head}</head><body>${body}</body></html>`;

test("puts style sheets first, and keeps what only script needs until the page has been painted", () => {
  const arranged = firstViewFirst(
    page(`${font}${texts}<title>x</title>${module}${styles}`, `<main></main>${start}${data}`),
  );
  const [head = "", body = ""] = arranged.split("</head>");
  expect(head.startsWith('<html lang="tr"><head><meta/><script>')).toBe(true);
  expect(head.endsWith(`</script>${styles}${font}<title>x</title>`)).toBe(true);
  expect(body.startsWith(`<body><main></main><template>${texts}${module}${start}</template><script>`)).toBe(
    true,
  );
  expect(body.endsWith(`</script>${data}</body></html>`)).toBe(true);
});

test("leaves a page as it is that runs no script", () => {
  const plain = page(`${font}<title>x</title>${styles}`, "<main></main>");
  expect(firstViewFirst(plain)).toBe(plain);
});

test.each(["ar", "en"])(
  "leaves the order of a page in %s, which would move if painted before its fonts",
  (lang) => {
    const waiting = page(`${font}${texts}${styles}`, `<main></main>${start}`, lang);
    const [before = "", after = ""] = firstViewFirst(waiting).split(/<script>if.*?<\/script>/);
    expect(before + after).toBe(waiting);
  },
);
