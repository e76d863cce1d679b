import { workplaces } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { MapFrame } from "./map-frame.tsx";

/** Replaces a map: a page of no other server. */
const drawnMap = "about:blank#map";

const meta = {
  title: "Content/Map frame",
  component: MapFrame,
  args: {
    title: "",
    address: ["Plastikçiler Caddesi No: 24", "34490 Başakşehir, İstanbul"],
    src: drawnMap,
    provider: "OpenStreetMap",
    mapHref: "https://www.openstreetmap.org/#map=15/41.09/28.80",
    routeHref: "https://www.openstreetmap.org/directions?to=41.09,28.80",
  },
  render: function Render(args) {
    return <MapFrame {...args} title={workplaces.headquarters[useLocale().locale]} />;
  },
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded before consent. The address and the directions are there. */
export const Asking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    // A page may have several maps.
    const title = canvas.getByRole("heading").textContent;
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(title);
  },
};

export const Shown: Story = {
  parameters: { picture: false, pictureOff: "The frame shows another page." },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector("iframe");
      if (found === null) throw new Error("There is no frame yet.");
      return found;
    });
    await expect(frame).toHaveAttribute("src", drawnMap);
    await expect(frame).toHaveAccessibleName();
    await waitFor(() => expect(frame).toHaveFocus());
    frame.blur();
  },
};

export const WithConsent: Story = {
  args: { consent: true },
  parameters: { picture: false, pictureOff: "The frame shows another page." },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvasElement.querySelector("iframe")).toHaveAttribute("loading", "lazy");
  },
};

export const Keyboard: Story = {
  ...Asking,
  ...pressing(async ({ rightToLeft, one, press, tabThrough }) => {
    await tabThrough("button, link 2");
    // It goes once it was pressed: one key in each direction of the page.
    one("button").focus();
    await press(rightToLeft ? "Enter" : "Space");
    await waitFor(() => expect(document.activeElement?.localName).toBe("iframe"));
  }),
  tags: ["keyboard"],
};
