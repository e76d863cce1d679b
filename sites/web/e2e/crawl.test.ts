import { hash } from "node:crypto";
import { locales } from "@preforma/domain/locales";
import { matchPath, pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import { isFullRun, timeFactor } from "../../../scripts/test-run.ts";
import { sitemapUrls } from "./page-urls.ts";
import { readPage } from "./page-facts.ts";
import { at, site } from "./visit.ts";

/** Requests that run at the same time. */
const concurrency = 8;

/**
 * One of how many is followed of a kind: products and categories, which share a template each; lists narrowed by one
 * more property each, of which there is no end; and documents and pictures in one more size each, which the site would
 * have to draw first.
 */
const sample = isFullRun
  ? { product: 1, category: 1, narrowedList: 40, document: 1, picture: 25 }
  : { product: 120, category: 4, narrowedList: 400, document: 80, picture: 250 };

/** Whether an address is among the followed ones; the same in every run. */
const isDrawn = (address: string, oneOf: number): boolean =>
  Number.parseInt(hash("sha256", address, "hex").slice(0, 8), 16) % oneOf === 0;

function isFollowed({ pathname, search }: URL): boolean {
  const page = matchPath(pathname)?.name;
  if (page === "product" && !isDrawn(pathname, sample.product)) return false;
  if (page === "category" && !isDrawn(pathname, sample.category)) return false;
  if (pathname.startsWith("/media/documents/")) return isDrawn(pathname, sample.document);
  return search === "" || isDrawn(pathname + search, sample.narrowedList);
}

/** What a crawl has found. */
class Crawl {
  /**
   * The ids in each page with a space around each, by its address without fragment; null for what is no page or does not
   * answer. A copied text: parts of a page's text would hold the whole of it in memory, and there are thousands.
   */
  readonly pages = new Map<string, string | null>();
  readonly external = new Set<string>();
  /** What is wrong, with the page that leads there. */
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
    // What is named by a fragment of a page that is not followed is found out of that page alone.
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
        // The pages that are being read may hold more links.
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
      // Thousands of pages, each read once: nothing is gained by compressing them.
      headers: { "accept-encoding": "identity" },
    });
    const { status, headers } = response;
    if (status === 302 || status === 303 || status === 307) {
      // Where a visitor has to sign in first.
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

/** Reading every page takes half an hour beside other work, ms. */
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
    // Every product in six languages with all the rest, or a sample of the products.
    expect(read).toBeGreaterThan(isFullRun ? 11_000 : 500);
    expect(crawl.faults).toEqual([]);
  },
);
