import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { reviews } from "../fixtures/reviews.ts";
import { ReviewList } from "./index.ts";

const meta = {
  title: "Catalogue/Review list",
  component: ReviewList,
  args: { reviews },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reviews in four languages, each in its own direction, with line breaks, and one without text. */
export const Reviews: Story = {
  play: async ({ canvas }) => {
    const [turkish, german, arabic] = canvas.getAllByRole("article");
    await expect(turkish?.querySelector("p")).toHaveAttribute("lang", "tr");
    await expect(getComputedStyle(arabic?.querySelector("p") as Element).direction).toBe("rtl");
    await expect(getComputedStyle(turkish?.querySelector("p") as Element).direction).toBe("ltr");
    await expect(german?.querySelector("time")).toHaveAttribute("datetime", "2026-09-30T14:05:00.000Z");
    await expect(canvas.getAllByRole("img")).toHaveLength(reviews.length);
  },
};

/** Before the first review. */
export const Empty: Story = {
  args: { reviews: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};
