// Pages written by plain Node: no bundler, no compiler, no plugin. Styles are the package's own files.
import { mkdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { directionOf } from "@preforma/domain/locales";
import { Alert } from "@preforma/ui/alert";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Button, ButtonLink } from "@preforma/ui/button";
import {
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "@preforma/ui/dialog";
import { fixtureProducts } from "@preforma/ui/fixtures";
import { Container, Grid, Section } from "@preforma/ui/layout";
import { messagesFor } from "@preforma/ui/messages";
import { Pagination } from "@preforma/ui/pagination";
import { PhoneField } from "@preforma/ui/phone-field";
import { ProductCard } from "@preforma/ui/product-card";
import { UiProvider } from "@preforma/ui/provider";
import { SiteFooter } from "@preforma/ui/site-footer";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { words } from "./words.js";

// The path of the style sheets in this folder, which is served. The Arabic page has a second brand.
const brand = { ar: ["brands/bordeaux.css"] };
const sheetsOf = (locale) =>
  [
    ...[
      "theme",
      "alert",
      "breadcrumb",
      "button",
      "layout",
      "pagination",
      "phone-field",
      "product-card",
      "site-footer",
    ].map((part) => `${part}/styles.css`),
    ...(brand[locale] ?? []),
  ]
    .map((sheet) => fileURLToPath(import.meta.resolve(`@preforma/ui/${sheet}`)))
    .map((file) => `<link rel="stylesheet" href="/${relative(import.meta.dirname, file)}">`)
    .join("\n    ");

function Page({ locale }) {
  const texts = words[locale];
  const cards = fixtureProducts.map((product) =>
    h(ProductCard, {
      key: product.code,
      href: `#${product.code}`,
      title: product.title[locale],
      code: product.code,
      facts: product.facts[locale],
      headingLevel: 2,
    }),
  );
  const main = h(
    "main",
    null,
    h(
      Section,
      null,
      h(
        Container,
        null,
        h(Breadcrumb, { items: [{ label: texts.home, href: "#" }, { label: texts.title }] }),
        h("h1", null, texts.title),
        h(Alert, { tone: "info" }, texts.news),
        h(ButtonLink, { href: "#offer" }, texts.offer),
        // A closed dialog renders only its trigger.
        h(
          DialogRoot,
          null,
          h(DialogTrigger, { asChild: true }, h(Button, { variant: "outline" }, texts.help)),
          h(
            DialogContent,
            null,
            h(DialogHeader, null, h(DialogTitle, null, texts.help)),
            h(DialogBody, null, texts.news),
          ),
        ),
        h(Grid, null, cards),
        h(Pagination, { page: 2, pageCount: 5, hrefFor: (page) => `?page=${page}` }),
        h(PhoneField, { name: "phone", label: texts.phone }),
      ),
    ),
  );
  const footer = h(SiteFooter, {
    service: [{ href: "#help", title: texts.help }],
    orders: [{ href: "#cart", title: texts.cart }],
    company: [{ href: "#about", title: texts.about }],
    year: 2026,
  });
  return h(
    UiProvider,
    { locale, direction: directionOf(locale), messages: messagesFor(locale) },
    main,
    footer,
  );
}

mkdirSync("pages", { recursive: true });
for (const locale of Object.keys(words)) {
  writeFileSync(
    `pages/${locale}.html`,
    `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${words[locale].title}</title>
    <link rel="icon" href="data:,">
    ${sheetsOf(locale)}
  </head>
  <body>${renderToString(h(Page, { locale }))}</body>
</html>
`,
  );
}
