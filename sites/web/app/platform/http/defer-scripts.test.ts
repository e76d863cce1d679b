import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const font = '<link rel="preload" as="font" href="/latin.woff2"/>';
const texts = '<link rel="preload" as="fetch" href="/common.json"/>';
const module = '<link rel="modulepreload" href="/root.js"/>';
const styles = '<style>@layer a;</style><link rel="stylesheet" href="/root.css"/>';
const start = '<script type="module" async="">import "/root.js";</script>';
const data = "<script>data()</script>";
const page = (head: string, body: string) => `<html><head><meta/>${head}</head><body>${body}</body></html>`;

test("keeps what only script needs until the page has been painted", () => {
  const { html: arranged, scripts } = deferScripts(
    page(`${font}${texts}<title>x</title>${module}${styles}`, `<main></main>${start}${data}`),
  );
  for (const script of scripts) expect(arranged).toContain(`<script>${script}</script>`);
  const [head = "", body = ""] = arranged.split("</head>");
  expect(head).toBe(`<html><head><meta/>${font}<title>x</title>${styles}`);
  expect(body.startsWith(`<body><main></main><template>${texts}${module}${start}</template><script>`)).toBe(
    true,
  );
  expect(body.endsWith(`</script>${data}</body></html>`)).toBe(true);
});

test("leaves a page as it is that runs no script", () => {
  const plain = page(`${font}<title>x</title>${styles}`, "<main></main>");
  expect(deferScripts(plain)).toEqual({ html: plain, scripts: [] });
});
