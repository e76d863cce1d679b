import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { launchChromium } from "../../../scripts/chromium.ts";
import { timeFactor } from "../../../scripts/test-run.ts";

/**
 * A browser that reuses contexts for tests with the same options: its HTTP cache has the site's files, which halves the
 * time of a visit, but no other data of earlier visitors.
 */
export class CachedContexts {
  #browser: Browser | undefined;
  readonly #args: string[];
  readonly #left = new Map<string, BrowserContext[]>();
  readonly #looks = new Map<BrowserContext, string>();
  readonly #anchors = new WeakSet<Page>();

  /** @param args Command-line options of the browser. */
  constructor(args: string[] = []) {
    // All pages of a context in one process, which has compiled the scripts of the site: a fifth of a visit.
    this.#args = ["--renderer-process-limit=1", ...args];
  }

  /** An empty page in a context with these options, without data of this site. */
  async takePage(origin: string, options: BrowserContextOptions): Promise<Page> {
    if (this.#browser?.isConnected() !== true) this.#browser = await launchChromium({ args: this.#args });
    const browser = this.#browser;
    const look = JSON.stringify(options);
    const known = this.#left.get(look)?.pop();
    if (known?.browser() === browser) return forget(known, origin);
    const context = await browser.newContext(options);
    context.setDefaultTimeout(60_000 * timeFactor);
    this.#looks.set(context, look);
    // Tests observe and change the requests of pages, which those of a worker bypass: so there are none. The worker's
    // own tests are in `offline.test.ts`. (Playwright's own option to block workers logs to the console.)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    // Not every policy violation is reported on the console.
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

  /** Closes a visitor's pages. */
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
