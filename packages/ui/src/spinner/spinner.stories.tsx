import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../layout/index.ts";
import { Spinner } from "./index.ts";

const meta = {
  id: "feedback-spinner",
  title: "Feedback/Spinner (loading)",
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Spinner> = {
  args: { showLabel: true },
  tags: ["playground", "!test"],
};

/** Three sizes. Each has a text for screen readers. */
export const Sizes: Story = {
  render: () => (
    <Cluster gap="l">
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
      <Spinner size="small" showLabel />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const spinners = canvas.getAllByRole("status");
    await expect(spinners).toHaveLength(4);
    for (const spinner of spinners) await expect(spinner).not.toHaveTextContent(/^$/);
  },
};
