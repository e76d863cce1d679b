import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
  isAtModalEntry,
  type DialogProps,
} from "./index.ts";
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

/** The focus goes to the first field. */
export const WithForm: Story = {
  args: { content: "form" },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("name", "name"));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Every way to open and close a modal. */
export const WithFormInUse: Story = {
  ...WithForm,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expectModal({
      opener: button(canvasElement),
      changeRoute: () => canvasElement.querySelector<HTMLElement>("[data-route]")?.click(),
    });
  },
};

function Composed() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <DialogRoot>
      <DialogTrigger asChild>
        <Button>{texts.open}</Button>
      </DialogTrigger>
      <DialogContent size="small">
        <DialogHeader>
          <DialogTitle>{texts.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>{texts.lead}</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="quiet">{texts.cancel}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}

/** Composed of parts. The trigger and the button in the footer need no state of your own. */
export const FromParts: Story = {
  render: () => <Composed />,
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-modal-title"));
  },
};

/** The trigger and the button in the footer open and close it; its description is read out. */
export const FromPartsInUse: Story = {
  ...FromParts,
  tags: ["behaviour"],
  play: async ({ canvasElement, globals }) => {
    const opener = button(canvasElement);
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    const texts = dialogFixture[globals.locale as Locale];
    await expect(dialog).toHaveAccessibleDescription(texts.lead);
    await userEvent.click(within(dialog).getByRole("button", { name: texts.cancel }));
    await waitFor(() => expect(opened()).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Opened again while its last history entry is being removed, it still adds its own entry. */
export const OpenedAgain: Story = {
  tags: ["behaviour"],
  args: { content: "question" },
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

/** Long content scrolls between a fixed header and footer, also from the keyboard. */
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

/** On a phone it fills the window. */
export const OnPhone: Story = {
  args: { content: "form" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    // After the opening transition.
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

/** Opens a story's dialog, then the question on top of it; returns the button that opened the question. */
async function ask(root: ParentNode): Promise<HTMLElement> {
  await userEvent.click(button(root));
  const outer = await screen.findByRole("dialog");
  const asking = [...outer.querySelectorAll("button")].at(-2) as HTMLButtonElement;
  asking.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.querySelectorAll("[aria-modal=true]")).toHaveLength(2));
  return asking;
}

/** A question on top of a dialog. */
export const Nested: Story = {
  args: { content: "question", closeOnBackdrop: false },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The Back button closes one dialog at a time, and a press outside closes neither. */
export const NestedInUse: Story = {
  ...Nested,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    await expectModal({ opener: button(canvasElement), closesOnBackdrop: false });
    const asking = await ask(canvasElement);
    history.back();
    await waitFor(() => expect(document.querySelectorAll("[aria-modal=true]")).toHaveLength(1));
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await waitFor(() => expect(asking).toHaveFocus());
  },
};

export const Keyboard: Story = {
  ...LongText,
  ...pressing(async ({ one, tabThrough, scrolls, escapes }) => {
    const dialog = one("[role=dialog]");
    await tabThrough("button, div, button 2", dialog);
    const body = one("[data-modal-body]");
    await expect(await scrolls(body, "ArrowDown")).toBeGreaterThan(0);
    await expect(await scrolls(body, "ArrowUp")).toBeLessThan(0);
    await escapes(one("button"));
  }, LongText.play),
  tags: ["keyboard"],
};
