import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within, screen } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import { pressDraft, pressing } from "../keyboard/keyboard.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import {
  blur,
  complained,
  fillIn,
  fixtureSender,
  lastSent,
  openDialog,
  taking,
  textsOf,
  WithOpener,
} from "../request-form/request-form.fixtures.tsx";
import { ReviewDialog, ReviewForm, type ReviewFormProps } from "./index.ts";

const rate = async (within: { getAllByRole: (role: string) => HTMLElement[] }, stars: number) =>
  userEvent.click(within.getAllByRole("radio")[stars - 1] as HTMLElement);

const useProduct = () => {
  const { locale } = useLocale();
  return fixtureProducts[0]?.title[locale];
};

function Example(props: ReviewFormProps) {
  return <ReviewForm {...props} product={useProduct()} />;
}

const meta = {
  title: "Forms/Review form",
  component: ReviewForm,
  args: { action: "#", productId: 7 },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without stars the button is disabled but can be focused. It says why, and so does a try. */
export const Unrated: Story = {
  args: { send: taking(), productId: 8, sender: fixtureSender },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "review-dialog": own, told } = textsOf(globals);
    const button = canvas.getByRole("button", { name: own.send });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    await expect(button).toHaveAccessibleDescription(told.RATING_MISSING);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await complained(canvasElement, told.RATING_MISSING);
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/** The signature follows the input. The counter turns red below 100 characters. */
export const Written: Story = {
  args: { send: taking(), productId: 9 },
  play: async ({ canvas, canvasElement, globals }) => {
    const { "review-dialog": own, "request-form": form } = textsOf(globals);
    await fillIn(canvasElement, form.firstName, "Ayşe");
    await fillIn(canvasElement, form.lastName, "Yılmaz");
    await expect(canvas.getByText("A** Y**")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: own.showName }));
    await expect(canvas.getByText("Ayşe Y**")).toBeVisible();
    await fillIn(canvasElement, own.content, "28/410 PET. ".repeat(160));
    await expect(canvas.getByText(/80/)).toHaveRole("status");
    await rate(canvas, 4);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: own.send })).not.toHaveAttribute("aria-disabled", "true"),
    );
    localStorage.removeItem("preforma.draft.review.9");
    blur();
  },
};

/** In its dialog: a draft survives closing. After sending, a success message is shown, and the focus returns. */
export const SentInDialog: Story = {
  args: { send: taking(), productId: 10, sender: fixtureSender },
  parameters: { picture: "window" },
  render: function InDialog({ ref: _, ...args }) {
    const product = useProduct();
    return (
      <WithOpener label={useMessages("review-dialog").title}>
        {(dialog) => <ReviewDialog {...args} {...dialog} product={product} />}
      </WithOpener>
    );
  },
  play: async ({ canvas, globals, args }) => {
    const { "review-dialog": own, "request-form": form, "star-rating-field": stars, told } = textsOf(globals);
    const opener = canvas.getByRole("button", { name: own.title });
    let dialog = await openDialog(own.title);
    await fillIn(dialog, own.content, "28/410");
    await rate(within(dialog), 3);
    await userEvent.click(within(dialog).getByRole("button", { name: form.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    dialog = await openDialog(own.title);
    await waitFor(() => expect(within(dialog).getByDisplayValue("28/410")).toBeVisible());
    await expect(within(dialog).getByText(stars.rating3)).toBeVisible();
    await rate(within(dialog), 5);
    await userEvent.click(within(dialog).getByRole("button", { name: own.send }));
    const title = await within(dialog).findByText(told.REVIEW_SENT);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(within(dialog).getByText(told.REVIEW_SENT_DETAIL)).toBeVisible();
    await expect(lastSent(args.send)).toMatchObject({
      product_id: "10",
      rating: "5",
      content: "28/410",
      first_name: "İpek",
      last_name: "Şahin",
      email: "ipek.sahin@example.com",
    });
    await expect(localStorage.getItem("preforma.draft.review.10")).toBeNull();
  },
};

/** The page confirms instead: the dialog closes. */
export const ToldByThePage: Story = {
  tags: ["behaviour"],
  args: { send: taking(), productId: 11, sender: fixtureSender, onSent: fn() },
  render: SentInDialog.render,
  play: async ({ globals, args }) => {
    const { "review-dialog": own, told } = textsOf(globals);
    const dialog = await openDialog(own.title);
    await rate(within(dialog), 5);
    await userEvent.click(within(dialog).getByRole("button", { name: own.send }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(told.REVIEW_SENT));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    blur();
  },
};

export const Keyboard: Story = {
  ...SentInDialog,
  ...pressing(async ({ all, one, press, tabThrough, opens }) => {
    const opener = one("button");
    const dialog = await opens(opener, "Enter");
    await tabThrough("textbox 3, checkbox, textbox, button 2, div, radio", dialog);
    const [, second, third] = all<HTMLInputElement>("input[type=radio]");
    third!.focus();
    await press("Space", "ArrowUp");
    await expect(second!.checked).toBe(true);
    await press("ArrowDown");
    await expect(third!.checked).toBe(true);
    const tick = one<HTMLInputElement>("input[type=checkbox]");
    const ticked = tick.checked;
    tick.focus();
    await press("Space");
    await expect(tick.checked).toBe(!ticked);
    await pressDraft(opener);
  }),
  tags: ["keyboard"],
};
