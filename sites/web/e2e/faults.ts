import axe from "axe-core";
import type { Page } from "playwright";
import { showTypeface } from "./typeface.ts";

/** Header and footer of the site. */
const frame = ["header:not(main *)", "footer:not(main *)"];

/** What axe finds wrong with a page as it looks now, one line a rule; on request without its header and footer. */
export async function axeFaults(page: Page, { isFramed = true } = {}): Promise<string[]> {
  // Once for a page. Playwright's own builder brings half a megabyte along for each look, and takes back a whole one.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (leftOut) => {
      // Colours in transition from one scheme to the other do not count.
      const onTheirWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.all(onTheirWay.map(({ finished }) => finished.catch(() => undefined)));
      const { axe: checker } = globalThis as typeof globalThis & { axe: typeof axe };
      // Without fetching every stylesheet again, half of the time, for a rule that has its own test.
      const { violations } = await checker.run(
        { exclude: leftOut },
        { resultTypes: ["violations"], preload: false },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    isFramed ? [] : frame,
  );
}

/**
 * How many pixels a page reaches over the window's edge, in the typeface of its first paint and in ours. A negative
 * difference is the scrollbar's room.
 */
export async function overEdge(page: Page): Promise<number> {
  const over = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  const first = await over();
  await showTypeface(page);
  return Math.max(first, await over());
}
