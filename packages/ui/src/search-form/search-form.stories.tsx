import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { found } from "../navigation/navigation.fixtures.ts";
import { SearchForm } from "./search-form.tsx";

const meta = {
  title: "Navigation/Search form",
  component: SearchForm,
  args: { action: "/urun", onSubmit: fn((event) => event.preventDefault()) },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof SearchForm> = {
  args: { action: "/products", placeholder: "Product name or code" },
  tags: ["playground", "!test"],
};

export const Inline: Story = {};

/** The text is sent as a query. */
export const Submitted: Story = {
  ...Inline,
  tags: ["behaviour"],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "28/410");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const form = found(field.closest("form"));
    await expect(new FormData(form).get("keyword")).toBe("28/410");
    await expect([form.method, form.getAttribute("action")]).toEqual(["get", "/urun"]);
  },
};

/** The last search can be edited. */
export const Filled: Story = {
  args: { defaultValue: "500 ml PET" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("500 ml PET");
  },
};

/** For the search overlay of narrow windows: larger, with a hint about what can be found. */
export const Large: Story = {
  args: { size: "large" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveAccessibleDescription();
  },
};

export const Keyboard: Story = {
  ...Inline,
  ...pressing(async ({ one, tabThrough, submits }) => {
    await tabThrough("textbox, button");
    await submits(one("input"));
  }),
  tags: ["keyboard"],
};
