import { join } from "node:path";
import type { Locale } from "@preforma/domain/locales";
import { messagesFor } from "@preforma/ui/messages";
import { describe, expect, inject, test } from "vitest";
import { sample } from "../../../scripts/test-run.ts";
import { baselineFault } from "../../../scripts/baseline.ts";
import { testBrowser } from "../../../scripts/chromium.ts";
import type { PageName } from "../app/frame/pages.ts";
import { openPages } from "./page-urls.ts";
import { showTypeface } from "./typeface.ts";
import { visits } from "./visit.ts";

const visit = visits({ pictures: true });

/**
 * The first view of each main page, except for those with dates (the demo's are relative to today) and with a stock
 * that other tests change.
 */
const mainPages: readonly PageName[] = [
  "home",
  "products",
  "category",
  "product",
  "ralColours",
  "about",
  "references",
  "contact",
  "managers",
  "faq",
  "help",
  "bankAccounts",
  "login",
  "register",
  "account",
  "legalDocuments",
  "qualityCertificates",
];

/** Pages that depend on parameters or on a customer's data, as a visitor without them sees them. */
const otherLooks: Readonly<Record<string, { page: PageName; query?: string }>> = {
  compare: { page: "compare", query: "?products=1,2,90" },
  "login-error": { page: "login", query: "?error=CredentialsSignin" },
  "cart-empty": { page: "cart" },
};

/** A desktop in Turkish and a phone in Arabic: every page in both directions and schemes, wide and narrow. */
const looks = [
  { locale: "tr", scheme: "light", width: 1280, height: 1000 },
  { locale: "ar", scheme: "dark", width: 360, height: 1000 },
] as const satisfies readonly { locale: Locale; scheme: string; width: number; height: number }[];

const own = openPages();

// Other browsers render other pixels.
describe.runIf(testBrowser().pinned)("pages match their baselines", () => {
  describe.each(looks)("in $locale, $scheme, $width px", ({ locale, ...window }) => {
    const texts = messagesFor(locale);
    const dated = [texts["legal-document"].updated, texts["certificate-viewer"].until];
    /** The differences in how a page is rendered. */
    const lookAt = async (name: string, path: string, cookie?: string) => {
      const page = await visit(path, { ...window, cookie });
      // The header's data of a visitor loads after the page.
      await page.waitForLoadState("networkidle");
      await showTypeface(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // A lazy picture in a closed menu or below the window is never fetched; waiting for it would never end.
        const seen = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
      });
      const actual = await page.screenshot({
        animations: "disabled",
        mask: [
          // The browser scales a thumbnail from any size of its picture that is cached.
          page.locator("a[href^='#'] img"),
          // Dates in the demo's legal texts and certificates are relative to today as well.
          ...dated.map((sentence) => page.getByText(sentence.replace("{date}", "").trim())),
          page.locator("img[src^='/media/content/certificates/']"),
          // The stock depends on other tests of this run.
          page.getByText(/^(?:Stokta|متوفر): /),
        ],
        maskColor: "#888888",
      });
      return baselineFault(
        join(import.meta.dirname, `__screenshots__/${name}-${locale}.png`),
        actual,
        inject("updatePictures"),
      );
    };

    test.each(sample(mainPages, 3, locale === "ar" ? 1 : 0))("%s", async (name) => {
      const { path, isForCustomer } = own.addressOf(name, locale);
      const cookie = isForCustomer ? own.customer.cookie : undefined;
      expect(await lookAt(name, path, cookie)).toBeUndefined();
    });

    test.each(sample(Object.entries(otherLooks), 3, locale === "ar" ? 1 : 0))(
      "%s",
      async (name, { page, query = "" }) => {
        expect(await lookAt(name, `${own.addressOf(page, locale).path}${query}`)).toBeUndefined();
      },
    );
  });
});
