import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { TextLink } from "../link/index.ts";
import { fixtureNavigation, found, stayHere } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { DetailsMenu, type DetailsMenuProps } from "./details-menu.tsx";

function Bar(props: Pick<DetailsMenuProps, "align">) {
  const { products, items } = fixtureNavigation(useLocale().locale);
  const menus = [
    { title: products.title, links: products.categories.slice(0, 4) },
    ...items.flatMap((item) => ("links" in item ? [item] : [])).slice(0, 1),
  ];
  return (
    <div role="presentation" onClick={stayHere}>
      <nav
        aria-label={products.title}
        style={{ display: "flex", alignItems: "start", gap: 8, minBlockSize: 280 }}
      >
        {menus.map(({ title, links }) => (
          <DetailsMenu key={title} {...props} name="bar" summary={title}>
            <Stack as="ul" gap="xs" role="list">
              {links.map((link) => (
                <li key={link.href}>
                  <TextLink href={link.href}>{link.title}</TextLink>
                </li>
              ))}
            </Stack>
          </DetailsMenu>
        ))}
      </nav>
    </div>
  );
}

const meta = {
  id: "navigation-details-menu",
  title: "Navigation/Details menu (dropdown)",
  component: DetailsMenu,
  render: (args) => <Bar {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Bar>;

export const Playground: StoryObj<typeof DetailsMenu> = {
  args: {
    summary: "Company",
    children: (
      <Stack as="ul" gap="xs" role="list">
        <li>
          <TextLink href="#about">About us</TextLink>
        </li>
        <li>
          <TextLink href="#references">References</TextLink>
        </li>
      </Stack>
    ),
  },
  render: (args) => <DetailsMenu {...args} />,
  tags: ["playground", "!test"],
};

/**
 * Two menus with one name: opening one closes the other, also without JavaScript. Escape returns the focus to the
 * button.
 */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll("details")];
    const summaryOf = (menu: HTMLDetailsElement | undefined) => found(menu?.querySelector("summary"));
    await userEvent.click(summaryOf(second));
    await expect(second?.open).toBe(true);
    await userEvent.click(summaryOf(first));
    await expect(first?.open).toBe(true);
    await waitFor(() => expect(second?.open).toBe(false));
    await userEvent.keyboard("{ArrowDown}");
    const links = within(found(first)).getAllByRole("link");
    await expect(links[0]).toHaveFocus();
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
      await expect(fireEvent.keyDown(found(links[0]), { key: "ArrowDown", [modifier]: true })).toBe(true);
      await expect(links[0]).toHaveFocus();
    }
    await userEvent.keyboard("{End}");
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(first?.open).toBe(false);
    await expect(summaryOf(first)).toHaveFocus();
    await userEvent.click(summaryOf(first));
    summaryOf(first).blur();
    await expect(first?.open).toBe(true);
  },
};

export const Keyboard: Story = {
  ...Opened,
  ...pressing(async ({ all, press, clicks }) => {
    const [summary, next] = all("summary");
    const details = summary!.parentElement as HTMLDetailsElement;
    const here = () => document.activeElement;
    await clicks(summary!, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary!, "Space");
    await expect(details.open).toBe(true);
    const links = all("a", details);
    await press("ArrowDown", "ArrowDown");
    await expect(here()).toBe(links[1]);
    await press("ArrowUp");
    await expect(here()).toBe(links[0]);
    await press("End");
    await expect(here()).toBe(links.at(-1));
    await press("Home");
    await expect(here()).toBe(links[0]);
    await press("Tab");
    await expect(here()).toBe(links[1]);
    await press("Shift+Tab");
    await expect(here()).toBe(links[0]);
    await press("End", "Tab");
    await expect(here()).toBe(next);
    await waitFor(() => expect(details.open).toBe(false));
    await clicks(summary!, "Enter");
    await press("Escape");
    await expect([details.open, here() === summary]).toEqual([false, true]);
  }, Opened.play),
  tags: ["keyboard"],
};
