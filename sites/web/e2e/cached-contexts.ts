import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { launchChromium } from "../../../scripts/chromium.ts";
import { timeFactor } from "../../../scripts/test-run.ts";

/**
 * A browser whose contexts pass from one test to the next that looks alike: with the files of a site that a browser has
 * cached, which halves the time of a visit, and with no other data of earlier visitors.
 */
export class CachedContexts {
  #browser: Browser | undefined;
  readonly #args: string[];
  readonly #left = new Map<string, BrowserContext[]>();
  readonly #looks = new Map<BrowserContext, string>();
  readonly #anchors = new WeakSet<Page>();

  /** @param args Options of the browser's command line. */
  constructor(args: string[] = []) {
    // All pages of a context in one process, which has compiled the scripts of the site: a fifth of a visit.
    this.#args = ["--renderer-process-limit=1", ...args];
  }

  /** An empty page in one that is made with these options, and has no data of this site. */
  async takePage(origin: string, options: BrowserContextOptions): Promise<Page> {
    if (this.#browser?.isConnected() !== true) this.#browser = await launchChromium({ args: this.#args });
    const browser = this.#browser;
    const look = JSON.stringify(options);
    const known = this.#left.get(look)?.pop();
    if (known?.browser() === browser) return forget(known, origin);
    const context = await browser.newContext(options);
    context.setDefaultTimeout(60_000 * timeFactor);
    this.#looks.set(context, look);
    // Tests watch and change what pages fetch, and what a worker fetches for them passes them by: as in a browser
    // without workers. Those of the worker itself are in `offline.test.ts`. (Playwright's own way to block them
    // complains on the console.)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    // Not all that the policy forbids is reported on the console.
    await context.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`the policy forbids ${violatedDirective} ${blockedURI} in ${sourceFile}`),
      ),
    );
    // Keeps the process of the context when all other pages are closed.
    const anchor = await context.newPage();
    await anchor.goto(`${origin}/robots.txt`);
    this.#anchors.add(anchor);
    return context.newPage();
  }

  /** Closes the pages of a visitor who leaves. */
  async leave(context: BrowserContext): Promise<void> {
    await Promise.all(
      context
        .pages()
        .filter((page) => !this.#anchors.has(page))
        .map((page) => page.close()),
    );
    const look = this.#looks.get(context) ?? "";
    this.#left.set(look, [...(this.#left.get(look) ?? []), context]);
  }
}

/** Clears a visitor's data in a browser (cookies, storage, permissions) and returns an empty page. */
async function forget(context: BrowserContext, origin: string): Promise<Page> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearPermissions();
  await context.clearCookies();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.detach();
  return page;
}
