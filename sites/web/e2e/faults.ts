import axe from "axe-core";
import type { Page } from "playwright";

/** What axe finds wrong with a page as it looks now, one line a rule. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Once for a page. Playwright's own builder brings half a megabyte along for each look, and takes back a whole one.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Colours in transition from one scheme to the other do not count.
    const onTheirWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(onTheirWay.map(({ finished }) => finished.catch(() => undefined)));
    const { axe: checker } = globalThis as typeof globalThis & { axe: typeof axe };
    // Without fetching every stylesheet again, half of the time, for a rule that has its own test.
    const { violations } = await checker.run(document, { resultTypes: ["violations"], preload: false });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
}

/** How many pixels a page reaches over the window's edge. A negative difference is the scrollbar's room. */
export function overEdge(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
