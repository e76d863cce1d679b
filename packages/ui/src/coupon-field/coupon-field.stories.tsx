import { formattingTag, type Locale } from "@preforma/domain/locales";
import { shopMessage } from "@preforma/domain/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { focusOn } from "../form/form.fixtures.ts";
import { CouponField, type CouponFieldProps } from "./index.ts";

const tried = fn<(code: string) => void>();

/** The localised discount of the code: `-%10`, `−10 %`. */
const offOf = (locale: Locale) =>
  new Intl.NumberFormat(formattingTag(locale), { style: "percent" }).format(-0.1);

/** A cart that accepts one code. */
function Cart(props: Partial<CouponFieldProps>) {
  const { locale } = useLocale();
  const [code, setCode] = useState<string | null>(null);
  return (
    <CouponField
      action="#"
      removeAction="#"
      applied={code === null ? null : { code, note: offOf(locale) }}
      apply={(wanted) => {
        tried(wanted);
        if (wanted !== "BAHAR10")
          return Promise.resolve({ ok: false, message: shopMessage("couponUnknown", locale) });
        setCode(wanted);
        return Promise.resolve({ ok: true, message: shopMessage("couponApplied", locale) });
      }}
      remove={() => {
        setCode(null);
        return Promise.resolve({ ok: true });
      }}
      {...props}
    />
  );
}

const meta = {
  title: "Shop/Coupon field",
  component: CouponField,
  args: { action: "#", removeAction: "#" },
} satisfies Meta<typeof CouponField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof CouponField> = {
  args: { action: "#", removeAction: "#", applied: { code: "BAHAR10" } },
  decorators: [inColumn(400)],
  tags: ["playground", "!test"],
};

/** Empty, rejected, applied, and as the server renders it without JavaScript. */
export const AllStates: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 400 }}>
      <Cart />
      <CouponField
        action="#"
        removeAction="#"
        applied={{ code: "BAHAR10", note: offOf(globals.locale as Locale) }}
      />
      <CouponField
        action="#"
        removeAction="#"
        state={{
          values: { code: "YAZ15" },
          outcome: { ok: false, message: shopMessage("couponExpired", globals.locale as "tr") },
        }}
      />
    </div>
  ),
};

/** A wrong code is rejected. A right one is applied and removed again. The focus follows. */
export const CouponTried: Story = {
  ...AllStates,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, globals }) => {
    const [status] = canvas.getAllByRole("status") as [HTMLElement];
    const [code] = canvas.getAllByRole("textbox") as [HTMLInputElement];
    await userEvent.type(code, "BAHAR1{Enter}");
    await waitFor(() => expect(code).toBeInvalid());
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue("BAHAR1");
    await userEvent.type(code, "0");
    await expect(code).toBeValid();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvasElement).toHaveTextContent(/BAHAR10.*BAHAR10/));
    await expect(tried.mock.lastCall?.[0]).toBe("BAHAR10");
    // The field was replaced: its replacement has the focus, and the message is announced in an empty live region.
    await focusOn(/BAHAR10/);
    await waitFor(() =>
      expect(status).toHaveTextContent(shopMessage("couponApplied", globals.locale as "tr")),
    );
    await expect(status).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole("textbox")).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole("textbox")[0]).toHaveFocus());
    await userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole("textbox")[0]).toBeInvalid());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...AllStates,
  ...pressing(({ tabThrough }) => tabThrough("textbox, button 2, textbox, button")),
  tags: ["keyboard"],
};
