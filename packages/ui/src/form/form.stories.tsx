import { requiredLine, emailSchema } from "@preforma/domain/validation/schema";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { z } from "zod";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../messages/message.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { refusedFor, summaryFocused } from "./form.fixtures.ts";
import { Form, FormCheckbox, FormTextArea, FormTextField, SubmitButton, type FormProps } from "./index.ts";
import words from "./form.words.json" with { type: "json" };

type Words = (typeof words)["tr"];
const wordsOf = (globals: { locale?: unknown }): Words => words[globals.locale as keyof typeof words];

const schema = () =>
  Promise.resolve(z.object({ name: requiredLine(100), email: emailSchema, note: requiredLine(40) }));

function Example(props: Omit<FormProps, "children">) {
  const text = words[useLocale().locale];
  return (
    <Form {...props}>
      <FormTextField name="name" label={text.name} autoComplete="given-name" />
      <FormTextField name="email" type="email" label={text.email} autoComplete="email" dir="ltr" />
      <FormTextArea name="note" label={text.note} limit={40} warnBelow={10} />
      <FormCheckbox name="consent" label={text.consent} />
      <div>
        <SubmitButton>{text.send}</SubmitButton>
      </div>
    </Form>
  );
}

const meta = {
  id: "forms-form",
  title: "Forms/Form (validation)",
  component: Form,
  args: { action: "#", schema, send: fn(), children: null },
  render: ({ children: _, ...args }) => <Example {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Form> = {
  args: {
    action: "/api/calls",
    children: (
      <>
        <FormTextField name="name" label="Your name" autoComplete="name" />
        <FormTextField name="email" type="email" label="Email" autoComplete="email" />
        <FormTextArea name="note" label="Message" />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
    schema: undefined,
    send: () => Promise.resolve({ ok: true, message: "Thank you. We will answer today." }),
  },
  render: (args) => <Form {...args} />,
  tags: ["playground", "!test"],
};

/** Expects the note to be empty, and its count to be reset. */
const noteEmpty = async (canvas: ReturnType<typeof within>, globals: { locale?: unknown }) => {
  const locale = globals.locale as Locale;
  await expect(canvas.getByRole("textbox", { name: wordsOf(globals).note })).toHaveValue("");
  const left = formatMessage(messagesFor(locale).form.remaining, { count: 40 }, locale);
  await waitFor(() => expect(canvas.getByText(left)).toBeVisible());
};

const fill = async (canvas: ReturnType<typeof within>, text: Words) => {
  await userEvent.type(canvas.getByRole("textbox", { name: text.name }), "Ayşe");
  await userEvent.type(canvas.getByRole("textbox", { name: text.email }), "ayse@example.com");
  await userEvent.type(canvas.getByRole("textbox", { name: text.note }), "28/410");
};

/** Sent empty: the summary takes the focus and links to each field. An error disappears when it is corrected. */
export const Incomplete: Story = {
  args: { send: fn() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const text = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: text.send }));
    const summary = await summaryFocused(canvasElement);
    const links = within(summary).getAllByRole("link");
    await expect(links).toHaveLength(3);
    await userEvent.click(links[0] ?? summary);
    const name = canvas.getByRole("textbox", { name: text.name });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await userEvent.type(name, "Ayşe");
    await waitFor(() => expect(within(summary).getAllByRole("link")).toHaveLength(2));
    await expect(name).toBeValid();
    await expect(args.send).not.toHaveBeenCalled();
    name.blur();
  },
};

/** After sending, the form is empty and confirms. */
export const Sent: Story = {
  args: { send: fn() },
  play: async ({ canvas, globals, args }) => {
    const text = wordsOf(globals);
    (args.send as ReturnType<typeof fn>).mockResolvedValue({ ok: true, message: text.sent });
    await fill(canvas, text);
    await userEvent.click(canvas.getByRole("button", { name: text.send }));
    await expect(await canvas.findByText(text.sent)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: text.name })).toHaveValue("");
    await noteEmpty(canvas, globals);
    const [data] = (args.send as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect(Object.fromEntries(data)).toMatchObject({ name: "Ayşe", email: "ayse@example.com" });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/**
 * Rejected by the server: the input stays, the field is named, and a retry sends the same key, whatever the notation
 * of the values.
 */
export const Refused: Story = {
  args: { send: fn() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const text = wordsOf(globals);
    const send = args.send as ReturnType<typeof fn>;
    send.mockResolvedValue({
      ok: false,
      message: text.refused,
      errors: [{ field: "email", message: text.refused }],
    });
    await fill(canvas, text);
    const button = canvas.getByRole("button", { name: text.send });
    await userEvent.click(button);
    await expect(await summaryFocused(canvasElement)).toHaveTextContent(text.refused);
    await expect(canvas.getByRole("textbox", { name: text.email })).toHaveValue("ayse@example.com");
    await userEvent.type(canvas.getByRole("textbox", { name: text.name }), " ");
    await userEvent.click(button);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const keys = send.mock.calls.map(([, key]) => key as string);
    await expect(keys[0]).toBe(keys[1]);
    (await summaryFocused(canvasElement)).blur();
  },
};

/** The connection fails: the form says so and the input stays. A draft survives when the page is closed. */
export const Unsent: Story = {
  args: { send: fn(), draft: "story" },
  play: async ({ canvas, globals, args, canvasElement }) => {
    const text = wordsOf(globals);
    (args.send as ReturnType<typeof fn>).mockRejectedValue(new TypeError("Failed to fetch"));
    await fill(canvas, text);
    await userEvent.click(canvas.getByRole("button", { name: text.send }));
    const summary = await summaryFocused(canvasElement);
    await expect(canvas.getByRole("textbox", { name: text.note })).toHaveValue("28/410");
    await expect(localStorage.getItem("preforma.draft.story")).toContain("28/410");
    localStorage.removeItem("preforma.draft.story");
    summary.blur();
  },
};

/** As the server renders it without JavaScript: values, errors and the summary are in the HTML. */
export const FromServer: Story = {
  args: {
    send: undefined,
    state: { values: { name: "Ayşe", email: "ayse@", note: "28/410" } },
  },
  render: ({ children: _, state, ...args }, { globals }) => (
    <Example {...args} state={{ ...state, outcome: refusedFor(globals, "email", "email") }} />
  ),
  play: async ({ canvas, globals }) => {
    const text = wordsOf(globals);
    await expect(canvas.getByRole("textbox", { name: text.email })).toHaveValue("ayse@");
    await expect(canvas.getByRole("textbox", { name: text.email })).toBeInvalid();
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

/** The counter warns in words and colour, and shows by how much the text is too long. */
export const Counted: Story = {
  parameters: { picture: false, pictureOff: "The counter is seen in the other stories." },
  play: async ({ canvas, globals }) => {
    const note = canvas.getByRole("textbox", { name: wordsOf(globals).note });
    await userEvent.type(note, "x".repeat(35));
    await expect(canvas.getByText(/5/)).toHaveRole("status");
    await userEvent.type(note, "x".repeat(12));
    await expect(canvas.getByText(/7/)).toBeVisible();
  },
};

/** Waiting for a connection: the form is empty and explains what happens next. */
export const Waiting: Story = {
  args: { send: fn(), draft: "waiting-story" },
  play: async ({ canvas, globals, args }) => {
    const text = wordsOf(globals);
    const send = args.send as ReturnType<typeof fn>;
    send.mockResolvedValue({ ok: true, waiting: true });
    await fill(canvas, text);
    await userEvent.click(canvas.getByRole("button", { name: text.send }));
    const { waiting } = messagesFor(globals.locale as Locale).form;
    await expect(await canvas.findByText(waiting)).toBeVisible();
    await expect(canvas.getByText(waiting).parentElement).toHaveRole("status");
    await noteEmpty(canvas, globals);
    await expect(localStorage.getItem("preforma.draft.waiting-story")).toBeNull();
    await expect(send.mock.lastCall?.[2]).toBe("waiting-story");
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** The same in a dialog: the message replaces the form and takes the focus. */
export const WaitingInPlace: Story = {
  args: { send: fn(), onSent: fn(), sent: "sent" },
  play: async ({ canvas, globals, args }) => {
    const text = wordsOf(globals);
    (args.send as ReturnType<typeof fn>).mockResolvedValue({ ok: true, waiting: true });
    await fill(canvas, text);
    await userEvent.click(canvas.getByRole("button", { name: text.send }));
    const { waiting } = messagesFor(globals.locale as Locale).form;
    const notice = await canvas.findByText(waiting);
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(args.onSent).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...Incomplete,
  ...pressing(async ({ one, press, tabThrough, submits }) => {
    await tabThrough("link 2, textbox 3, checkbox, button");
    const link = one<HTMLAnchorElement>("[role=alert] a");
    link.focus();
    await press("Enter");
    await expect(document.activeElement).toBe(document.querySelector(link.hash));
    await submits(one("input"));
  }, Incomplete.play),
  tags: ["keyboard"],
};
