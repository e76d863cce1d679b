import axe from "axe-core";
import type { Page } from "playwright";
import { showTypeface } from "./typeface.ts";

/** Header and footer of the site. */
const frame = ["header:not(main *)", "footer:not(main *)"];

/**
 * The violations that axe finds in the page's current state, one line per rule; optionally without header and footer.
 */
export async function axeFaults(page: Page, { isFramed = true } = {}): Promise<string[]> {
  // Once per page. Playwright's own builder injects half a megabyte per check, and returns as much.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (leftOut) => {
      // Colours in transition between schemes do not count.
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
 * How many pixels a page overflows the window, in the typeface of its first paint and in ours. A negative difference is
 * the scrollbar's space.
 */
export async function overEdge(page: Page): Promise<number> {
  const over = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  const first = await over();
  await showTypeface(page);
  return Math.max(first, await over());
}
