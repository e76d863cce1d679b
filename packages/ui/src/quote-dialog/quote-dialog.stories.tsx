import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within, screen } from "storybook/test";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { refusedFor } from "../form/form.fixtures.ts";
import { pressDraft, pressing } from "../keyboard/keyboard.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import {
  blur,
  complained,
  cutOff,
  fillIn,
  fixtureSender,
  lastSent,
  openDialog,
  taking,
  textsOf,
  WithOpener,
} from "../request-form/request-form.fixtures.tsx";
import { QuoteDialog, QuoteForm, type QuoteFormProps, type QuoteProduct } from "./index.ts";
import words from "./quote-dialog.words.json" with { type: "json" };

const productUrl = "https://preforma.example/urun/7/500-ml-amber-yuvarlak-pet-sise";

function useProducts(count: number): QuoteProduct[] {
  const { locale } = useLocale();
  const { colour, amber, finish } = words[locale];
  return fixtureProducts.slice(0, count).map((product, index) => ({
    id: 7 + index,
    title: product.title[locale],
    code: product.code,
    image: fixtureImage(product.picture, ""),
    minimumOrder: product.minimumOrder,
    variants:
      index === 0
        ? [
            { label: colour, value: amber },
            { label: finish, value: "28/410" },
          ]
        : [],
    quantity: index === 0 ? 12000 : undefined,
  }));
}

/** The form for so many of the fixtures' products. */
function Example({ count, ...props }: QuoteFormProps & { count: number }) {
  return <QuoteForm {...props} products={useProducts(count)} />;
}

const meta = {
  title: "Forms/Quote form",
  component: QuoteForm,
  args: { action: "#", products: [], productUrl },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
} satisfies Meta<typeof QuoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One product, which is fixed, with its options. After a failure everything stays. */
export const NotSent: Story = {
  args: { send: cutOff(), sender: fixtureSender },
  render: (args) => <Example {...args} count={1} />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "quote-dialog": own, "request-form": form, told } = textsOf(globals);
    const { colour, amber } = words[globals.locale as keyof typeof words];
    await expect(canvas.getByRole("textbox", { name: own.productUrl })).toHaveAttribute("readonly");
    await fillIn(canvasElement, form.message, "Ege Kozmetik 28/410");
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    await complained(canvasElement, told.QUOTE_NOT_SENT);
    await expect(canvas.getByDisplayValue("Ege Kozmetik 28/410")).toBeVisible();
    await expect(lastSent(args.send)).toMatchObject({
      product_id: "7",
      quantity: "12000",
      [`variants.${colour}`]: amber,
      product_url: productUrl,
      company: "Ege Kozmetik",
      phone: "+905321234567",
    });
    localStorage.removeItem("preforma.draft.quote.7");
    blur();
  },
};

/** A basket: each product has its own quantity, and an error is shown at the right one. */
export const BasketIncomplete: Story = {
  args: { send: taking(), sender: fixtureSender, productUrl: undefined },
  render: (args) => <Example {...args} count={3} />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "quote-dialog": own, "request-form": form } = textsOf(globals);
    const quantities = canvas.getAllByRole("spinbutton");
    await expect(quantities).toHaveLength(3);
    await fillIn(canvasElement, form.message, "28/410");
    await userEvent.click(quantities[2] as HTMLElement);
    await userEvent.paste("500");
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    const summary = await complained(canvasElement, own.quantity);
    const [link] = within(summary).getAllByRole("link");
    await expect(within(summary).getAllByRole("link")).toHaveLength(1);
    await userEvent.click(link as HTMLElement);
    await expect(quantities[1]).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    localStorage.removeItem("preforma.draft.quote.7-8-9");
    blur();
  },
};

/** An unknown product: the dialog says so at once, and nothing can be sent. */
export const UnknownProduct: Story = {
  args: {
    send: taking(),
    sender: fixtureSender,
    products: [{ id: null, title: "PB-500-28-AM", quantity: 1 }],
  },
  parameters: { picture: false, pictureOff: "One more line than in the other stories." },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "quote-dialog": own, "request-form": form, told } = textsOf(globals);
    await expect(canvas.getByText(told.PRODUCT_ID_MISSING)).toBeVisible();
    await fillIn(canvasElement, form.message, "28/410");
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    await complained(canvasElement, told.PRODUCT_ID_MISSING);
    await expect(args.send).not.toHaveBeenCalled();
    localStorage.removeItem("preforma.draft.quote.");
    blur();
  },
};

const refusedQuantity = (globals: { locale?: unknown }) =>
  refusedFor(globals, "items.1.quantity", "minimum", { limit: 1 });

/** As the server renders it without JavaScript: values and errors are in the HTML. */
export const FromServer: Story = {
  args: {
    productUrl: undefined,
    state: { values: { "items.1.quantity": "0", company: "Ege Kozmetik" } },
  },
  parameters: { picture: false, pictureOff: "Looks as the basket." },
  render: ({ state, ...args }, { globals }) => (
    <Example {...args} state={{ ...state, outcome: refusedQuantity(globals) }} count={2} />
  ),
  play: async ({ canvas, globals }) => {
    const { message, errors } = refusedQuantity(globals);
    const quantity = canvas.getAllByRole("spinbutton")[1] as HTMLElement;
    await expect(quantity).toHaveValue("0");
    await expect(quantity).toBeInvalid();
    await expect(quantity).toHaveAccessibleDescription(expect.stringContaining(errors[0]?.message ?? ""));
    await expect(canvas.getByDisplayValue("Ege Kozmetik")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(message);
  },
};

/** In its dialog, as it opens. */
export const InDialog: Story = {
  args: { send: taking(), sender: fixtureSender },
  parameters: { picture: "window" },
  render: function InDialog({ ref: _, ...args }) {
    const products = useProducts(1);
    return (
      <WithOpener label={useMessages("quote-dialog").title}>
        {(dialog) => <QuoteDialog {...args} {...dialog} products={products} />}
      </WithOpener>
    );
  },
  play: async ({ globals, args }) => {
    const { "quote-dialog": own, "request-form": form, told } = textsOf(globals);
    const dialog = await openDialog(own.title);
    await fillIn(dialog, form.message, "28/410");
    await userEvent.click(within(dialog).getByRole("button", { name: own.send }));
    const sent = await within(dialog).findByText(told.QUOTE_SENT);
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(within(dialog).getByText(told.QUOTE_SENT_DETAIL)).toBeVisible();
    await expect(args.send).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getAllByRole("button", { name: form.close })[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // Opened again, it is a new form.
    await openDialog(own.title);
    blur();
  },
};

export const Keyboard: Story = {
  ...InDialog,
  ...pressing(async ({ one, press, tabThrough, submits }) => {
    const opener = one("button");
    const dialog = one("[role=dialog]");
    await tabThrough("textbox 5, button, textbox 2, button 2, div, spinbutton", dialog);
    const quantity = one("[role=spinbutton]");
    const pieces = () => Number(quantity.ariaValueNow);
    const before = pieces();
    quantity.focus();
    await press("ArrowUp");
    await expect(pieces()).toBe(before + 1);
    await press("ArrowDown");
    await expect(pieces()).toBe(before);
    await submits(one("[name=company]"));
    await pressDraft(opener);
  }, InDialog.play),
  tags: ["keyboard"],
};
