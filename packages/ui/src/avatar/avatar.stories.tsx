import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Cluster } from "../layout/index.ts";
import { Avatar } from "./index.ts";

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="#0e6f78" d="M0 0h72v72H0z"/><circle cx="36" cy="27" r="13" fill="#d9f2f4"/><path fill="#d9f2f4" d="M10 72a26 26 0 0 1 52 0z"/></svg>',
)}`;

const meta = {
  id: "content-avatar",
  title: "Content/Avatar (profile picture)",
  component: Avatar,
  args: { name: "İpek", surname: "Şahin" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Avatar> = {
  args: { name: "İpek", surname: "Şahin" },
  tags: ["playground", "!test"],
};

/** Initials in each script, a portrait, and a portrait that fails to load. */
export const Kinds: Story = {
  render: (args) => (
    <Cluster>
      <Avatar {...args} size="small" />
      <Avatar name="Александра" surname="Преображенская" />
      <Avatar name="ليلى" surname="الحداد" size="large" />
      <Avatar {...args} size="large" src={portrait} />
      <Avatar {...args} size="large" src="data:image/png;base64,AA" />
      <Avatar {...args} decorative />
    </Cluster>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(5);
    await expect(canvas.getAllByRole("img", { name: "İpek Şahin" })).toHaveLength(3);
    await waitFor(() => expect(canvasElement.querySelectorAll("img")).toHaveLength(1));
  },
};
