import type { Locale } from "@preforma/domain/locales";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { fixtureText, found } from "../navigation/navigation.fixtures.ts";
import type { SearchProducts, SearchResults } from "./index.ts";
import spellings from "./spellings.words.json" with { type: "json" };

export type Answer = "found" | "none" | "fails" | "never";

/** The fixtures as results for a text; `total` is the count of the full list. */
export function answerOf(kind: Answer, locale: Locale): SearchProducts {
  const { meant } = spellings[locale];
  return (text, signal) => {
    if (kind === "fails") return Promise.reject(new Error("no connection"));
    if (kind === "never")
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    if (kind === "none" && text !== meant) {
      return Promise.resolve<SearchResults>({
        products: [],
        total: 0,
        suggestion: {
          keyword: meant,
          categories: [
            { href: "#containers", title: fixtureText("containers", locale) },
            { href: "#closures", title: fixtureText("closures", locale) },
          ],
        },
      });
    }
    return Promise.resolve<SearchResults>({
      products: fixtureProducts.map((product) => ({
        id: product.code,
        href: `#${product.code}`,
        title: product.title[locale],
        code: product.code,
        image: fixtureImage(product.picture, ""),
        facts: product.facts[locale],
        price: product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" },
      })),
      total: 124,
    });
  };
}

/** The field with its suggestions, which are loaded on intent. */
export async function turnTo(canvas: ReturnType<typeof within>): Promise<HTMLInputElement> {
  const field = found<HTMLInputElement>(canvas.getByRole("searchbox"));
  await userEvent.hover(field);
  await canvas.findByRole("combobox");
  return field;
}

/** The list of results, once nothing is loading. */
export async function foundList(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector("[data-search-panel=found]")).not.toBeNull());
  return canvas.getByRole("listbox");
}
