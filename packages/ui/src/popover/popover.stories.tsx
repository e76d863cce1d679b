import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { media } from "../theme/media.ts";
import { Popover, type PopoverProps } from "./index.ts";

function Example({ placement, after = false }: Pick<PopoverProps, "placement"> & { after?: boolean }) {
  const texts = dialogFixture[useLocale().locale];
  return (
    <div style={{ display: "flex", justifyContent: "center", paddingBlock: "10rem" }}>
      <Popover
        placement={placement}
        label={texts.title}
        trigger={<Button variant="outline">{texts.title}</Button>}
      >
        <Text>{texts.lead}</Text>
        {after && <Button variant="quiet">{texts.open}</Button>}
      </Popover>
      {after && <Button variant="outline">{texts.open}</Button>}
    </div>
  );
}

function Against(props: Pick<PopoverProps, "placement">) {
  return (
    <div dir={useLocale().direction === "rtl" ? "ltr" : "rtl"}>
      <Example {...props} />
    </div>
  );
}

const meta = {
  title: "Overlays/Popover",
  component: Example,
  parameters: { picture: "window" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Flush with the side where the button's own reading starts; where a narrow window has no room for that, the whole of
 * it in sight.
 */
async function expectFlush(button: HTMLElement, panel: HTMLElement) {
  const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
  const isRtl = getComputedStyle(button).direction === "rtl";
  const page = document.body.getBoundingClientRect();
  const room = isRtl ? from.right - page.left : page.right - from.left;
  if (room >= to.width)
    return expect(Math.abs(isRtl ? from.right - to.right : from.left - to.left)).toBeLessThan(1);
  await expect(matchMedia(media.desktop).matches).toBe(false);
  await expect(to.left).toBeGreaterThanOrEqual(0);
  return expect(to.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

/** Opens below, flush with the side where reading starts; the second press closes it. */
export const Below: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const panel = canvasElement.querySelector("[popover]") as HTMLElement;
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(to.top).toBeGreaterThanOrEqual(from.bottom);
    await expectFlush(button, panel);
    await userEvent.click(button);
    await waitFor(() => expect(panel).not.toBeVisible());
    await userEvent.click(button);
    button.blur();
  },
};

/** In a part of the page that runs against the document, as a quotation does: flush with where its own reading starts. */
export const AgainstTheDocument: Story = {
  parameters: {
    picture: false,
    pictureOff: "Its place is compared by number, its looks in the other stories.",
  },
  render: (args) => <Against {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const panel = canvasElement.querySelector("[popover]") as HTMLElement;
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(to.width).toBeGreaterThan(from.width);
    const isRtl = getComputedStyle(button).direction === "rtl";
    await expect(isRtl).toBe(document.documentElement.dir !== "rtl");
    await expectFlush(button, panel);
    button.blur();
  },
};

/** Opens above, flush with the other side. */
export const Above: Story = {
  args: { placement: "top-end" },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const panel = canvasElement.querySelector("[popover]") as HTMLElement;
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    );
    button.blur();
  },
};

/** It closes as the focus goes elsewhere, from its button as from within it; the focus goes where it was to go. */
export const Left: Story = {
  parameters: { picture: false, pictureOff: "It ends as it began." },
  render: () => <Example after />,
  play: async ({ canvas, canvasElement }) => {
    const [button, inside, after] = canvasElement.querySelectorAll("button");
    if (!button || !inside || !after) throw new Error("A button is missing.");
    const panel = canvasElement.querySelector("[popover]") as HTMLElement;
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    inside.focus();
    button.focus();
    await expect(panel).toBeVisible();
    after.focus();
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(after).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    inside.focus();
    after.focus();
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(after).toHaveFocus();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    after.blur();
  },
};
