import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

it("a page is read as sentences, links, fields and metadata", () => {
  const html = `<!doctype html><html lang="ar" dir="rtl"><head><title>A &amp; B</title>
    <link rel="canonical" href="/a"><link rel="alternate" hreflang="tr" href="/b">
    <script type="application/ld+json">{"@type":"Thing"}</script><style>p{}</style></head>
    <body><p>One <b>sentence</b> &amp; <a href="/c">its end</a>.</p><p>Another</p>
    <form method="post" action="/d"><input name="e" type="email" required></form>
    <svg><title>drawn</title></svg><script>alert(1)</script></body></html>`;
  expect(readPage(html).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "document: lang=ar dir=rtl",
    "title: A & B",
    "canonical: /a",
    "hreflang: tr /b",
    "structured data: {",
    'structured data:  "@type": "Thing"',
    "structured data: }",
    "link: /c",
    "text: One sentence & its end.",
    "text: Another",
    "form: post /d",
    "field: input name=e type=email required=",
  ]);
});
