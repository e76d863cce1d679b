import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureMenuCategories, found } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { megaMenuCards } from "./mega-menu.logic.ts";

/** `current` is the root that the visitor is in, by its place; `most` limits the sub-categories. */
function Menu({ current, most }: { current?: number; most?: number }) {
  const { locale } = useLocale();
  const categories = fixtureMenuCategories(locale).map((root, index) => ({
    ...root,
    current: index === current,
    children: root.children.slice(0, most),
  }));
  return <MegaMenu categories={categories} allHref="#all" />;
}

const meta = {
  title: "Navigation/Mega menu",
  component: Menu,
  parameters: { bleed: true },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More sub-categories than there are cards: the way to all leads on. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [containers, closures] = [...canvasElement.querySelectorAll("details")];
    await expect(containers?.open).toBe(true);
    await expect(containers?.querySelectorAll("li")).toHaveLength(megaMenuCards);
    await expect(closures?.open).toBe(false);
    // Every link is there all the same.
    await expect(canvasElement.querySelectorAll("a[href]")).toHaveLength(1 + megaMenuCards + 1 + 5 + 1 + 1);
  },
};

/** Opened where the visitor is. */
export const InACategory: Story = {
  args: { current: 1 },
  play: async ({ canvasElement }) => {
    const [containers, closures] = [...canvasElement.querySelectorAll("details")];
    await expect([containers?.open, closures?.open]).toEqual([false, true]);
  },
};

/** A single row shows its pictures whole. */
export const FewCategories: Story = {
  args: { most: 3 },
  play: async ({ canvasElement }) => {
    const tile = found(canvasElement.querySelector("img")).closest("span");
    const { width, height } = found(tile).getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  },
};
