import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import {
  blur,
  complained,
  cutOff,
  fillIn,
  fixtureSender,
  lastSent,
  taking,
  textsOf,
} from "../request-form/request-form.fixtures.tsx";
import type { SendRequest } from "../request-form/index.ts";
import { ContactForm } from "./contact-form.tsx";

const meta = {
  title: "Forms/Contact form",
  component: ContactForm,
  args: { action: "#" },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A last name is not required. The button shows the progress. Afterwards the form is empty and confirms. */
export const Sent: Story = {
  args: { send: fn<SendRequest>() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "request-form": form, "contact-form": own, told } = textsOf(globals);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const send = args.send as ReturnType<typeof taking>;
    send.mockImplementation(async () => {
      await arrived;
      return { ok: true };
    });
    await fillIn(canvasElement, form.firstName, "Ayşe");
    await fillIn(canvasElement, form.email, "ayse@example.com");
    await fillIn(canvasElement, form.phone, "0532 123 45 67");
    await waitFor(() => expect(canvas.getByDisplayValue("532 123 45 67")).toBeVisible());
    await fillIn(canvasElement, form.message, "28/410");
    const button = canvas.getByRole("button", { name: own.send });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(form.sending));
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    arrive();
    await expect(await canvas.findByText(told.CONTACT_SENT)).toBeVisible();
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveValue("");
    await expect(lastSent(send)).toMatchObject({
      first_name: "Ayşe",
      last_name: "",
      email: "ayse@example.com",
      phone: "+905321234567",
      message: "28/410",
    });
    blur();
  },
};

/** Sent empty: a summary above the field errors. The last name is not one of them. */
export const Incomplete: Story = {
  args: { send: taking() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "request-form": form, "contact-form": own, told } = textsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    const summary = await complained(canvasElement, told.FORM_INCOMPLETE);
    await expect(summary).not.toHaveTextContent(`${form.lastName}:`);
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/** The server cannot be reached: the form says so and the input stays. */
export const NotSent: Story = {
  args: { send: cutOff(), sender: fixtureSender },
  parameters: {
    picture: false,
    pictureOff: "The summary and filled fields are seen in the form's own stories.",
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { "request-form": form, "contact-form": own, told } = textsOf(globals);
    await fillIn(canvasElement, form.message, "28/410");
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    await complained(canvasElement, told.CONTACT_NOT_SENT);
    await expect(canvas.getByDisplayValue("28/410")).toBeVisible();
    await expect(canvas.getByDisplayValue("ipek.sahin@example.com")).toBeVisible();
    await expect(localStorage.getItem("preforma.draft.contact")).toContain("28/410");
    localStorage.removeItem("preforma.draft.contact");
    blur();
  },
};

export const Keyboard: Story = {
  ...Incomplete,
  ...pressing(async ({ one, tabThrough, submits, breaksLine }) => {
    await tabThrough("link 4, textbox 3, button, textbox 2, button");
    await submits(one("input"));
    await breaksLine(one("textarea"));
  }, Incomplete.play),
  tags: ["keyboard"],
};
