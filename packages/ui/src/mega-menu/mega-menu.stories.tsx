import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { fixtureMenuCategories, found } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { megaMenuCards } from "./mega-menu.logic.ts";

/** `current` is the root that the visitor is in, by its place; `most` limits the sub-categories. */
function Menu({ current, most, words = false }: { current?: number; most?: number; words?: boolean }) {
  const { locale } = useLocale();
  const categories = fixtureMenuCategories(locale).map((root, index) => ({
    ...root,
    current: index === current,
    children: root.children
      .slice(0, most)
      .map(({ image, ...child }) => (words || image === undefined ? child : { ...child, image })),
  }));
  return <MegaMenu categories={categories} allHref="#all" />;
}

const meta = {
  id: "navigation-mega-menu",
  title: "Navigation/Mega menu (dropdown navigation)",
  component: MegaMenu,
  render: (args) => <Menu {...args} />,
  parameters: {
    bleed: true,
    conditions: { leastWidth: 1024, reason: "In narrower windows the sidebar stands in its place." },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Menu>;

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

/** One root is always open: its own click, too, leaves the panel filled; a click on another opens that one. */
export const StaysOpen: Story = {
  parameters: { picture: false, pictureOff: "Looks as the others do." },
  play: async ({ canvasElement }) => {
    const [containers, closures] = [...canvasElement.querySelectorAll("details")];
    const [first, second] = [...canvasElement.querySelectorAll("summary")];
    await userEvent.click(found(first ?? null));
    await expect([containers?.open, closures?.open]).toEqual([true, false]);
    await userEvent.click(found(second ?? null));
    await waitFor(() => expect([containers?.open, closures?.open]).toEqual([false, true]));
    await userEvent.keyboard("{Enter}");
    await expect([containers?.open, closures?.open]).toEqual([false, true]);
    await userEvent.click(found(first ?? null));
    await waitFor(() => expect(containers?.open).toBe(true));
    (document.activeElement as HTMLElement | null)?.blur();
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

/** With Alt the arrows are the browser's, e.g. its way back: from a root and from a card. */
export const LeavesShortcuts: Story = {
  parameters: { picture: false, pictureOff: "Looks as the others do." },
  play: async ({ canvasElement }) => {
    for (const name of ["data-mega-root", "data-mega-card"]) {
      const stop = found(canvasElement.querySelectorAll<HTMLElement>(`[${name}]`)[0]);
      stop.focus();
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowDown", "End"])
        await expect(fireEvent.keyDown(stop, { key, altKey: true })).toBe(true);
      await expect(stop).toHaveFocus();
      stop.blur();
    }
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

/** A site without pictures of its categories: the words stand on cards of their own, and the panel is lower. */
export const WithoutPictures: Story = {
  args: { words: true, current: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvasElement.querySelectorAll("[data-mega-card]").length).toBeGreaterThan(6);
  },
};
