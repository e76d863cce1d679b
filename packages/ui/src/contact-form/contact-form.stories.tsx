import { errorMessages } from "@preforma/domain/errors";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fillIn, fixtureSender, textsOf } from "../request-form/request-form.fixtures.ts";
import type { SendRequest } from "../request-form/index.ts";
import { ContactForm } from "./contact-form.tsx";

const meta = {
  title: "Forms/Contact form",
  component: ContactForm,
  args: { action: "#", send: fn<SendRequest>() },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 4000 };
const saying = (globals: { locale?: unknown }) => {
  const texts = textsOf(globals);
  return {
    form: texts["request-form"],
    send: texts["contact-form"].send,
    told: errorMessages[globals.locale as keyof typeof errorMessages],
  };
};
const write = async (element: HTMLElement, globals: { locale?: unknown }) => {
  const { form } = saying(globals);
  await fillIn(element, form.firstName, "Ayşe");
  await fillIn(element, form.email, "ayse@example.com");
  await fillIn(element, form.phone, "+905321234567");
  await fillIn(element, form.message, "28/410");
};
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** Sending needs no last name; the button says what happens, and then the form is empty and the success is told. */
export const Sent: Story = {
  args: { send: fn<SendRequest>() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { form, send, told } = saying(globals);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const sending = args.send as ReturnType<typeof fn<SendRequest>>;
    sending.mockImplementation(async () => {
      await arrived;
      return { ok: true };
    });
    await write(canvasElement, globals);
    const button = canvas.getByRole("button", { name: send });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(form.sending), long);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1), long);
    arrive();
    await expect(await canvas.findByText(told.CONTACT_SENT, {}, long)).toBeVisible();
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveValue("");
    const [data] = sending.mock.calls[0] ?? [];
    await expect(Object.fromEntries(data ?? [])).toMatchObject({
      first_name: "Ayşe",
      last_name: "",
      email: "ayse@example.com",
      phone: "+905321234567",
      message: "28/410",
    });
    blur();
  },
};

/** Nothing filled in: section 5's sentence above the complaints, none of them about the last name. */
export const Incomplete: Story = {
  args: { send: fn<SendRequest>() },
  play: async ({ canvas, globals, args }) => {
    const { form, send, told } = saying(globals);
    await userEvent.click(canvas.getByRole("button", { name: send }));
    const summary = await canvas.findByRole("alert", {}, long);
    await expect(summary).toHaveTextContent(told.FORM_INCOMPLETE);
    await expect(summary).not.toHaveTextContent(form.lastName);
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/** The server is not reached: said so, and everything stays, as known from the session or as typed. */
export const NotSent: Story = {
  args: { send: fn<SendRequest>(), sender: fixtureSender },
  parameters: {
    picture: false,
    pictureOff: "The summary and filled fields are seen in the form's own stories.",
  },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { form, send, told } = saying(globals);
    (args.send as ReturnType<typeof fn<SendRequest>>).mockRejectedValue(new TypeError("Failed to fetch"));
    await fillIn(canvasElement, form.message, "28/410");
    await userEvent.click(canvas.getByRole("button", { name: send }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(told.CONTACT_NOT_SENT), long);
    await expect(canvas.getByDisplayValue("28/410")).toBeVisible();
    await expect(canvas.getByDisplayValue("ipek.sahin@example.com")).toBeVisible();
    localStorage.removeItem("preforma.draft.contact");
    blur();
  },
};
