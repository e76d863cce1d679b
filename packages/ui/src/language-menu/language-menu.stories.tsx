import { directionOf, localeNames } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
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

export const Playground: StoryObj<typeof LanguageMenu> = {
  args: { hrefs: { en: "#en", de: "#de", fr: "#fr", ar: "#ar" }, align: "start" },
  tags: ["playground", "!test"],
};

export const Closed: Story = {};

/** Each language has its own name and its `lang`, so that screen readers pronounce it correctly. */
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

export const Keyboard: Story = {
  ...Open,
  ...pressing(async ({ all, one, press, clicks }) => {
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary, "Space");
    await expect(details.open).toBe(true);
    const links = all("a");
    await press("ArrowDown", "ArrowDown");
    await expect(document.activeElement).toBe(links[1]);
    await press("ArrowUp");
    await expect(document.activeElement).toBe(links[0]);
    await press("End", "Home");
    await expect(document.activeElement).toBe(links[0]);
    await press("Tab", "Shift+Tab");
    await expect([details.open, document.activeElement === links[0]]).toEqual([true, true]);
    const next = document.createElement("button");
    next.textContent = "28/410";
    details.after(next);
    await press("End", "Tab");
    await expect(document.activeElement).toBe(next);
    await waitFor(() => expect(details.open).toBe(false));
  }, Open.play),
  tags: ["keyboard"],
};
