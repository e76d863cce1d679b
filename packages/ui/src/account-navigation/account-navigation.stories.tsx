import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { AccountNavigation, type AccountNavigationProps } from "./index.ts";
import titles from "./account-navigation.words.json" with { type: "json" };

function Example({ onSignOut }: Pick<AccountNavigationProps, "onSignOut">) {
  const { locale } = useLocale();
  return (
    <AccountNavigation
      items={titles[locale].map((title, index) => ({
        href: `#page-${index}`,
        title,
        current: index === 1,
      }))}
      signOut={{ action: "#out", fields: { callbackUrl: "/" } }}
      onSignOut={onSignOut}
    />
  );
}

const meta = {
  title: "Account/Account navigation",
  component: AccountNavigation,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const play: Story["play"] = async ({ canvas, globals, args }) => {
  const { label, signOut } = messagesFor(globals.locale as Locale)["account-navigation"];
  await expect(canvas.getByRole("navigation", { name: label })).toBeVisible();
  const current = canvas.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  await expect(current).toHaveLength(1);
  const button = canvas.getByRole("button", { name: signOut });
  await userEvent.click(button);
  await expect(args.onSignOut).toHaveBeenCalledOnce();
  const form = button.closest("form") as HTMLFormElement;
  await expect(form).toHaveAttribute("action", "#out");
  await expect(Object.fromEntries(new FormData(form))).toEqual({ callbackUrl: "/" });
  button.blur();
};

/** Beside the page. */
export const Wide: Story = {
  args: { onSignOut: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play,
};

/** Above the page on a phone. All links are visible without swiping. */
export const Narrow: Story = { ...Wide, globals: { viewport: { value: "phone" } } };

export const Keyboard: Story = {
  ...Wide,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("link 5, button");
    await clicks(one("a"), "Enter");
    await clicks(one("button"), "Enter");
  }),
  tags: ["keyboard"],
};
