import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StarRating } from "./index.ts";

const meta = {
  id: "catalogue-star-rating",
  title: "Catalogue/Star rating (stars, score)",
  component: StarRating,
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof StarRating> = {
  args: { average: 4.3, showNumber: true },
  tags: ["playground", "!test"],
};

/** Half stars for averages, three sizes, and “not rated yet”. */
export const Stars: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24, alignItems: "center" }}>
      <StarRating average={4.3} size="small" showNumber />
      <StarRating average={3.6} showNumber />
      <StarRating average={5} size="large" />
      <StarRating average={1} />
      <StarRating average={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(4);
    await expect(canvas.getAllByRole("img")[0]).toHaveAccessibleName(/4[.,]3/);
  },
};
