import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { pressMenuKeys } from "../dropdown-menu/menu-keys.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { ShareMenu } from "./index.ts";
import shareMenuMessages from "../messages/texts/share-menu.json" with { type: "json" };

const url = "https://example.com/en/products/1";

const meta = {
  title: "Actions/Share menu",
  component: ShareMenu,
  args: { url, title: "PET bottle, 250 ml" },
  parameters: { picture: "window" },
  decorators: [(Story) => <div style={{ minBlockSize: "18rem" }}>{Story()}</div>],
  // Not every browser has it, and the menu should look the same in all.
  beforeEach: () => {
    Object.defineProperty(navigator, "share", { configurable: true, value: () => Promise.resolve() });
    return () => void Reflect.deleteProperty(navigator, "share");
  },
} satisfies Meta<typeof ShareMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof ShareMenu> = {
  args: { url: "https://www.example.com/en/products/31", title: "PET bottle, 250 ml" },
  tags: ["playground", "!test"],
};

const open = async (button: HTMLElement) => {
  await userEvent.click(button);
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
};

/** E-mail and WhatsApp are links with the title and the URL. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const menu = await open(canvas.getByRole("button"));
    const links = menu.getAllByRole("menuitem").map((item) => item.getAttribute("href"));
    await expect(links).toEqual([
      null,
      "mailto:?subject=PET%20bottle%2C%20250%20ml&body=https%3A%2F%2Fexample.com%2Fen%2Fproducts%2F1",
      "https://wa.me/?text=PET%20bottle%2C%20250%20ml%0Ahttps%3A%2F%2Fexample.com%2Fen%2Fproducts%2F1",
      null,
      null,
    ]);
  },
};

/** The menu stays open and confirms that the link was copied, also to screen readers. */
export const Copied: Story = {
  play: async ({ canvas, globals }) => {
    const messages = shareMenuMessages[globals.locale as Locale];
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const menu = await open(canvas.getByRole("button"));
    await userEvent.click(menu.getByRole("menuitem", { name: messages.copy }));
    await expect(write).toHaveBeenCalledWith(url);
    await waitFor(() => expect(menu.getByRole("menuitem", { name: messages.copied })).toBeVisible());
    await expect(canvas.getByRole("status", { hidden: true })).toHaveTextContent(messages.copied);
  },
};

export const Keyboard: Story = {
  ...Open,
  ...pressing(pressMenuKeys, Open.play),
  tags: ["keyboard"],
};
