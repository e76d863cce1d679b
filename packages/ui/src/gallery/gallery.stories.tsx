import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within, screen } from "storybook/test";
import { expectModal } from "../dialog/modal-suite.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureImage, fixtureProducts, fixtureThumbnail } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { isLeftToBrowser } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Gallery, type GalleryItem } from "./gallery.tsx";

function Example({ count, scale }: { count: number; scale?: GalleryItem["scale"] }) {
  const { locale } = useLocale();
  return (
    <div style={{ maxInlineSize: 380 }}>
      <Gallery
        items={fixtureProducts.slice(0, count).map((product) => ({
          id: product.code,
          label: product.title[locale],
          image: fixtureImage(product.picture, product.title[locale]),
          thumbnail: fixtureThumbnail(product.picture),
          ...(scale && { scale }),
        }))}
      />
    </div>
  );
}

const meta = {
  id: "catalogue-gallery",
  title: "Catalogue/Gallery (lightbox)",
  component: Gallery,
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof Gallery> = {
  args: {
    items: [
      {
        id: "bottle-amber",
        label: "bottle-amber",
        image: fixtureImage("bottle-amber", "bottle-amber"),
        thumbnail: fixtureThumbnail("bottle-amber"),
      },
      {
        id: "bottle-white",
        label: "bottle-white",
        image: fixtureImage("bottle-white", "bottle-white"),
        thumbnail: fixtureThumbnail("bottle-white"),
      },
      {
        id: "jar-blue",
        label: "jar-blue",
        image: fixtureImage("jar-blue", "jar-blue"),
        thumbnail: fixtureThumbnail("jar-blue"),
      },
    ],
  },
  decorators: [inColumn(420)],
  tags: ["playground", "!test"],
};

export const Default: Story = {
  render: () => <Example count={3} />,
  play: async ({ canvas }) => {
    const names = [canvas.getByRole("region"), ...canvas.getAllByRole("list")].map((one) => one.ariaLabel);
    await expect(new Set(names.filter(Boolean)).size).toBe(3);
    const thumbnails = canvas.getAllByRole("link");
    await userEvent.click(thumbnails[2] as HTMLElement);
    await waitFor(() => expect(thumbnails[2]).toHaveAttribute("aria-current", "true"));
    await expect(isLeftToBrowser(thumbnails[1] as HTMLElement)).toBe(true);
    await userEvent.click(thumbnails[0] as HTMLElement);
    await waitFor(() => expect(thumbnails[0]).toHaveAttribute("aria-current", "true"));
  },
};

/** A pressed thumbnail scrolls to its picture without marking those in between. Swiping marks each. */
export const OnTheWay: Story = {
  tags: ["behaviour"],
  render: () => <Example count={3} />,
  play: async ({ canvas, canvasElement }) => {
    const thumbnails = canvas.getAllByRole("link");
    const marked = () => thumbnails.findIndex((one) => one.ariaCurrent === "true");
    const strip = canvasElement.querySelector("ul") as HTMLElement;
    const slides = [...strip.children];
    // Held still, so that each moment of the way can be looked at.
    for (const slide of slides) slide.scrollIntoView = () => undefined;
    Object.assign(strip.style, { scrollSnapType: "none", scrollBehavior: "auto" });
    const along = async (part: number) => {
      const scrolled = new Promise((resolve) => strip.addEventListener("scroll", resolve, { once: true }));
      const sign = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
      strip.scrollLeft = sign * part * strip.clientWidth;
      await scrolled;
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const goOn = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener("scrollend", goOn, { capture: true });
    await userEvent.click(thumbnails[2] as HTMLElement);
    await waitFor(() => expect(marked()).toBe(2));
    await along(0.6);
    await expect(marked()).toBe(2);
    await along(2);
    await expect(marked()).toBe(2);
    await userEvent.click(thumbnails[0] as HTMLElement);
    await along(1.2);
    await expect(marked()).toBe(0);
    // Stopped on the way.
    window.removeEventListener("scrollend", goOn, { capture: true });
    await along(1);
    await waitFor(() => expect(marked()).toBe(1));
    await userEvent.click(thumbnails[2] as HTMLElement);
    await fireEvent.pointerDown(strip);
    await along(1.1);
    await waitFor(() => expect(marked()).toBe(1));
    await along(0);
    await waitFor(() => expect(marked()).toBe(0));
  },
};

/** One picture has no thumbnails. */
export const Single: Story = {
  render: () => <Example count={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("link")).toHaveLength(0);
  },
};

/** The scale line says how large the product is, as on a map. */
export const Scale: Story = {
  render: () => <Example count={1} scale={{ label: "20 mm", percent: 24 }} />,
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getByRole("list").getBoundingClientRect();
    const line = canvasElement.querySelector("span > svg[width]")?.getBoundingClientRect();
    await expect(line?.width).toBeCloseTo(strip.width * 0.24, 0);
  },
};

/** The enlarged view takes the focus, zooms, and returns the focus. */
export const Enlarged: Story = {
  render: () => <Example count={2} />,
  parameters: {
    picture: false,
    pictureOff: "A modal dialog covers the frame; its picture is the fixture itself.",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement);
    await screen.findByRole("dialog");
  },
};

/** Where the middle of what is seen lies in the whole picture, in percent. */
const seenOf = (viewport: Element) => {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = viewport;
  return [
    Math.round((100 * (Math.abs(scrollLeft) + clientWidth / 2)) / scrollWidth),
    Math.round((100 * (scrollTop + clientHeight / 2)) / scrollHeight),
  ];
};

/** Both zoom levels, around the middle of what is seen. The focus stays on the last button. */
export const Zoomed: Story = {
  ...Enlarged,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.getAllByRole("button")[0] as HTMLElement;
    await userEvent.click(open);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await expect(dialog).toHaveAccessibleName();
    const [out, closer, close] = within(dialog).getAllByRole("button");
    await expect(out).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(closer as HTMLElement);
    await expect(out).toHaveAttribute("aria-disabled", "false");
    const viewport = within(dialog).getByRole("group");
    await expect(seenOf(viewport)).toEqual([50, 50]);
    viewport.scrollTo(0, 0);
    const seen = seenOf(viewport);
    await userEvent.click(closer as HTMLElement);
    await expect(seenOf(viewport)).toEqual(seen);
    await userEvent.click(out as HTMLElement);
    // At the last step the button stays, and so does the focus on it.
    closer?.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(closer).toHaveAttribute("aria-disabled", "true");
    await expect(closer).toHaveFocus();
    await userEvent.click(out as HTMLElement);
    await expect(closer).toHaveAttribute("aria-disabled", "false");
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/**
 * The enlarged view closes as every dialog does: by Escape, the Back button and its close button. The page does not
 * move.
 */
export const Leaving: Story = {
  tags: ["behaviour"],
  render: () => <Example count={2} />,
  play: async ({ canvas }) => {
    const opener = canvas.getAllByRole("button")[0] as HTMLElement;
    await expectModal({ opener, closer: "button:last-child" });
  },
};

export const KeyboardDefault: Story = {
  ...Default,
  ...pressing(async ({ onward, back, one, press, tabThrough, scrolls }) => {
    await tabThrough("list, button, link 3");
    const strip = one("[role=list]");
    await expect(await scrolls(strip, onward)).toBeGreaterThan(0);
    await expect(await scrolls(strip, back)).toBeLessThan(0);
    const thumbnail = one("a", 2);
    thumbnail.focus();
    await press("Enter");
    await waitFor(() => expect(thumbnail.getAttribute("aria-current")).toBe("true"));
  }),
  tags: ["keyboard"],
};

export const KeyboardEnlarged: Story = {
  ...Enlarged,
  ...pressing(async ({ one, tabThrough, clicks, scrolls, opens, escapes }) => {
    const opener = one("button");
    const dialog = await opens(opener, "Enter");
    await tabThrough("button 2, group, button", dialog);
    await clicks(one("button", 1, dialog), "Enter");
    const frame = [...dialog.querySelectorAll<HTMLElement>("[tabindex='0']")].at(-1)!;
    await expect(await scrolls(frame, "ArrowDown")).toBeGreaterThan(0);
    await expect(await scrolls(frame, "ArrowUp")).toBeLessThan(0);
    await escapes(opener);
  }),
  tags: ["keyboard"],
};
