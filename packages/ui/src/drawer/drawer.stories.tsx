import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "../dialog/index.ts";
import { expectModal } from "../dialog/modal-suite.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Drawer, DrawerContent, type DrawerProps } from "./index.ts";

function Example({ side }: Pick<DrawerProps, "side">) {
  const texts = dialogFixture[useLocale().locale];
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Drawer
        side={side}
        open={open}
        onOpenChange={setOpen}
        title={texts.title}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {texts.send}
          </Button>
        }
      >
        <Text>{texts.paragraph}</Text>
      </Drawer>
    </Stack>
  );
}

const meta = {
  id: "overlays-drawer",
  title: "Overlays/Drawer (side panel, sheet)",
  component: Drawer,
  render: (args) => <Example {...args} />,
  parameters: { picture: "window" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Drawer> = {
  args: { title: "Filters", children: "Choose the volume and the colour." },
  render: function Playground(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  tags: ["playground", "!test"],
};

const button = (root: ParentNode) => root.querySelector<HTMLButtonElement>("button") as HTMLButtonElement;
const box = () => (document.querySelector("[aria-modal=true]") as HTMLElement).getBoundingClientRect();
/** The window without its scroll bar. */
const page = () => document.body.getBoundingClientRect();
const inRtl = () => document.documentElement.dir === "rtl";

/** Slides in from the side where reading ends. */
export const End: Story = {
  args: { side: "end" },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(document.querySelector("[aria-modal=true]")).not.toBeNull());
    await waitFor(() => expect(inRtl() ? box().left - page().left : page().right - box().right).toBe(0));
  },
};

/** Every way to open and close a modal. */
export const EndInUse: Story = {
  ...End,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => expectModal({ opener: button(canvasElement) }),
};

function Composed() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <DialogRoot>
      <DialogTrigger asChild>
        <Button>{texts.open}</Button>
      </DialogTrigger>
      <DrawerContent side="end">
        <DialogHeader>
          <DialogTitle>{texts.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Text>{texts.paragraph}</Text>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button wide>{texts.send}</Button>
          </DialogClose>
        </DialogFooter>
      </DrawerContent>
    </DialogRoot>
  );
}

/** Composed of a dialog's parts, with `DrawerContent` instead of `DialogContent`. */
export const FromParts: Story = {
  render: () => <Composed />,
  parameters: { picture: false, pictureOff: "Looks as the one at the end does." },
  play: End.play!,
};

/** Slides in from the side where reading starts. */
export const Start: Story = {
  args: { side: "start" },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(inRtl() ? page().right - box().right : box().left - page().left).toBe(0));
  },
};

/** Slides in from the bottom, as high as its content. */
export const Bottom: Story = {
  args: { side: "bottom" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(box().bottom).toBe(window.innerHeight));
    await expect(box().height).toBeLessThan(window.innerHeight - 100);
  },
};

export const Keyboard: Story = {
  ...End,
  ...pressing(async ({ one, tabThrough, scrolls, escapes }) => {
    const dialog = one("[role=dialog]");
    await tabThrough("button 2", dialog);
    const body = one("[data-modal-body]");
    body.style.maxBlockSize = "3rem";
    await waitFor(() => expect(body.tabIndex).toBe(0));
    await expect(await scrolls(body, "ArrowDown")).toBeGreaterThan(0);
    await expect(await scrolls(body, "ArrowUp")).toBeLessThan(0);
    await escapes(one("button"));
  }, End.play),
  tags: ["keyboard"],
};
