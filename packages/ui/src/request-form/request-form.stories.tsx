import { errorMessages } from "@preforma/domain/errors";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fieldWords } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { Form, type FormProps } from "../form/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import {
  blur,
  fillIn,
  fixtureSender,
  lastSent,
  localeOf,
  openDialog,
  taking,
  textsOf,
  WithOpener,
} from "./request-form.fixtures.tsx";
import {
  RequestDialog,
  SendButton,
  SenderEmail,
  SenderNames,
  SenderPhone,
  sendWith,
  SentView,
  type Sender,
} from "./index.ts";

type ExampleProps = Pick<FormProps, "send" | "onSent"> & { sender?: Sender; onClose?: () => void };

/** The fields of a sender in a form of its own. Once it is sent, the confirmation replaces it. */
function Example({ sender, send, onSent, onClose }: ExampleProps) {
  const { locale } = useLocale();
  const { CONTACT_SENT, CONTACT_NOT_SENT } = errorMessages[locale];
  return (
    <Form
      action="#"
      aria-label={fieldWords[locale].phone}
      send={sendWith(send, { sent: CONTACT_SENT, notSent: CONTACT_NOT_SENT })}
      onSent={onSent}
      sent={<SentView title={CONTACT_SENT} detail={fieldWords[locale].phoneHint} onClose={onClose} />}
    >
      <SenderNames sender={sender} lastOptional />
      <SenderEmail sender={sender} optional />
      <SenderPhone sender={sender} />
      <SendButton>{fieldWords[locale].send}</SendButton>
    </Form>
  );
}

function DialogExample({ onSent, ...form }: ExampleProps) {
  const label = fieldWords[useLocale().locale].phone;
  return (
    <WithOpener label={label}>
      {(dialog) => (
        <RequestDialog {...dialog} title={label} size="small" onSent={onSent}>
          {(closing) => <Example {...form} {...closing} />}
        </RequestDialog>
      )}
    </WithOpener>
  );
}

const meta = {
  id: "forms-request-form",
  title: "Forms/Request form parts (name, email, phone)",
  component: SenderNames,
  subcomponents: { SenderEmail, SenderPhone, SendButton, SentView, RequestDialog },
  render: (args) => <Example {...args} />,
  decorators: [inColumn(480)],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof SenderNames> = {
  args: { sender: { name: "Ada", surname: "Kaya" }, lastOptional: true },
  render: (args) => (
    <Form action="/api/calls" send={() => Promise.resolve({ ok: true, message: "We will call you today." })}>
      <SenderNames {...args} />
      <SenderEmail />
      <SenderPhone />
      <SendButton>Call me</SendButton>
    </Form>
  ),
  tags: ["playground", "!test"],
};

/** What is known about the sender is filled in, and sent under the names of the API. */
export const Known: Story = {
  args: { sender: fixtureSender, send: taking() },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: fieldWords[localeOf(globals)].send }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await expect(lastSent(args.send)).toEqual({
      first_name: fixtureSender.name,
      last_name: fixtureSender.surname,
      email: fixtureSender.email,
      phone: fixtureSender.phone,
    });
  },
  parameters: { picture: false, pictureOff: "It ends as the story of the confirmation does." },
};

/** Nothing is known yet. The button shows the progress. */
export const Empty: Story = { args: { send: taking() } };

/** Replaces the form, and takes the focus, which would be lost with the pressed button. */
export const Confirmed: Story = {
  args: { send: taking(), onClose: fn() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "request-form": texts, told } = textsOf(globals);
    await fillIn(canvasElement, texts.firstName, "Ayşe");
    await fillIn(canvasElement, texts.phone, "0532 123 45 67");
    await userEvent.click(canvas.getByRole("button", { name: fieldWords[localeOf(globals)].send }));
    await waitFor(() => expect(canvas.getByText(told.CONTACT_SENT)).toHaveFocus());
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: texts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    blur();
  },
};

/** A dialog with `onSent` closes once its form is sent, and the page confirms. */
export const InDialog: Story = {
  args: { sender: fixtureSender, send: taking(), onSent: fn() },
  render: (args) => <DialogExample {...args} />,
  play: async ({ globals, args }) => {
    const dialog = await openDialog(fieldWords[localeOf(globals)].phone);
    await userEvent.click(
      [...dialog.querySelectorAll("button")].find(({ type }) => type === "submit") as HTMLElement,
    );
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(textsOf(globals).told.CONTACT_SENT));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
  tags: ["behaviour"],
};

export const Keyboard: Story = {
  ...Empty,
  ...pressing(async ({ one, tabThrough, submits }) => {
    await tabThrough("textbox 3, button, textbox, button");
    await submits(one("input"));
  }),
  tags: ["keyboard"],
};
