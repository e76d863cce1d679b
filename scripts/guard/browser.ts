import { pathTo, type PlainRouteName } from "../../packages/domain/src/routes/index.ts";
import { launchChromium } from "../chromium.ts";
import type { Fact, Recording } from "./recording.ts";

/** Pages on which a visitor leaves something behind. */
const visited: readonly PlainRouteName[] = [
  "home",
  "products",
  "compare",
  "ralColours",
  "contact",
  "cart",
  "login",
];

/** Records what a browser stores during a visit with consent to everything: cookies and the names of storage. */
export async function recordBrowser(origin: string, product: string, recording: Recording): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    const go = (path: string) => page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await go(pathTo("home", "en"));
    await page.locator("#cookie-settings button[value=accept]").click();
    await page.waitForLoadState("networkidle");
    for (const name of visited) await go(pathTo(name, "en"));
    await go(`${pathTo("products", "en")}?keyword=bottle`);
    await go(product);
    await page.waitForTimeout(1000);
    const kept = await page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ""),
      caches: await caches.keys(),
    }));
    const facts: Fact[] = (await context.cookies()).map(({ name, httpOnly, secure, sameSite, path }) => ({
      kind: "cookie",
      text: `${name} path=${path} httpOnly=${httpOnly} secure=${secure} sameSite=${sameSite}`,
    }));
    for (const [place, names] of Object.entries(kept))
      for (const name of names)
        facts.push({ kind: place, text: name.replaceAll(/-[\da-f]{8,}$/g, "-*").replaceAll(/\d+/g, "#") });
    const key = ({ kind, text }: Fact): string => `${kind} ${text}`;
    const once = new Map(facts.map((fact) => [key(fact), fact]));
    recording.set(
      "browser after a visit",
      [...once.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
    );
  } finally {
    await browser.close();
  }
}
