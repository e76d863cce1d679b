import { directionOf, locales } from "@preforma/domain/locales";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { ArticlePage } from "./article-page.tsx";
import { Checkout } from "./checkout.tsx";
import { Compare } from "./compare.tsx";
import { Contact } from "./contact.tsx";
import { Home } from "./home.tsx";
import { Orders } from "./orders.tsx";
import { Product } from "./product.tsx";
import { Products } from "./products.tsx";

const pages = { ArticlePage, Checkout, Compare, Contact, Home, Orders, Product, Products };

describe.each(locales)("in %s", (locale) => {
  test.each(Object.entries(pages))(
    "%s has one first heading, no gap in its outline and no id twice",
    (_name, Page) => {
      const html = renderToString(
        <UiProvider locale={locale} direction={directionOf(locale)} messages={messagesFor(locale)}>
          <Page />
        </UiProvider>,
      );
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
      const levels = [...main.matchAll(/<h(\d)\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [place, level] of levels.entries())
        expect(level, levels.join(" ")).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
      expect(html).not.toMatch(/undefined|\[object|\{(?:count|title|name|total)\}/);
    },
  );
});
