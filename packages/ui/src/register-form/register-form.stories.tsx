import { accountMessages } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fixtureCountries } from "../address-form/address.fixtures.ts";
import { blur, textsOf } from "../request-form/request-form.fixtures.tsx";
import { fieldNamed, pressSend, refusedFor, summaryFocused, write } from "../form/form.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { RegisterForm, type RegisterFormProps } from "./index.ts";

type Send = NonNullable<RegisterFormProps["send"]>;
const meta = {
  title: "Account/Registration form",
  component: RegisterForm,
  args: {
    action: "#register",
    signInHref: "#sign-in",
    privacyHref: "#privacy",
    countries: fixtureCountries,
    "aria-labelledby": undefined,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
  // What another story typed stays in this browser.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A checkbox opens the fields of a company by style alone. The errors name what is missing. */
export const CompanyIncomplete: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await expect(fieldNamed(canvasElement, "company_name")).not.toBeVisible();
    fieldNamed(canvasElement, "is_company").focus();
    await userEvent.keyboard(" ");
    await expect(fieldNamed(canvasElement, "company_name")).toBeVisible();
    await write(canvasElement, "name", "Ayşe");
    await write(canvasElement, "company_name", "Ege Kozmetik San. ve Tic. A.Ş.");
    await write(canvasElement, "vkn", "4810058591");
    await pressSend(canvasElement);
    await summaryFocused(canvasElement);
    await expect(fieldNamed(canvasElement, "vkn")).toBeInvalid();
    await expect(fieldNamed(canvasElement, "tax_office")).toBeInvalid();
    await expect(fieldNamed(canvasElement, "privacy_consent")).toBeInvalid();
    await expect(fieldNamed(canvasElement, "name")).not.toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
    // Without its box, the company is not asked about.
    await userEvent.click(fieldNamed(canvasElement, "is_company"));
    await pressSend(canvasElement);
    await waitFor(() => expect(fieldNamed(canvasElement, "vkn")).not.toBeInvalid());
    await summaryFocused(canvasElement);
    await expect(canvas.getByText(textsOf(globals)["register-form"].haveAccount)).toBeVisible();
    await userEvent.click(fieldNamed(canvasElement, "is_company"));
    await pressSend(canvasElement);
    await waitFor(() => expect(fieldNamed(canvasElement, "vkn")).toBeInvalid());
    await summaryFocused(canvasElement);
    blur();
  },
};

/** The message is the same whether or not the account exists. The fields of a company whose box is not checked are not sent. */
export const Sent: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })), onSent: fn() },
  play: async ({ canvas, canvasElement, args, globals }) => {
    for (const [name, text] of [
      ["name", "Ayşe"],
      ["surname", "Yılmaz"],
      ["email", "ayse@example.com"],
      ["phone", "+905321234567"],
    ] as const)
      await write(canvasElement, name, text);
    await userEvent.click(fieldNamed(canvasElement, "privacy_consent"));
    await pressSend(canvasElement);
    await expect(await canvas.findByText(accountMessages.registered[globals.locale as Locale])).toBeVisible();
    const [data] = (args.send as ReturnType<typeof fn<Send>>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(data ?? [])).toEqual({
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@example.com",
      phone: "+905321234567",
      privacy_consent: "on",
    });
    await expect(args.onSent).toHaveBeenCalledOnce();
    blur();
  },
};

/** On a phone, as the server renders it without JavaScript: the input stays. */
export const GivenBack: Story = {
  args: {
    state: {
      values: {
        name: "Ayşe",
        surname: "Yılmaz",
        email: "ayse",
        is_company: "on",
        company_name: "Ege Kozmetik",
      },
    },
  },
  render: ({ state, ...props }, { globals }) => {
    const outcome = refusedFor(globals, "email", "email");
    return <RegisterForm {...props} state={{ ...state, outcome }} />;
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(fieldNamed(canvasElement, "company_name")).toBeVisible();
    await expect(fieldNamed(canvasElement, "surname")).toHaveValue("Yılmaz");
    await expect(fieldNamed(canvasElement, "email")).toBeInvalid();
    // Without script the browser itself asks for what is required, and must be able to show it.
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>(":required"))
      await expect(field).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...CompanyIncomplete,
  ...pressing(async ({ one, tabThrough, submits }) => {
    await tabThrough(
      "link 6, textbox 3, button, textbox, checkbox, textbox 3, select, checkbox, link, button, link",
    );
    await submits(one("[name=name]"));
  }, CompanyIncomplete.play),
  tags: ["keyboard"],
};
