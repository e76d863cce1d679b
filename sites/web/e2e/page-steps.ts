import { pathTo } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";
import type { Page, Locator } from "playwright";
import { password } from "./people.ts";
import { at, site } from "./visit.ts";

/** An address in Türkiye, by field name. */
export const depot = {
  address_title: "Depo",
  city: "İstanbul",
  district: "Kadıköy",
  neighborhood: "Moda",
  street: "Bahariye Caddesi",
  address_detail: "No 12/3",
  postal_code: "34710",
} as const;

/** Fills fields by name, in a part of the page. */
export async function fill(
  page: Page,
  fields: Readonly<Record<string, string>>,
  place = "main",
): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`${place} [name="${name}"]`).fill(value);
}

/** Submits the page's sign-in form. */
export async function sendSignIn(page: Page, email: string, withPassword = password): Promise<void> {
  const form = page.locator("main form", { has: page.locator("[name=password]") });
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=password]").fill(withPassword);
  await form.locator("button[type=submit]").last().click();
}

/** The path of a product, to which a path with any slug redirects. */
export async function productPath(id: number, locale: Locale = "tr"): Promise<string> {
  return (await fetch(at(pathTo("product", locale, { id, slug: "x" })))).url.slice(site.length);
}

/** How much redder than green a canvas is on average. */
export const redness = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    // A copy: reading a canvas repeatedly logs a warning on the console.
    const copy = new OffscreenCanvas(element.width, element.height).getContext("2d", {
      willReadFrequently: true,
    })!;
    copy.drawImage(element, 0, 0);
    const { data } = copy.getImageData(0, 0, element.width, element.height);
    let sum = 0;
    for (let place = 0; place < data.length; place += 4)
      sum += Math.max(0, (data[place] ?? 0) - (data[place + 1] ?? 0) - 40);
    return sum / (data.length / 4);
  });
