import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { testBrowser } from "../../../scripts/chromium.ts";

/** The version that judges; fetched when it is asked for, since nothing else needs it. */
const lighthouse = "lighthouse@13.5.0";

/**
 * What Lighthouse makes of a page on a phone: performance, accessibility, best practices, SEO, each of 100, and how
 * fast it found this machine (`benchmarkIndex`). `folder` takes its report.
 */
export async function lighthouseScores(url: string, folder: string): Promise<string[]> {
  const report = join(folder, "lighthouse.json");
  const { executablePath, env } = testBrowser().launchOptions;
  // In a separate browser: one that Playwright drives holds back the pages that others open.
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
