import { beforeAll, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { components, show, wrong } from "./components.tsx";
import { addressOf, drawnTexts } from "./text.ts";

beforeAll(() => page.viewport(1024, 768));

/** Up to this duration, in ms, motion is invisible. */
const unseen = 1;

const milliseconds = (value: string) =>
  Math.max(
    ...value.split(",").map((part) => Number.parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1000)),
  );

/** All transitions and animations, including those that only a pointer or a press starts. */
function motions(root: HTMLElement): string[] {
  return [root, ...root.querySelectorAll<HTMLElement>("*")].flatMap((element) =>
    [undefined, "::before", "::after", "::backdrop"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === "none") return [];
      const found: string[] = [];
      if (style.transitionProperty !== "none" && milliseconds(style.transitionDuration) > unseen)
        found.push(
          `${addressOf(element)}${part ?? ""} takes ${style.transitionDuration} to change ${style.transitionProperty}`,
        );
      if (style.animationName !== "none" && milliseconds(style.animationDuration) > unseen)
        found.push(`${addressOf(element)}${part ?? ""} is animated by ${style.animationName}`);
      return found;
    }),
  );
}

describe("with reduced motion", () => {
  beforeAll(() => commands.emulateMedia({ reducedMotion: "reduce" }));

  test("a transition is found", () => {
    const story = wrong(`<button style="transition: translate 200ms">moves</button>`);
    const faults = motions(story);
    expect(faults).toEqual([expect.stringMatching(/takes 0.2s to change translate/)]);
  });

  test.each(components)("$name stands still", async (component) => {
    const stories = await show(component, { locale: "tr" });
    const faults = [...new Set(stories.flatMap(motions))];
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().duration ?? 0) > unseen)
        faults.push(`runs: ${animation.constructor.name} ${(animation as CSSAnimation).animationName ?? ""}`);
    expect(faults).toEqual([]);
  });
});

describe("without reduced motion", () => {
  beforeAll(() => commands.emulateMedia({ reducedMotion: "no-preference" }));

  test.each(components)("$name shows its texts at once", async (component) => {
    const stories = await show(component, { locale: "tr" });
    // The state in the page's first frame.
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const words = () => stories.flatMap((story) => drawnTexts(story).map(({ words }) => words));
    const atFirst = words();
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const inTheEnd = words();
    const faults = inTheEnd.filter((text) => !atFirst.includes(text));
    expect(faults, "texts that only an animation brings").toEqual([]);
  });
});
