import { transportMessages } from "@preforma/domain/http";
import { locales } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { describe, expect, it } from "vitest";
import { busyAnswer } from "./busy-answer.ts";

const asked = (path: string, init?: RequestInit) =>
  busyAnswer(new Request(`http://shop.test${path}`, { headers: { accept: "text/html" }, ...init }));

describe("the answer while too many pages are rendered", () => {
  it.each(locales)("S8: is a page in the visitor's language, with the time to retry: %s", async (locale) => {
    const answer = asked(pathTo("products", locale));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("3");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-language")).toBe(locale);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    expect(html).toContain('<a href="">');
  });

  it("S8: reports that a form was not sent", async () => {
    const html = await asked("/en/contact?form=contact", { method: "POST" }).text();
    expect(html).toContain("Your form was not sent");
    expect(html).not.toContain("<a ");
  });

  it("is a refusal like all others of the API", async () => {
    const headers = { accept: "text/html", "accept-language": "de" };
    const answer = asked("/api/v1/products/filter", { headers });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
    expect(await answer.json()).toEqual({
      success: false,
      status: 503,
      message: transportMessages.de.DEFAULT,
      data: null,
    });
  });

  it("S8: is no page for a script", async () => {
    const answer = asked("/en/products.data", { headers: { accept: "*/*" } });
    expect([answer.status, await answer.text()]).toEqual([503, "null"]);
  });
});
