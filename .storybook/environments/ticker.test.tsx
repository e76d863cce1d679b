import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import * as module from "../../packages/ui/src/ticker/ticker.stories.tsx";
import { settle, show, type Globals } from "./components.tsx";

beforeAll(() => commands.emulateMedia({ reducedMotion: "no-preference" }));
beforeEach(() => page.viewport(360, 740));

/** The first story's line, moved to this fraction of its cycle. */
async function movedBy(part: number, locale: Globals["locale"]) {
  const stories = await show({ name: "ticker", module, leastWidth: 0 }, { locale });
  const [original, copy] = stories[0]?.querySelectorAll("ul") ?? [];
  const belt = original?.parentElement;
  const view = belt?.parentElement;
  const animation = belt?.getAnimations()[0];
  if (!view || !original || !copy || !animation) throw new Error("The line does not move.");
  animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * part;
  return { view, original, copy };
}

const linkOf = (line: Element) => {
  const link = line.querySelector("a");
  if (link === null) throw new Error("The line has no link.");
  return link;
};

/** Whether the link is fully visible, or fills the view if it is wider. */
function isSeen(link: Element, view: Element): boolean {
  const [inner, outer] = [link.getBoundingClientRect(), view.getBoundingClientRect()];
  const seen = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
  return seen >= Math.min(inner.width, outer.width) - 1;
}

describe.each(["en", "ar"] as const)("the moving line, in %s", (locale) => {
  test("a press on the copy of a link follows it, and the line does not move away under the pointer", async () => {
    const { copy } = await movedBy(0.9, locale);
    const link = linkOf(copy);
    const followed: string[] = [];
    link.addEventListener("click", (event) => {
      event.preventDefault();
      followed.push(link.hash);
    });
    // Playwright would wait for the link to stop moving, which it does not before the pointer is over it.
    await userEvent.click(link, { force: true });
    expect(followed).toEqual(["#product"]);
  });

  test("a link that receives focus by Tab moves into view, and the scroll position is reset afterwards", async () => {
    const { view, original, copy } = await movedBy(0.7, locale);
    const link = linkOf(original);
    expect(isSeen(link, view)).toBe(false);
    await userEvent.tab();
    await settle();
    expect(document.activeElement).toBe(link);
    expect(isSeen(link, view)).toBe(true);
    await userEvent.tab();
    // Tab skips the copy.
    expect(copy.contains(document.activeElement)).toBe(false);
    link.blur();
    await settle();
    expect(view.scrollLeft).toBe(0);
  });

  test("the last link of a line that is wider than the view moves into view as well", async () => {
    const { view, original } = await movedBy(0.1, locale);
    const last = original.lastElementChild?.appendChild(document.createElement("a"));
    if (!last) throw new Error("The line has no item.");
    Object.assign(last, { href: "#last", textContent: "last" });
    await userEvent.tab();
    await userEvent.tab();
    await settle();
    expect(document.activeElement).toBe(last);
    expect(isSeen(last, view)).toBe(true);
  });
});
