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

export const Playground: StoryObj<typeof RatingSummary> = {
  args: {
    summary: { average: 4.3, total: 127, counts: { "1": 3, "2": 5, "3": 14, "4": 34, "5": 71 } },
  },
  tags: ["playground", "!test"],
};

/** The distribution of 127 ratings, and the state before the first one. */
export const Spread: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 }}>
      <RatingSummary {...args} />
      <RatingSummary summary={noRatings} />
      <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
        <RatingSummary {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole("listitem").slice(0, 5);
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent("71");
    // The longest bar belongs to the most frequent rating.
    const widths = rows.map((row) => Number(row.querySelector("rect")?.getAttribute("width")));
    await expect(Math.max(...widths)).toBe(widths[0]);
    // V25: long enough to compare, also in a narrow column.
    for (const bar of canvasElement.querySelectorAll("svg[preserveAspectRatio]"))
      await expect(bar.getBoundingClientRect().width).toBeGreaterThan(64);
    await expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100);
  },
};
