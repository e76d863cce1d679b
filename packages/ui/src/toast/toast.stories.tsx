import { errorMessages } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Cluster } from "../layout/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale } from "../provider/index.ts";
import { Toaster, useToast, type ToastContent } from "./index.ts";
import words from "./toast.words.json" with { type: "json" };
import toastMessages from "../messages/texts/toast.json" with { type: "json" };
import { addToast, toastQueue } from "./toast-queue.ts";

/** Buttons that each show a message. */
function Sayings() {
  const { saved, failed, undo, removed } = words[useLocale().locale];
  const { show, success, error } = useToast();
  return (
    <Cluster>
      <Button onClick={() => success(saved)}>{saved}</Button>
      <Button variant="danger" onClick={() => error(failed)}>
        {failed}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          show({
            text: removed,
            tone: "info",
            duration: 250,
            action: { label: undo, onClick: () => success(saved) },
          })
        }
      >
        {removed}
      </Button>
    </Cluster>
  );
}

function Example() {
  return (
    <>
      <Sayings />
      <Toaster />
    </>
  );
}

/** The same in a dialog that the page's `Toaster` does not know about. */
function InDialog() {
  const text = dialogFixture[useLocale().locale];
  return (
    <>
      <Dialog title={text.title} trigger={<Button>{text.open}</Button>}>
        <Sayings />
        <Dialog
          size="small"
          title={text.question}
          trigger={
            <Button hidden data-ask="">
              {text.question}
            </Button>
          }
        >
          {text.lead}
        </Dialog>
      </Dialog>
      <Toaster />
    </>
  );
}

const meta = {
  id: "feedback-toast",
  title: "Feedback/Toast (notification, snackbar)",
  component: Toaster,
  render: (args) => <Example {...args} />,
  parameters: { picture: "window" },
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

function ShowToast({ text, tone, duration }: ToastContent) {
  const { show } = useToast();
  return (
    <>
      <Button
        onClick={() => show({ text, ...(tone && { tone }), ...(duration !== undefined && { duration }) })}
      >
        Save
      </Button>
      <Toaster />
    </>
  );
}

export const Playground: StoryObj<typeof ShowToast> = {
  args: { text: "Your changes are saved.", tone: "success" },
  render: (args) => <ShowToast {...args} />,
  tags: ["playground", "!test"],
};

const shown = () => [...document.querySelectorAll<HTMLElement>("[data-toast]")];
/** Stories hover over the messages to pause their timers. */
const hold = () => userEvent.hover(shown()[0] as HTMLElement);

/** Success is announced politely, an error at once. The time stops while the pointer is on a message. */
export const Tones: Story = {
  play: async ({ canvas }) => {
    const [success, failure, info] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(failure);
    await userEvent.click(success);
    await waitFor(() => expect(shown()).toHaveLength(2));
    await hold();
    await userEvent.click(info);
    await hold();
    await expect(within(document.body).getByRole("alert")).toHaveTextContent(failure.textContent);
    await expect(within(document.body).getByRole("status")).toHaveTextContent(success.textContent);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(shown()).toHaveLength(3);
    info.blur();
  },
};

/** F6 moves to the newest message, Shift+F6 back. Escape dismisses one and moves to the next, or back. */
export const FocusMoves: Story = {
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const [success, failure, info] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement, HTMLElement];
    const focusIsIn = (text: string) =>
      waitFor(() => expect(document.activeElement?.closest("[data-toast]")).toHaveTextContent(text));
    await userEvent.click(failure);
    await userEvent.click(success);
    await waitFor(() => expect(shown()).toHaveLength(2));
    // The error came first and is last.
    await expect(shown().at(-1)).toHaveTextContent(failure.textContent);
    await userEvent.keyboard("{F6}");
    await focusIsIn(success.textContent);
    await userEvent.keyboard("{Shift>}{F6}{/Shift}");
    await expect(success).toHaveFocus();
    await expect(shown()).toHaveLength(2);
    await userEvent.keyboard("{F6}");
    await focusIsIn(success.textContent);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(1));
    await focusIsIn(failure.textContent);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(0));
    await waitFor(() => expect(success).toHaveFocus());
    // No message to move to, and no focus to restore.
    failure.focus();
    await userEvent.keyboard("{F6}{Shift>}{F6}{/Shift}");
    await expect(failure).toHaveFocus();
    failure.click();
    await waitFor(() => expect(shown()).toHaveLength(1));
    failure.blur();
    shown()[0]?.querySelector("button")?.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(document.body).toHaveFocus();
    await userEvent.click(info);
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.unhover(shown()[0] as HTMLElement);
    await waitFor(() => expect(shown()).toHaveLength(0));
    info.blur();
  },
};

/** The element that a press in its centre would hit; never an inert one. */
const metAt = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
};

/** While a modal dialog is open, the messages are in it: announced, usable by pointer and keyboard, and above it. */
export const InModalDialog: Story = {
  render: () => <InDialog />,
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole("button");
    const open = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(document.querySelector("[aria-modal=true]")).not.toBeNull());
      return document.querySelector("[aria-modal=true]") as HTMLElement;
    };
    const texts = dialogFixture[globals.locale as Locale];
    const dialog = await open();
    const { failed } = words[globals.locale as Locale];
    const failure = within(dialog).getByRole("button", { name: failed });
    await userEvent.click(failure);
    // Exists before the message, or it would not be announced.
    const live = await within(dialog).findByRole("alert");
    await expect(live).toBeEmptyDOMElement();
    await waitFor(() => expect(live).toHaveTextContent(failed));
    const dismissal = within(live).getByRole("button");
    await waitFor(() => expect(dismissal.contains(metAt(dismissal))).toBe(true));
    await userEvent.keyboard("{F6}");
    await waitFor(() => expect(document.activeElement).toContainElement(dismissal));
    await expect(document.activeElement).toHaveAttribute("data-toast");
    await userEvent.keyboard("{Shift>}{F6}{/Shift}");
    await expect(failure).toHaveFocus();

    // Of two dialogs the topmost contains them.
    dialog.querySelector<HTMLElement>("[data-ask]")?.click();
    const other = await screen.findByRole("dialog", { name: texts.question });
    await waitFor(() => expect(other).toContainElement(dismissal));
    await expect(dismissal.contains(metAt(dismissal))).toBe(true);
    failure.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).toContainElement(dismissal));

    // The message handles the key: the dialog does not get it and stays open.
    dismissal.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(dialog).toHaveAttribute("data-state", "open");

    await userEvent.click(failure);
    await waitFor(() => expect(shown()).toHaveLength(1));
    const [toast] = shown();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(toast).toBeInTheDocument());
    const outside = within(toast!).getByRole("button");
    await waitFor(() => expect(outside.contains(metAt(outside))).toBe(true));

    // A visible message moves into a dialog that opens.
    await open();
    await waitFor(() => expect(outside.contains(metAt(outside))).toBe(true));
    (document.activeElement as HTMLElement).blur();
  },
};

/**
 * The newest three are shown, with the number of the others. Older ones return when newer ones close, without being
 * announced again. A focused message is never hidden.
 */
export const MoreThanFit: Story = {
  play: async ({ globals }) => {
    const locale = globals.locale as Locale;
    const { saved, failed } = words[locale];
    const body = within(document.body);
    const { PHONE_INVALID, CONTACT_NOT_SENT, COMMENTS_NOT_LOADED } = errorMessages[locale];
    const error = (text: string) => addToast({ text, tone: "error" });
    const ids = () => shown().map(({ dataset }) => dataset.toast);

    const [first, second, third] = [error(PHONE_INVALID), error(CONTACT_NOT_SENT), error(failed)];
    const alert = await body.findByRole("alert");
    const status = body.getByRole("status");
    const readOut: string[] = [];
    const listener = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement) readOut.push(node.dataset.toast ?? node.textContent);
    });
    for (const region of [alert, status]) listener.observe(region, { childList: true, subtree: true });
    await waitFor(() => expect(ids()).toEqual([first, second, third]));
    const success = addToast({ text: saved, duration: null });
    await waitFor(() => expect(ids()).toEqual([success, second, third]));
    await expect(status).toHaveTextContent(saved);

    // The oldest one stays in place while it has the focus.
    shown()
      .find(({ dataset }) => dataset.toast === second)
      ?.querySelector("button")
      ?.focus();
    const fifth = error(COMMENTS_NOT_LOADED);
    await waitFor(() => expect(ids()).toEqual([success, second, fifth]));
    await expect(document.activeElement?.closest("[data-toast]")).toHaveAttribute("data-toast", second);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(ids()).toEqual([third, success, fifth]));
    await expect(alert).not.toHaveTextContent(failed);

    toastQueue.close(fifth);
    await waitFor(() => expect(ids()).toEqual([second, third, success]));
    const last = error(COMMENTS_NOT_LOADED);
    await waitFor(() => expect(ids()).toEqual([third, success, last]));
    await expect(readOut).toEqual([first, second, third, success, fifth, last]);
    const note = body.getByRole("region").lastElementChild as HTMLElement;
    await expect(note).toHaveTextContent(formatMessage(toastMessages[locale].more, { count: 2 }, locale));
    await expect(note.closest("[role=alert], [role=status]")).toBeNull();
  },
};

/** On a phone an action whose name is long is below the text, which stays wide enough to be read. */
export const LongAction: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ globals }) => {
    const { failed } = words[globals.locale as Locale];
    addToast({ text: failed, action: { label: failed.slice(0, 28), onClick: () => undefined } });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await hold();
    await expect(shown()[0]?.querySelector("p")?.offsetWidth).toBeGreaterThan(140);
  },
};

export const Keyboard: Story = {
  ...Tones,
  ...pressing(async ({ all, one, press, tabThrough }) => {
    const shown = () => all("[data-toast]").length;
    const before = shown();
    await tabThrough("button 3, alertdialog, button, alertdialog, button 2, alertdialog, button");
    await press("F6");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-toast"));
    const toast = document.activeElement;
    await press("Tab");
    await expect(document.activeElement).not.toBe(toast);
    await expect(document.activeElement?.closest("[data-toast]")).not.toBeNull();
    await press("Shift+Tab");
    await expect(document.activeElement).toBe(toast);
    await press("Shift+F6");
    await expect(document.activeElement?.closest("[data-toast]")).toBeNull();
    one("[data-toast] button", -1).focus();
    await press("Enter");
    await waitFor(() => expect(shown()).toBeLessThan(before));
    const left = shown();
    one("[data-toast] button", -1).focus();
    await press("Space");
    await waitFor(() => expect(shown()).toBeLessThan(left));
  }, Tones.play),
  tags: ["keyboard"],
};
