import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { useLocale } from "../provider/index.ts";
import { Picture } from "./picture.tsx";

const product = fixtureProducts[0]!;

function Example({ width, decorative = false }: { width: string; decorative?: boolean }) {
  const title = product.title[useLocale().locale];
  return (
    <div style={{ inlineSize: width, maxInlineSize: "100%" }}>
      <Picture
        image={fixtureImage(product.picture, title)}
        sizes={width}
        alt={decorative ? "" : undefined}
        priority
      />
      {decorative && <p>{title}</p>}
    </div>
  );
}

const meta = {
  title: "Content/Picture",
  component: Picture,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Picture> = {
  args: {
    image: fixtureImage("bottle-amber", "Amber bottle with a black pump"),
    sizes: "320px",
  },
  render: (args) => <Picture {...args} />,
  tags: ["playground", "!test"],
};

/** Its space is reserved, and the browser loads the smallest file that is sharp. */
export const Default: Story = {
  args: { width: "320px" },
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image).toHaveAccessibleName(product.title[globals.locale as "tr"]);
    await expect(image.width / image.height).toBeCloseTo(
      Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
      1,
    );
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image.currentSrc).not.toBe("");
  },
};

/** The title beside it says what it shows, so screen readers skip it. */
export const WithTitleBeside: Story = {
  args: { width: "160px", decorative: true },
  parameters: { picture: false, pictureOff: "The same picture, smaller." },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("img")).toHaveAttribute("alt", "");
  },
};

/** Its lines have the colour of the theme. With the title beside it, screen readers skip it. */
export const Drawn: Story = {
  tags: ["behaviour"],
  args: { width: "160px" },
  parameters: { picture: false, pictureOff: "The site has the drawings; its own tests look at them." },
  render: () => (
    <Picture
      image={{ url: "/families/bottle.svg", width: 240, height: 300, alt: "", sources: [], drawn: true }}
      sizes="160px"
    />
  ),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg")!;
    await expect(drawing).toHaveAttribute("aria-hidden", "true");
    await expect(drawing.querySelector("use")).toHaveAttribute("href", "/families/bottle.svg#drawing");
    await expect(getComputedStyle(drawing).backgroundImage).toContain("gradient");
  },
};
