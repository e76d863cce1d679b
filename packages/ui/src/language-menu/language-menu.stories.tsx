import { directionOf, localeNames } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { found, stayHere } from "../navigation/navigation.fixtures.ts";
import { LanguageMenu } from "./language-menu.tsx";

const meta = {
  title: "Navigation/Language menu",
  component: LanguageMenu,
  args: {
    hrefs: { tr: "#tr", en: "#en", ru: "#ru", fr: "#fr", ar: "#ar" },
    align: "start",
    onLocaleChange: fn(),
  },
  decorators: [
    (Story) => (
      <div role="presentation" style={{ minBlockSize: 320 }} onClick={stayHere}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Each language by its own name, with its language said, so that a screen reader speaks it right. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const summary = found(canvasElement.querySelector("summary"));
    await userEvent.click(summary);
    // Safari takes a list without marks for no list unless it says so.
    await expect(canvas.getByRole("list")).toHaveAttribute("role", "list");
    const arabic = canvas.getByRole("link", { name: localeNames.ar });
    await expect(arabic).toHaveAttribute("lang", "ar");
    await expect(directionOf("ar")).toBe("rtl");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(arabic).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(summary).toHaveFocus();
    await expect(summary.parentElement).not.toHaveAttribute("open");
    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole("link", { name: localeNames.fr }));
    await expect(args.onLocaleChange).toHaveBeenCalledWith("fr");
    // A followed link closes the menu.
    await expect(summary.parentElement).not.toHaveAttribute("open");
    await userEvent.click(summary);
    summary.blur();
  },
};
