import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo } from "./logo.tsx";

const meta = { title: "Navigation/Logo", component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Preforma")).toHaveAttribute("dir", "ltr");
  },
};

/** Another company's name beside the mark, and the mark alone. */
export const OtherNames: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 32 }}>
      <Logo name="Anadolu Ambalaj" />
      <Logo name="" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(2);
  },
};
