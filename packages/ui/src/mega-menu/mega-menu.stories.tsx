import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { fixtureMenuCategories, found } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { megaMenuCards } from "./mega-menu.logic.ts";

/** `current` is the index of the current root; `max` limits the sub-categories. */
function Menu({ current, max, words = false }: { current?: number; max?: number; words?: boolean }) {
  const { locale } = useLocale();
  const categories = fixtureMenuCategories(locale).map((root, index) => ({
    ...root,
    current: index === current,
    children: root.children
      .slice(0, max)
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

/** More subcategories than cards: a link leads to all of them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [containers, closures] = [...canvasElement.querySelectorAll("details")];
    await expect(containers?.open).toBe(true);
    await expect(containers?.querySelectorAll("li")).toHaveLength(megaMenuCards);
    await expect(closures?.open).toBe(false);
    // No link is missing.
    await expect(canvasElement.querySelectorAll("a[href]")).toHaveLength(1 + megaMenuCards + 1 + 5 + 1 + 1);
  },
};

/** One category is always open. A click on it leaves it open, a click on another opens that one. */
export const StaysOpen: Story = {
  tags: ["behaviour"],
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

/** Opens at the category of the current page. */
export const InACategory: Story = {
  args: { current: 1 },
  play: async ({ canvasElement }) => {
    const [containers, closures] = [...canvasElement.querySelectorAll("details")];
    await expect([containers?.open, closures?.open]).toEqual([false, true]);
  },
};

/** Alt with the arrow keys is left to the browser, for example to go back. */
export const LeavesShortcuts: Story = {
  tags: ["behaviour"],
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

/** A single row shows its pictures in full. */
export const FewCategories: Story = {
  args: { max: 3 },
  play: async ({ canvasElement }) => {
    const tile = found(canvasElement.querySelector("img")).closest("span");
    const { width, height } = found(tile).getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  },
};

/** Without pictures the names are on plain cards, and the panel is lower. */
export const WithoutPictures: Story = {
  args: { words: true, current: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvasElement.querySelectorAll("[data-mega-card]").length).toBeGreaterThan(6);
  },
};

export const Keyboard: Story = {
  ...StaysOpen,
  ...pressing(async ({ onward, back, all, press, tabThrough, clicks }) => {
    await tabThrough("summary, link 9, summary, link 2");
    const [first, second] = all("[data-mega-root]");
    const here = () => document.activeElement;
    first!.focus();
    await press("ArrowDown");
    await expect(here()).toBe(second);
    await press("ArrowUp");
    await expect(here()).toBe(first);
    await press(onward);
    const cards = all("[data-mega-card]");
    await expect(here()).toBe(cards[0]);
    await press(onward);
    await expect(here()).toBe(cards[1]);
    await press("ArrowDown");
    await expect(here()!.getBoundingClientRect().top).toBeGreaterThan(cards[1]!.getBoundingClientRect().top);
    await press("ArrowUp");
    await expect(here()).toBe(cards[1]);
    await press("End");
    await expect(here()).toBe(cards.at(-1));
    await press("Home", back);
    await expect(here()).toBe(first);
    await press("End");
    await expect(here()?.localName).toBe("a");
    await press("Home");
    await expect(here()).toBe(first);
    await clicks(second!, "Space");
    await waitFor(() => expect((second!.parentElement as HTMLDetailsElement).open).toBe(true));
    await clicks(first!, "Enter");
    await waitFor(() => expect((first!.parentElement as HTMLDetailsElement).open).toBe(true));
  }),
  tags: ["keyboard"],
};
