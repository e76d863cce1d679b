import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { TextField } from "../field/index.ts";
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

/** The open panel, which is drawn at the end of the page. */
const shown = async () => {
  await waitFor(() => expect(document.querySelector("[role=dialog][data-state=open]")).toBeVisible());
  return document.querySelector<HTMLElement>("[role=dialog][data-state=open]") as HTMLElement;
};
const expectClosed = () =>
  waitFor(() => expect(document.querySelector("[role=dialog][data-state=open]")).toBeNull());

function Against(props: Pick<PopoverProps, "placement">) {
  return (
    <div dir={useLocale().direction === "rtl" ? "ltr" : "rtl"}>
      <Example {...props} />
    </div>
  );
}

const meta = {
  id: "overlays-popover",
  title: "Overlays/Popover (hint, popup)",
  component: Popover,
  render: (args) => <Example {...args} />,
  parameters: { picture: "window" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

/** Change the props in the table, or edit the code. */
export const Playground: StoryObj<typeof Popover> = {
  args: {
    label: "Minimum order",
    children: "One full box: 1,200 pieces.",
    trigger: <Button variant="outline">Minimum order</Button>,
  },
  render: (args) => <Popover {...args} />,
  tags: ["playground", "!test"],
};

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
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const panel = await shown();
    const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(to.top).toBeGreaterThanOrEqual(from.bottom);
    await expectFlush(button, panel);
    await userEvent.click(button);
    await expectClosed();
    await userEvent.click(button);
    await shown();
  },
};

/** In a part of the page that runs against the document, as a quotation does: flush with where its own reading starts. */
export const AgainstTheDocument: Story = {
  parameters: {
    picture: false,
    pictureOff: "Its place is compared by number, its looks in the other stories.",
  },
  render: (args) => <Against {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const panel = await shown();
    const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(to.width).toBeGreaterThan(from.width);
    const isRtl = getComputedStyle(button).direction === "rtl";
    await expect(isRtl).toBe(document.documentElement.dir !== "rtl");
    await expectFlush(button, panel);
  },
};

/** Opens above, flush with the other side. */
export const Above: Story = {
  args: { placement: "top-end" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const panel = await shown();
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    );
  },
};

/** It closes as the focus goes elsewhere, from its button as from within it; the focus goes where it was to go. */
export const Left: Story = {
  parameters: { picture: false, pictureOff: "It ends as it began." },
  render: () => <Example after />,
  play: async ({ canvasElement }) => {
    const [button, after] = canvasElement.querySelectorAll<HTMLElement>(".story-root > div > button");
    if (!button || !after) throw new Error("A button is missing.");
    await userEvent.click(button);
    const panel = await shown();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    button.focus();
    await expect(panel).toBeVisible();
    after.focus();
    await expectClosed();
    await expect(after).toHaveFocus();
    await userEvent.click(button);
    await shown();
    after.focus();
    await expectClosed();
    await expect(after).toHaveFocus();
    after.blur();
  },
};

function Choice() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <form style={{ paddingBlock: "10rem" }}>
      <Popover arrow placement="end" label={texts.title} trigger={<Button>{texts.title}</Button>}>
        <TextField label={texts.name} name="name" defaultValue="28/410" />
      </Popover>
    </form>
  );
}

/** With an arrow, beside its button. A field in it belongs to the form around its button. */
export const InForm: Story = {
  render: () => <Choice />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = await shown();
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(form.contains(panel)).toBe(false);
    await waitFor(() => expect(Object.fromEntries(new FormData(form))).toEqual({ name: "28/410" }));
  },
};
