import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { noRatings, ratingSummary } from "../fixtures/reviews.ts";
import { RatingSummary } from "./index.ts";

const meta = {
  title: "Catalogue/Rating summary",
  component: RatingSummary,
  args: { summary: ratingSummary },
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spread of 127 ratings, and the state before the first one. */
export const Spread: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <RatingSummary {...args} />
      <RatingSummary summary={noRatings} />
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent("71");
    // The longest bar belongs to the most frequent rating.
    const widths = rows.map((row) => Number(row.querySelector("rect")?.getAttribute("width")));
    await expect(Math.max(...widths)).toBe(widths[0]);
    await expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100);
  },
};
