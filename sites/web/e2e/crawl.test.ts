import { hash } from "node:crypto";
import { locales } from "@preforma/domain/locales";
import { matchPath, pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import { isFullRun, timeFactor } from "../../../scripts/test-run.ts";
import { sitemapUrls } from "./page-urls.ts";
import { readPage } from "./page-facts.ts";
import { at, site } from "./visit.ts";

/** Number of concurrent requests. */
const concurrency = 8;

/**
 * Follows one in this many URLs of a kind: products and categories, which share a template each; lists with one more
 * filter each, which are endless; and documents and pictures in one more size each, which the site would have to draw
 * first.
 */
const sample = isFullRun
  ? { product: 1, category: 1, narrowedList: 40, document: 1, picture: 25 }
  : { product: 120, category: 4, narrowedList: 400, document: 80, picture: 250 };

/** Whether a URL is in the sample; deterministic. */
const isDrawn = (address: string, oneOf: number): boolean =>
  Number.parseInt(hash("sha256", address, "hex").slice(0, 8), 16) % oneOf === 0;

function isFollowed({ pathname, search }: URL): boolean {
  const page = matchPath(pathname)?.name;
  if (page === "product" && !isDrawn(pathname, sample.product)) return false;
  if (page === "category" && !isDrawn(pathname, sample.category)) return false;
  if (pathname.startsWith("/media/documents/")) return isDrawn(pathname, sample.document);
  return search === "" || isDrawn(pathname + search, sample.narrowedList);
}

/** The state of a crawl. */
class Crawl {
  /**
   * The ids in each page, separated by spaces, by its URL without fragment; null for responses that are no page. A
   * copied text: a slice would retain the page's whole text in memory, and there are thousands.
   */
  readonly pages = new Map<string, string | null>();
  readonly external = new Set<string>();
  /** The faults, with the page that links there. */
  readonly faults: string[] = [];
  readonly #queue: { address: string; from: string; isResource: boolean }[] = [];
  readonly #anchors: { address: string; id: string; from: string }[] = [];

  add(written: string, from: string, isResource = false): void {
    if (/^(?:mailto|tel|data|blob|sms|whatsapp):/.test(written)) return;
    if (!URL.canParse(written, from)) {
      this.faults.push(`${from} leads to "${written}", which is no address`);
      return;
    }
    const url = new URL(written, from);
    if (url.origin !== site) {
      this.external.add(url.href);
      return;
    }
    const id = decodeURIComponent(url.hash.slice(1));
    url.hash = "";
    if (id !== "" && !isResource) this.#anchors.push({ address: url.href, id, from });
    if (this.pages.has(url.href)) return;
    const isWanted =
      id !== "" ||
      (isResource
        ? !url.pathname.startsWith("/media/") || isDrawn(url.pathname + url.search, sample.picture)
        : isFollowed(url));
    // A fragment of a page outside the sample is only checked if the page is read.
    if (!isWanted || (id !== "" && !isFollowed(url))) return;
    this.pages.set(url.href, null);
    this.#queue.push({ address: url.href, from, isResource });
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: concurrency }, () => this.#work()));
    for (const { address, id, from } of this.#anchors) {
      const target = this.pages.get(address);
      if (target && !target.includes(` ${id} `))
        this.faults.push(`${from} leads to #${id}, which ${address} lacks`);
    }
  }

  #running = 0;

  async #work(): Promise<void> {
    for (;;) {
      const next = this.#queue.shift();
      if (next === undefined) {
        if (this.#running === 0) return;
        // Pages in progress may contain more links.
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      this.#running += 1;
      try {
        await this.#follow(next);
      } finally {
        this.#running -= 1;
      }
    }
  }

  async #follow({ address, from, isResource }: { address: string; from: string; isResource: boolean }) {
    const response = await fetch(address, {
      method: isResource ? "HEAD" : "GET",
      redirect: "manual",
      // Thousands of pages, each read once: compression gains nothing.
      headers: { "accept-encoding": "identity" },
    });
    const { status, headers } = response;
    if (status === 302 || status === 303 || status === 307) {
      // A page that requires sign-in.
      await response.body?.cancel();
      this.add(headers.get("location") ?? "", address);
      return;
    }
    if (status !== 200) this.faults.push(`${from} leads to ${address}, which answers ${status}`);
    if (isResource || status !== 200 || !headers.get("content-type")?.startsWith("text/html")) {
      await response.body?.cancel();
      return;
    }
    const facts = readPage(await response.text());
    this.pages.set(address, ` ${[...facts.ids].join(" ")} `);
    for (const link of [...facts.links, ...Object.values(facts.alternates), ...facts.canonicals])
      this.add(link, address);
    for (const resource of facts.resources) this.add(resource, address, true);
  }
}

/** Reading every page takes half an hour on a busy machine, ms. */
const timeoutMs = (isFullRun ? 3_600_000 : 120_000) * timeFactor;

test(
  "no link, picture, style or script of the site is dead",
  { timeout: timeoutMs },
  async ({ annotate }) => {
    const crawl = new Crawl();
    const index = at("/sitemap.xml");
    for (const file of await sitemapUrls(index))
      for (const address of await sitemapUrls(file)) crawl.add(address, file);
    for (const locale of locales) crawl.add(pathTo("home", locale), index);
    await crawl.run();

    const read = [...crawl.pages.values()].filter((page) => page !== null).length;
    await annotate(`${read} pages read, ${crawl.pages.size - read} other addresses asked for.`);
    await annotate(`Links to others: ${[...crawl.external].sort().join(" ")}`);
    // All pages with every product in six languages, or with a sample of the products.
    expect(read).toBeGreaterThan(isFullRun ? 11_000 : 500);
    expect(crawl.faults).toEqual([]);
  },
);
