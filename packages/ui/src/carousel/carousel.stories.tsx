import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { Card } from "../card/index.ts";
import { CategoryCard } from "../category-card/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { media } from "../theme/media.ts";
import { Carousel } from "./carousel.tsx";
import titles from "./carousel.words.json" with { type: "json" };

const items = [0, 1].flatMap((round) => fixtureProducts.map((product) => ({ ...product, round })));

function Example({ count }: { count: number }) {
  const { locale } = useLocale();
  return (
    <div style={{ maxInlineSize: 760 }}>
      <Carousel
        title={titles[locale]}
        items={items.slice(0, count)}
        itemKey={(item) => `${item.code}-${item.round}`}
      >
        {(item) => (
          <CategoryCard
            href={`#${item.code}`}
            title={item.title[locale]}
            image={fixtureImage(item.picture, "")}
            priority
          />
        )}
      </Carousel>
    </div>
  );
}

const meta = {
  id: "content-carousel",
  title: "Content/Carousel (slider)",
  component: Carousel,
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof Carousel> = {
  args: {
    title: "Similar products",
    items: ["100 ml", "250 ml", "500 ml", "1 L", "2 L", "5 L"],
    itemKey: String,
    children: (item) => <Card>{String(item)}</Card>,
  },
  render: (args) => <Carousel {...args} />,
  tags: ["playground", "!test"],
};

export const Default: Story = {
  render: () => <Example count={items.length} />,
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole("button");
    const row = canvas.getByRole("list");
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(next!);
    await waitFor(() => expect(canvas.getByRole("status")).not.toBeEmptyDOMElement());
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "false"));
    await expect(Math.abs(row.scrollLeft)).toBeGreaterThan(100);
    // Moved by hand after that, the row announces nothing.
    await fireEvent.pointerDown(row);
    row.scrollTo({ left: 0 });
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(next!);
    await waitFor(() => expect(canvas.getByRole("status")).not.toBeEmptyDOMElement());
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "false"));
    // Back to the start for the picture.
    for (
      let step = 0;
      step < items.length && previous!.getAttribute("aria-disabled") === "false";
      step += 1
    ) {
      await userEvent.click(previous!);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    previous!.blur();
  },
};

/** If all items fit, there are no buttons. On a phone these two do not fit. */
export const AllFit: Story = {
  parameters: { picture: false, pictureOff: "The same row without buttons." },
  render: () => <Example count={2} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list");
    if (matchMedia(media.phone).matches) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const count = row.scrollWidth > row.clientWidth ? 2 : 0;
    await waitFor(() => expect(canvas.queryAllByRole("button")).toHaveLength(count));
  },
};

export const Keyboard: Story = {
  ...Default,
  ...pressing(async ({ onward, back, one, tabThrough, clicks, scrolls }) => {
    await tabThrough("button 2, list, link 8");
    const row = one("ul");
    await expect(await scrolls(row, onward)).toBeGreaterThan(0);
    await expect(await scrolls(row, back)).toBeLessThan(0);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    const moved = () => Math.abs(row.scrollLeft);
    await clicks(one("button", 1), "Enter");
    await waitFor(() => expect(moved()).toBeGreaterThan(100));
    await waitFor(() => expect(one("button").ariaDisabled).toBe("false"));
    await clicks(one("button"), "Space");
    await waitFor(() => expect(moved()).toBeLessThan(100));
  }),
  tags: ["keyboard"],
};
