import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { Ticker } from "./index.ts";
import words from "./ticker.words.json" with { type: "json" };

function Example() {
  const { product, notice } = words[useLocale().locale];
  return (
    <Ticker
      items={[
        { id: "product", text: product, href: "#product" },
        { id: "notice", text: notice },
      ]}
    />
  );
}

const meta = {
  title: "Content/Ticker",
  component: Ticker,
  parameters: { bleed: true },
} satisfies Meta<typeof Ticker>;
export default meta;

export const Playground: StoryObj<typeof Ticker> = {
  args: {
    items: [
      {
        id: "reading-a-neck-finish",
        text: "What does 28/410 mean? How to read a neck finish",
        href: "#article",
      },
      {
        id: "dimensioned-drawings",
        text: "Every product now comes with a dimensioned drawing",
        href: "#article",
      },
      { id: "public-holidays", text: "Office and loading hours on public holidays", href: "#article" },
    ],
  },
  tags: ["playground", "!test"],
};

/** With reduced motion it is a static list, read once, without a pause button. */
export const Default: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(canvas.queryByRole("checkbox")).toBeNull();
      const belt = canvasElement.querySelector("section > div > div")!;
      await expect(getComputedStyle(belt).animationName).toBe("none");
      await expect(belt.scrollWidth).toBeLessThanOrEqual(belt.clientWidth);
    }
  },
};

/** The animation stops by style alone: on hover, on focus, and by the pause button. */
export const Stops: StoryObj = {
  tags: ["behaviour"],
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const moving: CSSStyleRule[] = [];
    const collect = (rules: CSSRuleList, inMotion: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (inMotion) moving.push(rule);
        } else if (rule instanceof CSSMediaRule) {
          collect(rule.cssRules, inMotion || rule.conditionText.includes("no-preference"));
        } else if ("cssRules" in rule) collect((rule as CSSGroupingRule).cssRules, inMotion);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules, false);
    const belt = canvasElement.querySelector("section > div > div")!;
    const paused = moving.filter((rule) => rule.style.animationPlayState === "paused");
    // Built for older browsers, the rule is in two parts.
    const own = paused.filter((rule) =>
      [...belt.classList].some((name) => rule.selectorText.includes(`.${CSS.escape(name)}`)),
    );
    await expect(own.map((rule) => rule.selectorText).join(", ")).toMatch(
      /:hover .*:focus-within .*:has\(:checked\)/,
    );
  },
};

export const Keyboard: StoryObj = { ...Default, ...pressLinks("link"), tags: ["keyboard"] };
