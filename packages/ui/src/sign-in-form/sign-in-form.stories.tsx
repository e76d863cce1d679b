import { signInErrorMessage, type SignInResult } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../card/index.ts";
import { blur, textsOf } from "../request-form/request-form.fixtures.tsx";
import { fieldIn, summaryFocused } from "../form/form.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Heading } from "../text/index.ts";
import { useMessages } from "../provider/index.ts";
import {
  MagicLinkForm,
  ProviderButtons,
  SignInForm,
  type MagicLinkFormProps,
  type ProviderButtonsProps,
  type SignInFormProps,
} from "./index.ts";

type ExampleProps = Pick<SignInFormProps, "signIn" | "onSignedIn" | "error" | "retryAfter" | "email"> & {
  askForLink?: MagicLinkFormProps["signIn"];
  onChoose?: ProviderButtonsProps["onChoose"];
};

const fields = { csrfToken: "9f2c", callbackUrl: "/account" };
const providers = [{ id: "google", name: "Google", action: "#google" }];

/** The card around the form, as on the page. */
function Example({ askForLink, onChoose, ...form }: ExampleProps) {
  const { signIn } = useMessages("account-form");
  return (
    <Card padding="large" style={{ maxInlineSize: "27rem", marginInline: "auto" }}>
      <Heading level={1} size="xl" id="title" style={{ marginBlockEnd: "1.5rem" }}>
        {signIn}
      </Heading>
      <SignInForm
        {...form}
        action="#credentials"
        fields={fields}
        registerHref="#register"
        forgottenHref="#forgotten"
        verificationHref="#verification"
        aria-labelledby="title"
      >
        <ProviderButtons providers={providers} fields={fields} onChoose={onChoose} />
        <MagicLinkForm action="#email" fields={fields} signIn={askForLink} />
      </SignInForm>
    </Card>
  );
}

const meta = {
  title: "Account/Sign-in form",
  component: SignInForm,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const refused = (over: Partial<SignInResult>): SignInResult => ({
  ok: false,
  status: 401,
  error: "CredentialsSignin",
  url: null,
  retryAfter: null,
  ...over,
});
type Refuse = NonNullable<SignInFormProps["signIn"]>;

/** Each way to sign in is a form that works without JavaScript. */
export const SignIn: Story = {
  args: {
    signIn: fn<Refuse>(() =>
      Promise.resolve({ ok: true, status: 200, error: null, url: "/account", retryAfter: null }),
    ),
    onSignedIn: fn(),
    onChoose: fn((_id: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
};

/** Empty fields are named. Then the visitor is signed in and redirected. */
export const SignedIn: Story = {
  ...SignIn,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const texts = textsOf(globals);
    const form = fieldIn(canvasElement, "[name=password]").form as HTMLFormElement;
    await expect(form).toHaveAttribute("action", "#credentials");
    await expect(Object.fromEntries(new FormData(form))).toEqual({ ...fields, email: "", password: "" });
    await userEvent.click(within(form).getByRole("button", { name: texts["account-form"].signIn }));
    await summaryFocused(canvasElement);
    await expect(within(form).getAllByRole("listitem")).toHaveLength(2);
    await expect(args.signIn).not.toHaveBeenCalled();

    await userEvent.type(fieldIn(form, "[name=email]"), "ayse@example.com", { delay: null });
    await userEvent.type(fieldIn(form, "[name=password]"), "kavanoz deniz bulut{Enter}", { delay: null });
    await waitFor(() =>
      expect(args.signIn).toHaveBeenCalledWith({
        email: "ayse@example.com",
        password: "kavanoz deniz bulut",
      }),
    );
    await expect(await canvas.findByText(texts["sign-in-form"].goingOn)).toBeVisible();
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /Google/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("google", expect.anything());
    blur();
  },
};

/** After a failed attempt the e-mail address stays. A locked account says for how long. */
export const Locked: Story = {
  args: { signIn: fn<Refuse>(() => Promise.resolve(refused({ retryAfter: 847 }))) },
  play: async ({ canvasElement, globals }) => {
    const locale = globals.locale as Locale;
    await userEvent.type(fieldIn(canvasElement, "[name=email]"), "ayse@example.com", { delay: null });
    await userEvent.type(fieldIn(canvasElement, "[name=password]"), "kavanoz{Enter}", { delay: null });
    const summary = await summaryFocused(canvasElement);
    await expect(summary).toHaveTextContent(signInErrorMessage("TooManyRequests", locale));
    await expect(summary).toHaveTextContent("15");
    await expect(fieldIn(canvasElement, "[name=email]")).toHaveValue("ayse@example.com");
    blur();
  },
};

/** After a post without JavaScript: the reason is in the URL, with a link to a new confirmation e-mail. */
export const NotConfirmed: Story = {
  args: {
    error: "EmailNotVerified",
    email: "ayse@example.com",
    askForLink: fn(() => Promise.resolve({ ...refused({}), ok: true })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const texts = textsOf(globals)["sign-in-form"];
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      signInErrorMessage("EmailNotVerified", globals.locale as Locale),
    );
    await expect(canvas.getByRole("link", { name: texts.sendVerification })).toHaveAttribute(
      "href",
      "#verification",
    );
    const details = canvasElement.querySelector("details") as HTMLDetailsElement;
    await userEvent.click(within(details).getByText(texts.linkTitle));
    const form = details.querySelector("form") as HTMLFormElement;
    await expect(form).toHaveAttribute("action", "#email");
    await userEvent.type(fieldIn(form, "[name=email]"), "ayse@example.com{Enter}", { delay: null });
    await expect(await canvas.findByText(texts.linkSent)).toBeVisible();
    await expect(args.askForLink).toHaveBeenCalledWith({ email: "ayse@example.com" });
    blur();
  },
};

/** Redirected from a page that needs an account: a notice instead of an error, until an attempt fails. */
export const LedHere: Story = {
  args: { error: "SessionRequired", signIn: fn<Refuse>(() => Promise.resolve(refused({}))) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals }) => {
    const sentence = signInErrorMessage("SessionRequired", globals.locale as Locale);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByText(sentence).closest("[role=status]")).toBeVisible();
    await expect(fieldIn(canvasElement, "[name=email]").form).not.toHaveTextContent(sentence);
  },
};

export const Keyboard: Story = {
  ...SignIn,
  ...pressing(({ tabThrough }) => tabThrough("textbox 2, button 2, link 2, button, summary")),
  tags: ["keyboard"],
};
