import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { describe, expect, test } from "vitest";
import { sample } from "../../../scripts/test-run.ts";
import { unstyledClasses } from "./built-styles.ts";
import { openPages, shownPages } from "./page-urls.ts";
import { sampledLocales } from "./sampled-locales.ts";
import { soldOut } from "./shop-steps.ts";
import { at } from "./visit.ts";

/** The rules of the HTML standard and of document structure; none of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
    rules: {
      // Safari does not treat lists without bullets as lists unless they have the role.
      "no-redundant-role": "off",
      // Links that scripts turn into buttons of dialogs; without script they lead to the same content on a page.
      "prefer-native-element": "off",
      // The cookie banner comes before the page and starts at a second-level heading.
      "heading-level": ["error", { minInitialRank: "h2" }],
      // All scripts and styles are our own.
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

const unstyled = await unstyledClasses();

/** The faults in a page's HTML: rule, message, and position. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, offset }) =>
          `${ruleId}: ${message} at ${html.slice(Math.max(0, offset - 40), offset + 100)}`,
      ),
    ),
    ...unstyled(html).map((name) => `styles of ${name} are missing`),
  ];
}

/** Variants of pages that have no row in the table. */
const others = (locale: Locale): string[] => {
  const list = pathTo("products", locale);
  return [
    `${list}?material=PET&volume_min=100&page=2`,
    `${list}?keyword=PET`,
    `${list}?keyword=qqqqzzzz`,
    `${pathTo("help", locale)}?q=PET`,
    `${pathTo("home", locale).replace(/\/$/, "")}/yok`,
    `${pathTo("login", locale)}?error=CredentialsSignin`,
    pathTo("cart", locale),
    pathTo("quoteBasket", locale),
    pathTo("product", locale, { id: soldOut(), slug: "x" }),
  ];
};

const own = openPages();

describe.each(sampledLocales)("the HTML in %s", (locale) => {
  // The templates are the same in each language: without `--full` each page is read in one of the two.
  const each = <T>(all: readonly T[]) => sample(all, 2, locale === "ar" ? 1 : 0);

  test.each(each(shownPages))("of %s is valid", async (name) => {
    const { path, isForCustomer } = own.addressOf(name, locale);
    const response = await fetch(at(path), isForCustomer ? { headers: { cookie: own.customer.cookie } } : {});
    expect(response.status).toBe(200);
    expect(await faultsOf(await response.text()), path).toEqual([]);
  });

  test.each(each(others(locale)))("of %s is valid", async (path) => {
    expect(await faultsOf(await (await fetch(at(path))).text())).toEqual([]);
  });

  test("of a form that was refused is valid", async () => {
    for (const name of ["register", "contact"] as const) {
      const html = await (await fetch(at(pathTo(name, locale)))).text();
      const action = /<form[^>]*\saction="([^"]*[?&]form=[^"]*)"[^>]*\smethod="post"/.exec(html)?.[1];
      const answer = await fetch(at((action ?? "").replaceAll("&amp;", "&")), {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", accept: "text/html" },
        body: new URLSearchParams({ email: "x" }),
      });
      expect(answer.status, `${name}: ${action}`).toBe(400);
      expect(await faultsOf(await answer.text()), name).toEqual([]);
    }
  });
});

test("a wrong document is found", async () => {
  const html =
    "<!DOCTYPE html><html lang='tr'><head><title>x</title></head><body><p><div></div></p></body></html>";
  expect(await faultsOf(html)).not.toEqual([]);
});
