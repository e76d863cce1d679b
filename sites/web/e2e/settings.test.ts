/** @module-tag full */

import { acceptAll, consentCookies, rejectAll } from "@preforma/domain/consent";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { changeSettings } from "./people.ts";
import { startSite, type StartedSite } from "./start-site.ts";
import { hydrated, visits } from "./visit.ts";

// A separate site: the shared one must not change.
let server: StartedSite;
const visit = visits({ origin: () => server.origin });

const measurementId = "G-TEST12345";

beforeAll(async () => {
  server = await startSite({}, inject("seeded"));
  changeSettings(server, {
    disable_right_click: true,
    analytics_config: { enable_tracking: true, google_analytics_id: measurementId },
  });
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${server.origin}/api/v1/general-settings/1`);
      const { data } = (await answer.json()) as { data: { disable_right_click: boolean } };
      if (!data.disable_right_click) throw new Error("The site has not heard of its new settings yet.");
    },
    { interval: 100 },
  );
});
afterAll(() => server.stop());

describe("disable_right_click", () => {
  /** Records for every such event whether a listener has stopped it. */
  async function noteStopped(page: Page): Promise<void> {
    await page.evaluate(() => {
      const stopped: boolean[] = [];
      Object.assign(window, { stopped });
      for (const kind of ["contextmenu", "keydown"])
        addEventListener(kind, (event) => {
          stopped.push(event.defaultPrevented);
          // Prevents the browser's own tools and menus from opening.
          event.preventDefault();
        });
    });
  }
  const lastStopped = (page: Page) =>
    page.evaluate(() => (window as unknown as { stopped: boolean[] }).stopped.splice(0).at(-1));
  const pressed = async (page: Page, keys: string) => {
    await page.keyboard.press(keys);
    return lastStopped(page);
  };
  const ready = async (path: string) => {
    const page = await visit(path);
    await noteStopped(page);
    const heading = page.getByRole("heading", { level: 1 });
    // The blocking code is fetched once the page is ready.
    await expect
      .poll(async () => {
        await heading.click({ button: "right" });
        return lastStopped(page);
      })
      .toBe(true);
    return page;
  };

  test("takes the mouse its menu and the keys of the browser's tools", async () => {
    const page = await ready("/iletisim");
    for (const keys of ["F12", "Control+Shift+I", "Control+Shift+J", "Control+Shift+C", "Control+U"])
      expect(await pressed(page, keys), keys).toBe(true);
  });

  test("leaves fields their menu, and the keyboard everything else", async () => {
    const page = await ready("/ar/contact");
    await page.locator("main [name=message]").click({ button: "right" });
    expect(await lastStopped(page)).toBe(false);
    // The menu key opens the menu without a mouse button.
    await page.getByRole("heading", { level: 1 }).dispatchEvent("contextmenu", { button: 0 });
    expect(await lastStopped(page)).toBe(false);
    for (const keys of ["Tab", "Control+A", "Control+C", "Shift+F10"])
      expect(await pressed(page, keys), keys).toBe(false);
  });

  test("stays off where the settings do not ask for it", async () => {
    changeSettings(server, { disable_right_click: false });
    try {
      await expect
        .poll(async () => {
          const page = await visit("/sss");
          await noteStopped(page);
          // Long enough for the blocking code to be fetched.
          await page.waitForTimeout(700);
          await page.getByRole("heading", { level: 1 }).click({ button: "right" });
          return lastStopped(page);
        })
        .toBe(false);
    } finally {
      changeSettings(server, { disable_right_click: true });
    }
  });
});

/** The consent behaviour of Google's tag: reads its queue, and reports a view where it may. */
const fakeTag = `
  const told = {};
  const read = (entry) => {
    const [name, what, signals] = entry;
    if (name === "consent") Object.assign(told, signals);
    if (name === "config" && told.analytics_storage === "granted")
      fetch("https://region1.google-analytics.com/g/collect?tid=" + what, { method: "POST", mode: "no-cors" });
  };
  document.cookie = "_ga=GA1.1.1.1; Path=/";
  document.cookie = "_ga_TEST12345=GS2.1.1; Path=/";
  window.dataLayer.forEach(read);
`;

describe("Google's tag", () => {
  /** Replaces Google, and records the requested URLs. */
  async function asGoogle(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.context().route(/googletagmanager|google-analytics|doubleclick/, (route) => {
      asked.push(route.request().url());
      return route.request().url().includes("/gtag/js")
        ? route.fulfill({ contentType: "text/javascript", body: fakeTag })
        : route.fulfill({ status: 204 });
    });
    return asked;
  }
  /** The commands in the tag's queue. */
  const queue = (page: Page) =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry)),
    );
  /** Each in short: its name, its first argument, and its analytics consent. */
  const commands = async (page: Page) =>
    (await queue(page)).map(([name, what, signals]) => [
      name,
      what,
      (signals as { analytics_storage?: string } | undefined)?.analytics_storage,
    ]);
  const decided = (decision: typeof acceptAll) =>
    consentCookies(decision(), false)
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
  const banner = (page: Page) => page.locator("#cookie-settings");

  test("is not requested without consent", async () => {
    const page = await visit("/sss", { undecided: true });
    const asked = await asGoogle(page);
    await page.goto(`${server.origin}/urun`);
    await hydrated(page);
    await page.waitForTimeout(700);
    expect(await queue(page)).toEqual([]);
    await banner(page).locator("button[value=reject]").click();
    await page.goto(`${server.origin}/iletisim`);
    await hydrated(page);
    await page.waitForTimeout(700);
    expect(await queue(page)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test("V22: begins with consent, without another document: everything denied, then what was allowed", async () => {
    const page = await visit("/sss", { undecided: true });
    const asked = await asGoogle(page);
    expect(await banner(page).locator("input[type=checkbox]").count()).toBe(3);
    await banner(page).locator("button[value=accept]").click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[0]).toBe(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
    expect(asked[1]).toContain(`/g/collect?tid=${measurementId}`);
    expect(await commands(page)).toEqual([
      ["consent", "default", "denied"],
      ["consent", "update", "granted"],
      ["js", expect.anything(), undefined],
      ["config", measurementId, undefined],
    ]);
    const [first] = await queue(page);
    expect(Object.entries(first?.[2] ?? {}).filter(([, state]) => state !== "denied")).toEqual([
      ["security_storage", "granted"],
    ]);
  });

  /** From the next page on, allows what the visitor had refused. */
  const allow = (page: Page) =>
    page.context().addCookies(
      decided(acceptAll)
        .split("; ")
        .map((pair) => {
          const [name = "", value = ""] = pair.split("=", 2);
          return { name, value, url: server.origin };
        }),
    );

  test("does not run on a page whose URL has the secret of a mailed link, nor on the next", async () => {
    const page = await visit("/sss", { cookie: decided(rejectAll) });
    const asked = await asGoogle(page);
    await allow(page);
    await page.goto(`${server.origin}/en/reset-password?token=secret`);
    await hydrated(page);
    await page.waitForTimeout(700);
    // This page is the next document's referrer.
    await Promise.all([page.waitForURL("**/blog"), page.evaluate(() => location.assign("/blog"))]);
    await hydrated(page);
    await page.waitForTimeout(700);
    expect([await queue(page), asked]).toEqual([[], []]);
    await page.goto(`${server.origin}/sss`);
    await expect.poll(() => asked.length).toBe(2);
  });

  test("hears at once that consent was taken back, loses its cookies, and is gone with the next page", async () => {
    const page = await visit("/sss", { cookie: decided(rejectAll) });
    const asked = await asGoogle(page);
    await allow(page);
    await page.goto(`${server.origin}/blog`);
    await expect.poll(() => asked.length).toBe(2);
    const googles = async () =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith("_ga"));
    expect((await googles()).length).toBe(2);
    await page.locator("footer a[href='#cookie-settings']").click();
    await banner(page).locator("[name=analytics]").uncheck();
    await banner(page).locator("button[value=save]").click();
    await expect.poll(async () => (await commands(page)).at(-1)).toEqual(["consent", "update", "denied"]);
    expect(await googles()).toEqual([]);
    await page.goto(`${server.origin}/haberler`);
    await hydrated(page);
    await page.waitForTimeout(700);
    expect(await queue(page)).toEqual([]);
    expect(asked.length).toBe(2);
  });
});
