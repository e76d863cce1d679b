import { accountMessages } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { blur, textsOf } from "../request-form/request-form.fixtures.tsx";
import { fieldIn, summaryFocused } from "../form/form.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import {
  ChangePasswordForm,
  ForgottenPasswordForm,
  ResetPasswordForm,
  type PasswordFormProps,
} from "./index.ts";

type Send = NonNullable<PasswordFormProps["send"]>;

/** All three beside each other, as no page has them. */
function Example({ send }: Pick<PasswordFormProps, "send">) {
  return (
    <Grid columns="large">
      <ForgottenPasswordForm action="#forgotten" signInHref="#sign-in" email="ayse@example.com" send={send} />
      <ResetPasswordForm
        action="#reset"
        token="t0k3n"
        email="ayse@example.com"
        signInHref="#sign-in"
        send={send}
      />
      <ChangePasswordForm action="#change" email="ayse@example.com" send={send} />
    </Grid>
  );
}

const meta = {
  title: "Account/Password forms",
  component: ForgottenPasswordForm,
  subcomponents: { ResetPasswordForm, ChangePasswordForm },
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const sentBy = (send: unknown) =>
  Object.fromEntries((send as ReturnType<typeof fn<Send>>).mock.calls.at(-1)?.[0] ?? []);

/** A password that follows the keyboard is rejected before it is sent. The token is a hidden field. */
export const Refused: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldIn(canvasElement, "[name=password]"), "qwertyuiop{Enter}", { delay: null });
    await summaryFocused(canvasElement);
    await expect(fieldIn(canvasElement, "[name=password]")).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
    await expect(fieldIn(canvasElement, "[name=token]")).toHaveValue("t0k3n");
    await userEvent.click(fieldIn(canvasElement, "form:last-of-type [name=next]"));
    blur();
  },
};

/** The messages afterwards: where to look, and what happened to other sessions. The fields are empty again. */
export const Done: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const locale = globals.locale as Locale;
    const said = (texts: Readonly<Record<Locale, string>>) => canvas.findByText(texts[locale]);
    await userEvent.type(fieldIn(canvasElement, "form[action='#forgotten'] [name=email]"), "{Enter}");
    await expect(await said(accountMessages.resetSent)).toBeVisible();
    // There is always a next step: the mail may have gone to a mistyped address.
    const back = canvas.getByRole("link", { name: textsOf(globals)["account-form"].backToSignIn });
    await expect(back).toHaveAttribute("href", "#sign-in");
    await expect(sentBy(args.send)).toEqual({ email: "ayse@example.com" });
    const password = "kavanoz deniz bulut";
    await userEvent.type(fieldIn(canvasElement, "[name=password]"), `${password}{Enter}`, { delay: null });
    await expect(await said(accountMessages.passwordReset)).toBeVisible();
    await expect(sentBy(args.send)).toEqual({ token: "t0k3n", password });
    await userEvent.type(fieldIn(canvasElement, "[name=current]"), "eski", { delay: null });
    await userEvent.type(fieldIn(canvasElement, "[name=next]"), `${password}{Enter}`, { delay: null });
    await expect(await said(accountMessages.passwordChanged)).toBeVisible();
    await expect(sentBy(args.send)).toEqual({ current: "eski", next: password });
    await waitFor(() => expect(fieldIn(canvasElement, "[name=next]")).toHaveValue(""));
    blur();
  },
};

export const Keyboard: Story = {
  ...Refused,
  ...pressing(
    ({ tabThrough }) =>
      tabThrough("textbox, button, link 2, textbox, button 2, textbox, button, textbox, button 2"),
    Refused.play,
  ),
  tags: ["keyboard"],
};
