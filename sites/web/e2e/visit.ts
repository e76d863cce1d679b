import { acceptAll, consentCookies, rejectAll } from "@preforma/domain/consent";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, expect, inject } from "vitest";
import { CachedContexts } from "./cached-contexts.ts";

/** The visitor of a page. */
export interface Visitor {
  /** Language of the browser. @default the page's, so that no other is offered */
  language?: string;
  scheme?: "light" | "dark";
  width?: number;
  height?: number;
  script?: boolean;
  /** Touch only, without a pointer that rests on the page. */
  touch?: boolean;
  /** Without a cookie decision, so that the banner covers the page. */
  undecided?: boolean;
  /** `Cookie` header of a signed-in customer; see `addCustomer`. */
  cookie?: string | undefined;
  /** Continues in the window of the last such visitor in the file, as a visitor does who reads on. */
  stays?: boolean;
  /** Changes the browser irreversibly, such as its clock: the context is not reused. */
  changesBrowser?: boolean;
  /** Expected console messages for a fault that the test causes. */
  fault?: RegExp;
}

/** A window that several visitors use. */
interface Window {
  page: Page;
  /** Its current path, for error messages. */
  path: string;
}

/** Origin of the site under test. */
export const site = inject("site");

/** The full URL of a path of the site. */
export function at(path: string): string {
  return `${site}${path}`;
}

let clients = 0;

/**
 * A unique client IP, as a proxy would send it: the site limits by it how often a visitor may do something in ten
 * minutes. All files of a worker share the counter.
 */
export function aClient(): string {
  clients += 1;
  return `10.${Number(process.env["VITEST_POOL_ID"] ?? 0) % 256}.${(clients >> 8) % 256}.${clients % 256}`;
}

/** A context with the site's files in its cache opens a page in half the time, so all test files share them. */
const withPictures = new CachedContexts();
/**
 * Leaves the room of pictures empty, and paints next to nothing. Drawing, sending and showing them is a quarter of the
 * work of a visit, painting an eighth.
 */
const withoutPictures = new CachedContexts([
  "--blink-settings=imagesEnabled=false",
  "--force-gpu-mem-available-mb=1",
]);

/**
 * Gives a test file a way to open pages in a browser of its process. After each test, any console message of a page
 * (hydration, blocked content, missing files) fails that test. `origin` is for a site other than the shared one.
 * Without a path the page stays empty, for tests that begin with `go`. `pictures` are only fetched for tests that are
 * about them, and by `accessibility`, which opens every page.
 */
export function visits({
  origin = () => site,
  pictures = false,
}: { origin?: () => string; pictures?: boolean } = {}): (
  path: string | null,
  visitor?: Visitor,
) => Promise<Page> {
  const cachedContexts = pictures ? withPictures : withoutPictures;
  const contexts: BrowserContext[] = [];
  const changed = new WeakSet<BrowserContext>();
  const windows = new Map<string, Window>();
  const complaints: string[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      const pages = contexts.flatMap((context) => context.pages());
      for (const page of pages) console.error(`${task.name}: left at ${await shownBy(page)}`);
    }
    await Promise.all(
      contexts
        .splice(0)
        .map((context) => (changed.has(context) ? context.close() : cachedContexts.leave(context))),
    );
    expect(complaints.splice(0), "on the console").toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([...windows.values()].map(({ page }) => cachedContexts.leave(page.context())));
  });

  const open = async (path: string | null, visitor: Visitor): Promise<Window> => {
    const { language, scheme, width = 1280, height = 900, script = true, cookie, fault } = visitor;
    const { undecided, stays, changesBrowser, touch = false } = visitor;
    const page = await cachedContexts.takePage(origin(), {
      locale: language ?? languageOf(path),
      colorScheme: scheme ?? "light",
      viewport: { width, height },
      reducedMotion: "reduce",
      javaScriptEnabled: script,
      hasTouch: touch,
    });
    const context = page.context();
    if (stays !== true) contexts.push(context);
    if (changesBrowser === true) changed.add(context);
    await context.setExtraHTTPHeaders({ "x-forwarded-for": aClient() });
    const cookies = [...(undecided === true ? [] : decisionCookies()), ...(cookie?.split("; ") ?? [])];
    await context.addCookies(cookies.map((pair) => browserCookie(pair, origin())));
    const window: Window = { page, path: path ?? "" };
    page.on("pageerror", (error) => complaints.push(`${window.path}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      // A test may request an unknown URL on purpose; a page's own requests must succeed.
      // Chromium fetches scripts' preloads, and then reports them as unused.
      if (!script && message.text().includes("was preloaded")) return;
      if (message.text().includes("404") && message.location().url === `${origin()}${window.path}`) return;
      // Without script the page itself is the response to a form, even a refused one.
      if (!script && /status of 4\d\d/.test(message.text()) && message.location().url === page.url()) return;
      if (fault?.test(message.text())) return;
      complaints.push(`${window.path}: ${message.text()} (${message.location().url})`);
    });
    return window;
  };

  return async (path, visitor = {}) => {
    const { language, scheme = "light", width = 1280, height = 900, script = true, cookie } = visitor;
    const key = JSON.stringify([language ?? languageOf(path), script, cookie]);
    const own = visitor.stays === true ? windows.get(key) : undefined;
    const window = own ?? (await open(path, visitor));
    const { page } = window;
    if (own !== undefined) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      own.path = path ?? "";
    } else if (visitor.stays === true) windows.set(key, window);
    if (path === null) return page;
    await page.goto(`${origin()}${path}`);
    if (script) await hydrated(page);
    return page;
  };
}

/** The page's URL and text, for error messages. */
async function shownBy(page: Page): Promise<string> {
  const timeoutMs = { timeout: 2000 };
  const [title, text] = await Promise.all([
    page.title().catch(String),
    page.locator("body").innerText(timeoutMs).catch(String),
  ]);
  return `${page.url()} (${title})\n${text.replace(/\s*\n\s*/g, "\n").slice(0, 3000)}`;
}

/** The language of a page, from its path. */
function languageOf(path: string | null): string {
  return /^\/(en|ru|fr|ar|de)(?:\/|$)/.exec(path ?? "")?.[1] ?? "tr";
}

/** The cookies of a decision. @default only necessary cookies */
export const decisionCookies = (decision = rejectAll()): string[] =>
  consentCookies(decision, false).map((cookie) => cookie.split(";", 1)[0] ?? "");

/** `Cookie` header of a visitor who allows everything. */
export const allowing = decisionCookies(acceptAll()).join("; ");

/** A pair of a `Cookie` header in Playwright's form. */
export function browserCookie(pair: string, url: string) {
  const end = pair.indexOf("=");
  return { name: pair.slice(0, end), value: pair.slice(end + 1), url };
}

/**
 * Uses the page, waits until React has hydrated all of it, and forces the layout of all of it: content that is not laid
 * out has no `innerText`.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.evaluate(() => {
    document.documentElement.dataset["laidOut"] = "";
    dispatchEvent(new Event("scroll"));
  });
  await page.waitForFunction(() => performance.getEntriesByName("listening").length > 0);
}

/** Presses a control that leads to another document, and waits until that has loaded. */
export async function follow(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await press();
  await loaded;
}

/**
 * Waits until no dialog is open and its history entry is removed: a visitor who leaves the page before that meets the
 * pending step back, and stays.
 */
export async function dialogGone(page: Page): Promise<void> {
  await page.locator("[aria-modal=true]").waitFor({ state: "detached" });
  await page.waitForFunction(() => !Object.hasOwn(Object(history.state) as object, "preformaModal"));
}
