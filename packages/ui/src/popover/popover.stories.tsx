import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { TextField } from "../field/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { media } from "../theme/media.ts";
import {
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverRoot,
  PopoverTrigger,
  type PopoverProps,
} from "./index.ts";

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

/** Opens below, aligned with the side where reading starts. */
export const Below: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const panel = await shown();
    const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(to.top).toBeGreaterThanOrEqual(from.bottom);
    await expectFlush(button, panel);
  },
};

function Composed() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <PopoverRoot>
      <PopoverTrigger asChild>
        <Button variant="outline">{texts.title}</Button>
      </PopoverTrigger>
      <PopoverContent aria-label={texts.title}>
        <Stack align="start">
          <Text>{texts.lead}</Text>
          <PopoverClose asChild>
            <Button size="small">{texts.cancel}</Button>
          </PopoverClose>
        </Stack>
      </PopoverContent>
    </PopoverRoot>
  );
}

/** Composed of parts, with a button that closes it. */
export const FromParts: Story = {
  render: () => <Composed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = await shown();
    await waitFor(() => expect(panel.querySelector("button")).toHaveFocus());
    panel.querySelector("button")?.blur();
  },
};

/** The button in it closes it, and the focus returns to the trigger. */
export const FromPartsInUse: Story = {
  ...FromParts,
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.click(trigger);
    await userEvent.click((await shown()).querySelector("button") as HTMLElement);
    await expectClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** In a part of the page with the other direction, such as a quotation, it aligns with that part. */
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

/** Opens above, aligned with the other side. */
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

/** It closes when the focus leaves it or its button. The focus goes where it was moved. */
export const Left: Story = {
  tags: ["behaviour"],
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

export const Keyboard: Story = {
  ...Below,
  ...pressing(async ({ all, one, press, tabThrough, clicks }) => {
    const button = one("button");
    const isOpen = () => all("[role=dialog]").length > 0;
    const opens = () => waitFor(() => expect(isOpen()).toBe(true));
    const closes = () => waitFor(() => expect(isOpen()).toBe(false));
    await press("Escape");
    await closes();
    await waitFor(() => expect(document.activeElement).toBe(button));
    await tabThrough("button");
    await clicks(button, "Space");
    await opens();
    const held = document.createElement("button");
    held.textContent = "28/410";
    one("[role=dialog]").append(held);
    await press("Tab");
    await expect(document.activeElement).toBe(held);
    await press("Tab");
    await expect(document.activeElement).toBe(held);
    await press("Escape");
    await closes();
    await waitFor(() => expect(document.activeElement).toBe(button));
    await clicks(button, "Enter");
    await opens();
    await clicks(button, "Enter");
    await closes();
  }, Below.play),
  tags: ["keyboard"],
};
