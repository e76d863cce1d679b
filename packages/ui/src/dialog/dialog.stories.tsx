import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Dialog, isAtModalEntry, type DialogProps } from "./index.ts";
import { dialogFixture } from "./dialog.fixtures.ts";
import { expectModal } from "./modal-suite.ts";

type ExampleProps = Pick<DialogProps, "size" | "closeOnBackdrop"> & {
  content: "form" | "text" | "question";
};

/** A page with a button, and the dialog that it opens; the route changes by an event of the story. */
function Example({ content, ...look }: ExampleProps) {
  const texts = dialogFixture[useLocale().locale];
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [path, setPath] = useState("/a");
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <button type="button" hidden data-route="" onClick={() => setPath("/b")}>
        {texts.open}
      </button>
      <Dialog
        {...look}
        open={open}
        onOpenChange={setOpen}
        closeOn={path}
        title={texts.title}
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => (content === "question" ? setAsking(true) : setOpen(false))}
            >
              {texts.cancel}
            </Button>
            <Button onClick={() => setOpen(false)}>{texts.send}</Button>
          </>
        }
      >
        {content === "form" ? (
          <Stack>
            <Text>{texts.lead}</Text>
            <TextField label={texts.name} name="name" required />
            <TextField label={texts.email} name="email" type="email" required />
          </Stack>
        ) : (
          <Stack>
            {Array.from({ length: content === "text" ? 14 : 1 }, (_, index) => (
              <Text key={index}>{texts.paragraph}</Text>
            ))}
          </Stack>
        )}
        <Dialog size="small" open={asking} onOpenChange={setAsking} title={texts.question}>
          <Text>{texts.lead}</Text>
        </Dialog>
      </Dialog>
    </Stack>
  );
}

const meta = {
  id: "overlays-dialog",
  title: "Overlays/Dialog (modal, popup)",
  component: Dialog,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  parameters: { picture: "window" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

/** Change the props in the table, or edit the code. */
export const Playground: StoryObj<typeof Dialog> = {
  args: { title: "Request samples", children: "We send up to five samples, free of charge." },
  render: function Playground(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Request samples</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  tags: ["playground", "!test"],
};

const opened = () => document.querySelector<HTMLElement>("[aria-modal=true]");
const button = (root: ParentNode) =>
  root.querySelector<HTMLButtonElement>("button:not([hidden])") as HTMLElement;

/** Passes every journey of a modal; the focus goes to the first field. */
export const WithForm: Story = {
  args: { content: "form" },
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expectModal({
      opener,
      changeRoute: () => canvasElement.querySelector<HTMLElement>("[data-route]")?.click(),
    });
    await userEvent.click(opener);
    await waitFor(() => expect(document.activeElement).toHaveAttribute("name", "name"));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Opened again while the entry of its last opening is on its way out of the history, it has an entry all the same. */
export const OpenedAgain: Story = {
  args: { content: "question" },
  parameters: { picture: false, pictureOff: "It ends as it began." },
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement);
    await userEvent.click(opener);
    await waitFor(() => expect(isAtModalEntry()).toBe(true));
    const back = spyOn(history, "back").mockImplementationOnce(() => {
      History.prototype.back.call(history);
      opener.click();
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(back).toHaveBeenCalled());
    back.mockRestore();
    await waitFor(() => expect(opened()).toHaveAttribute("data-state", "open"));
    await waitFor(() => expect(isAtModalEntry()).toBe(true));
    history.back();
    await waitFor(() => expect(opened()).toBeNull());
    await expect(isAtModalEntry()).toBe(false);
  },
};

/** Long content scrolls by itself, also from the keyboard, between a head and a foot that stay. */
export const LongText: Story = {
  args: { content: "text", size: "large" },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    const dialog = await screen.findByRole("dialog");
    const body = dialog?.querySelector<HTMLElement>("[data-modal-body]");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-modal-title"));
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
    await expect(dialog?.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    body?.scrollTo(0, 400);
    const title = dialog?.querySelector("h2")?.getBoundingClientRect();
    await expect(title?.top).toBeGreaterThanOrEqual(dialog?.getBoundingClientRect().top ?? 0);
    body?.scrollTo(0, 0);
  },
};

/** On a phone it takes the whole window. */
export const OnPhone: Story = {
  args: { content: "form" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    // Once it has glided in.
    await waitFor(() => {
      const box = opened()?.getBoundingClientRect();
      return expect([box?.x, box?.y, box?.width]).toEqual([
        document.body.getBoundingClientRect().x,
        0,
        document.body.offsetWidth,
      ]);
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** One dialog asks about another: the way back closes one at a time, and a stray press closes neither. */
export const Nested: Story = {
  args: { content: "question", closeOnBackdrop: false },
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement);
    await expectModal({ opener, closesOnBackdrop: false });
    await userEvent.click(opener);
    const outer = await screen.findByRole("dialog");
    const ask = [...outer.querySelectorAll("button")].at(-2) as HTMLButtonElement;
    ask.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.querySelectorAll("[aria-modal=true]")).toHaveLength(2));
    history.back();
    await waitFor(() => expect(document.querySelectorAll("[aria-modal=true]")).toHaveLength(1));
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.querySelectorAll("[aria-modal=true]")).toHaveLength(2));
    (document.activeElement as HTMLElement).blur();
  },
};
