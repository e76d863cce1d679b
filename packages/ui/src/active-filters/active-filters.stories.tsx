import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { ActiveFilters } from "./active-filters.tsx";

const meta = {
  title: "Catalogue/Active filters",
  component: ActiveFilters,
  args: {
    clearHref: "#all",
    filters: [
      { id: "material-PET", label: "PET", removeHref: "#1" },
      { id: "neck-28/410", label: "28/410", removeHref: "#2" },
      { id: "volume", label: "250 ml – 1 L", removeHref: "#3" },
    ],
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof ActiveFilters> = {
  args: {
    clearHref: "#all",
    filters: [
      { id: "material", label: "PET", removeHref: "#1" },
      { id: "volume", label: "250 ml – 1 L", removeHref: "#2" },
    ],
  },
  tags: ["playground", "!test"],
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /PET/ })).toHaveAttribute("href", "#1");
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};

/** Without a filter it renders nothing, not even an empty list. */
export const Nothing: Story = {
  args: { filters: [] },
  parameters: { picture: false, pictureOff: "Nothing is drawn." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Keyboard: Story = { ...Default, ...pressLinks("link 4"), tags: ["keyboard"] };
