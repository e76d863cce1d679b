import { mkdtemp, rm, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { spawnSync } from "node:child_process";
import { launchChromium, testBrowser } from "../../../scripts/chromium.ts";
import { buildCommit } from "./built-commit.ts";
import { print, serve } from "./site-process.ts";
import { slowVisit, type SlowVisit } from "./slow-visit.ts";

/** A page of one site, to be measured beside the same page of others. */
interface Subject {
  site: string;
  url: string;
}

const figures = ["fcp", "lcp", "blocking", "drawing", "shift", "elements", "scripts", "bytes"] as const;

/**
 * `pnpm bench phone`: a first visit of the main pages on a slow phone with a slow connection, as the median of several
 * rounds; all work of the first ten seconds counts.
 *
 * - `--rounds 5`, `--locales tr,ar`, `--pages home,listing,product,contact,cart`
 * - `--slowdown 4`: how many times slower the phone's CPU is than this machine's. On a fast machine a weak phone needs
 *   more, see `cpuSlowdownMultiplier` of Lighthouse.
 * - `--against <commit>` builds a commit in a separate folder, visits it in turn with this one and prints the ratios.
 * - `--peer <URL>,<URL>` visits other sites in turn with ours.
 * - `--lighthouse` prints the Lighthouse scores of each of these pages, out of 100.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      rounds: { type: "string", default: "5" },
      locales: { type: "string", default: "tr,ar" },
      pages: { type: "string", default: "home,listing,product,contact,cart" },
      slowdown: { type: "string", default: "4" },
      against: { type: "string" },
      peer: { type: "string" },
      lighthouse: { type: "boolean", default: false },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  const other = values.against === undefined ? null : buildCommit(values.against);
  const here = await serve({ DATA_DIR: join(folder, "here") });
  const there = other && (await serve({ DATA_DIR: join(folder, "there") }, { script: other.script }));
  const browser = await launchChromium();
  try {
    for (const locale of values.locales.split(",") as Locale[]) {
      const rows: string[][] = [];
      for (const page of values.pages.split(",")) {
        const subjects: Subject[] = [
          { site: "here", url: await pageUrl(here.url, page, locale) },
          ...(there ? [{ site: "there", url: await pageUrl(there.url, page, locale) }] : []),
          ...(values.peer ?? "")
            .split(",")
            .filter(Boolean)
            .map((url) => ({ site: url, url })),
        ];
        const medians = await measure(subjects, Number(values.rounds), (url) =>
          slowVisit(browser, url, Number(values.slowdown)),
        );
        for (const [index, { site, url }] of subjects.entries()) {
          const figuresHere = medians[index];
          if (!figuresHere) continue;
          const scores = values.lighthouse ? await lighthouseScores(url, folder) : [];
          rows.push([page, site, ...shown(figuresHere), ...scores]);
        }
        const [ours, theirs] = medians;
        if (there && ours && theirs)
          rows.push([page, "ratio", ...figures.map((figure) => (ours[figure] / theirs[figure]).toFixed(2))]);
      }
      const judged = ["performance", "accessibility", "practices", "SEO", "machine"];
      print(
        [
          `${locale}, slow phone`,
          "site",
          "FCP ms",
          "LCP ms",
          "blocking ms",
          "drawing ms",
          "shift",
          "elements",
          "scripts KB",
          "all KB",
          ...(values.lighthouse ? judged : []),
        ],
        rows,
      );
    }
  } finally {
    await browser.close();
    await here.end();
    await there?.end();
    other?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** URL of a page, after redirects. */
async function pageUrl(origin: string, page: string, locale: Locale): Promise<string> {
  const paths: Readonly<Record<string, string>> = {
    home: pathTo("home", locale),
    listing: pathTo("products", locale),
    product: `${pathTo("products", locale)}/1`,
    contact: pathTo("contact", locale),
    cart: pathTo("cart", locale),
    about: pathTo("about", locale),
    faq: pathTo("faq", locale),
  };
  const path = paths[page];
  if (path === undefined)
    throw new Error(`There is no page "${page}". Pages: ${Object.keys(paths).join(", ")}.`);
  return (await fetch(origin + path)).url;
}

/** Visits all subjects in turn, after one warm-up visit, and takes the median of each figure. */
async function measure(
  subjects: readonly Subject[],
  rounds: number,
  visit: (url: string) => Promise<SlowVisit>,
): Promise<SlowVisit[]> {
  const visits: SlowVisit[][] = subjects.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { url }] of subjects.entries()) {
      const seen = await visit(url);
      if (round > 0) visits[index]?.push(seen);
    }
  return visits.map((seen) => {
    const median = (figure: keyof SlowVisit) =>
      seen.map((each) => each[figure]).sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? Number.NaN;
    return Object.fromEntries(figures.map((figure) => [figure, median(figure)])) as unknown as SlowVisit;
  });
}

function shown(visit: SlowVisit): string[] {
  return figures.map((figure) =>
    figure === "shift"
      ? visit.shift.toFixed(3)
      : (figure === "scripts" || figure === "bytes" ? visit[figure] / 1024 : visit[figure]).toFixed(0),
  );
}

/** The Lighthouse version; fetched on demand, since nothing else needs it. */
const lighthouse = "lighthouse@13.5.0";

/**
 * The Lighthouse scores of a page on a phone: performance, accessibility, best practices, SEO, each out of 100, and its
 * rating of this machine (`benchmarkIndex`). Writes its report to `folder`.
 */
async function lighthouseScores(url: string, folder: string): Promise<string[]> {
  const report = join(folder, "lighthouse.json");
  const { executablePath, env } = testBrowser().launchOptions;
  // In a separate browser: one that Playwright drives suspends pages that others open.
  const run = spawnSync(
    "pnpm",
    [
      "dlx",
      lighthouse,
      url,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
      "--output=json",
      `--output-path=${report}`,
      "--quiet",
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
      timeout: 180_000,
    },
  );
  if (run.status !== 0) throw new Error(`Lighthouse could not judge ${url}.`);
  const { categories, environment } = JSON.parse(await readFile(report, "utf8")) as {
    categories: Record<string, { score: number | null }>;
    environment: { benchmarkIndex: number };
  };
  return [
    ...["performance", "accessibility", "best-practices", "seo"].map((name) =>
      String(Math.round((categories[name]?.score ?? 0) * 100)),
    ),
    String(environment.benchmarkIndex),
  ];
}
