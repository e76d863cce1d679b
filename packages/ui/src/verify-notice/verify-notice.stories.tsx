import { accountMessages } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Card } from "../card/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { useMessages } from "../provider/index.ts";
import { DeadLinkNotice, VerifyNotice, type VerifyNoticeProps } from "./index.ts";

type Send = NonNullable<VerifyNoticeProps["send"]>;

/** The three results of a link. */
function Example({ send }: Pick<VerifyNoticeProps, "send">) {
  return (
    <Grid columns="large">
      {(["sent", "verified", "used"] as const).map((status) => (
        <Card key={status} data-status={status}>
          <VerifyNotice
            status={status}
            email={status === "sent" ? "ayse.yilmaz@example.com" : undefined}
            action="#again"
            signInHref="#sign-in"
            headingLevel={2}
            send={send}
          />
        </Card>
      ))}
    </Grid>
  );
}

const meta = {
  title: "Account/Verify notice",
  component: VerifyNotice,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

/** The next step is to sign in, or to ask for another link. The e-mail address is asked for where it is not known. */
export const AllStates: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
};

/** A new link is sent to the typed e-mail address. */
export const LinkSent: Story = {
  ...AllStates,
  tags: ["behaviour"],
  play: async ({ canvasElement, args, globals }) => {
    const card = (status: string) => canvasElement.querySelector(`[data-status=${status}]`) as HTMLElement;
    await expect(within(card("verified")).getByRole("link")).toHaveAttribute("href", "#sign-in");
    await expect(within(card("verified")).queryByRole("button")).toBeNull();
    await expect(within(card("sent")).queryByRole("textbox")).toBeNull();
    await userEvent.type(within(card("used")).getByRole("textbox"), "ayse@example.com{Enter}", {
      delay: null,
    });
    await expect(
      await within(card("used")).findByText(accountMessages.verificationSent[globals.locale as Locale]),
    ).toBeVisible();
    const [data] = (args.send as ReturnType<typeof fn<Send>>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(data ?? [])).toEqual({ email: "ayse@example.com" });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** A link that confirms something else: another one is requested elsewhere. */
export const DeadLink: Story = {
  render: function Render() {
    const { sendLink } = useMessages("password-forms");
    return (
      <Card style={{ maxInlineSize: 480 }}>
        <DeadLinkNotice retryHref="#forgotten" retryLabel={sendLink} headingLevel={2} />
      </Card>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(accountMessages.linkInvalid[globals.locale as Locale])).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#forgotten");
  },
};

export const Keyboard: Story = {
  ...AllStates,
  ...pressing(({ tabThrough }) => tabThrough("button, link, textbox, button")),
  tags: ["keyboard"],
};
