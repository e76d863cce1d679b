import type { Locale } from "@preforma/domain/locales";
import { paymentTypeNames } from "@preforma/domain/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { BankAccountCard } from "../bank-account-card/index.ts";
import { fixtureAccounts } from "../fixtures/content/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { PaymentChoice, type PaymentChoiceProps } from "./index.ts";
import words from "./payment-choice.words.json" with { type: "json" };

const { key: _key, texts: accountTexts, ...account } = fixtureAccounts[0]!;
function Example(props: PaymentChoiceProps & { readonly isCashOff?: boolean }) {
  const { locale } = useLocale();
  const { isCashOff = false, ...rest } = props;
  return (
    <form style={{ maxInlineSize: 640 }}>
      <PaymentChoice
        accounts={
          <BankAccountCard
            {...account}
            title={accountTexts[locale].title}
            note={accountTexts[locale].summary}
          />
        }
        unavailable={isCashOff ? { cash_on_delivery: words[locale].reason } : {}}
        {...rest}
      />
    </form>
  );
}

const meta = {
  title: "Shop/Payment choice",
  component: PaymentChoice,
  render: (args) => <Example {...args} />,
  args: { onValueChange: fn() },
  // The example's own, no prop of the component.
  argTypes: { isCashOff: { table: { disable: true } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const nameOf = (type: keyof typeof paymentTypeNames, globals: { locale?: unknown }) =>
  paymentTypeNames[type][(globals.locale ?? "tr") as Locale];

/** The card is selected and says where its details are entered. An unavailable method says why. */
export const Card: Story = {
  args: { isCashOff: true },
  play: async ({ canvas, globals, canvasElement }) => {
    const texts = textsOf(globals)["payment-choice"];
    const card = canvas.getByRole("radio", { name: nameOf("credit_card", globals) });
    await expect(card).toBeChecked();
    await expect(canvas.getByText(texts.cardDetail)).toBeVisible();
    await expect(canvas.getByText(texts.transferDetail, { exact: false })).not.toBeVisible();
    const cash = canvas.getByRole("radio", { name: nameOf("cash_on_delivery", globals) });
    await expect(cash).toBeDisabled();
    await expect(cash).toHaveAccessibleDescription(/20[.,\s]000/);
    await expect(new FormData(canvasElement.querySelector("form") ?? undefined).get("payment_type")).toBe(
      "credit_card",
    );
  },
};

/** By keyboard: an arrow key selects the next available method, and its accounts open. */
export const Transfer: Story = {
  args: { isCashOff: true },
  play: async ({ canvas, args, globals, canvasElement }) => {
    const texts = textsOf(globals)["payment-choice"];
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const transfer = canvas.getByRole("radio", { name: nameOf("bank_transfer", globals) });
    await expect(transfer).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("bank_transfer");
    await expect(canvas.getByText(texts.transferDetail, { exact: false })).toBeVisible();
    await expect(canvas.getByText(texts.cardDetail)).not.toBeVisible();
    await expect(canvas.getByText(/^TR\d\d \d{4} /)).toBeVisible();
    // The content of an opened card can be pressed: it is above the card's own target.
    const copy = canvas.getAllByRole("button")[0]!;
    const box = copy.getBoundingClientRect();
    copy.scrollIntoView();
    const at = copy.getBoundingClientRect();
    await expect(copy.contains(document.elementFromPoint(at.x + box.width / 2, at.y + box.height / 2))).toBe(
      true,
    );
    await expect(new FormData(canvasElement.querySelector("form") ?? undefined).get("payment_type")).toBe(
      "bank_transfer",
    );
    transfer.blur();
    window.scrollTo(0, 0);
  },
};

/** On a phone. A press anywhere on a card selects it. An error of the server is shown at the question. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { defaultValue: "bank_transfer", error: "422" },
  render: function Render(args) {
    const { locale } = useLocale();
    return <Example {...args} error={words[locale].reason} notes={{ cash_on_delivery: words[locale].fee }} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)["payment-choice"];
    const cash = canvas.getByRole("radio", { name: nameOf("cash_on_delivery", globals) });
    // The note is not the label, but the label reaches over it for a pointer.
    canvas.getByText(texts.cash_on_delivery).scrollIntoView({ block: "center" });
    const note = canvas.getByText(texts.cash_on_delivery).getBoundingClientRect();
    const hit = document.elementFromPoint(note.x + note.width / 2, note.y + note.height / 2);
    await userEvent.click(hit as HTMLElement);
    await expect(cash).toBeChecked();
    await expect(canvas.getByText(texts.cashDetail)).toBeVisible();
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    cash.blur();
    window.scrollTo(0, 0);
  },
};

export const Keyboard: Story = {
  ...Transfer,
  ...pressing(async ({ all, press, tabThrough }) => {
    await tabThrough("radio, button 3");
    const [card, transfer] = all<HTMLInputElement>("input[type=radio]:enabled");
    transfer!.focus();
    await press("ArrowUp");
    await expect(card!.checked).toBe(true);
    transfer!.focus();
    await press("Space");
    await expect(transfer!.checked).toBe(true);
  }, Transfer.play),
  tags: ["keyboard"],
};
