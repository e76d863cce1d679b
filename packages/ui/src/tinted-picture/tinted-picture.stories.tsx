import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixturePacks } from "../fixtures/index.ts";
import { TintedPicture } from "./tinted-picture.tsx";

const meta = {
  title: "Catalogue/Tinted picture",
  tags: ["experimental"],
  component: TintedPicture,
  args: {
    pack: fixturePacks.opaque,
    colours: { body: "#1f4f8f", closure: "#f4f4f0" },
    background: "#f3f4f2",
    label: "500 ml",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(320px, 100%)", aspectRatio: "4 / 5" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TintedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colour in the middle of the picture, sRGB bytes; null until it is drawn. */
function middle(canvas: HTMLCanvasElement): readonly number[] | null {
  const pixel = canvas.getContext("2d")?.getImageData(canvas.width / 2, canvas.height * 0.6, 1, 1).data;
  return pixel && (pixel[3] ?? 0) > 0 ? [...pixel] : null;
}

/** An opaque bottle in a blue tone. */
export const Opaque: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>("img");
    await waitFor(() => expect(middle(picture)).not.toBeNull());
    const [red = 0, , blue = 0] = middle(picture) ?? [];
    await expect(blue).toBeGreaterThan(red + 20);
  },
};

/** Amber PET, through which the background is visible. */
export const Transparent: Story = {
  args: { pack: fixturePacks.transparent, colours: { body: "#b5651d", closure: "#1c1c1c" } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>("img");
    await waitFor(() => expect(middle(picture)).not.toBeNull());
    const [red = 0, , blue = 0] = middle(picture) ?? [];
    await expect(red).toBeGreaterThan(blue + 40);
  },
};
