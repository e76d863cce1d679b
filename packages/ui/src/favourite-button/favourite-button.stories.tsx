import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import type { Locale } from "@preforma/domain/locales";
import { pressing } from "../keyboard/keyboard.ts";
import { Cluster } from "../layout/index.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { FavouriteButton, type FavouriteButtonProps } from "./index.ts";

function Example(props: Partial<FavouriteButtonProps>) {
  const { locale } = useLocale();
  return (
    <FavouriteButton title={fixtureProducts[0]!.title[locale]} action="/favorites?product_id=42" {...props} />
  );
}

const meta = { title: "Catalogue/Favourite button", component: FavouriteButton } satisfies Meta<
  typeof FavouriteButton
>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof FavouriteButton> = {
  args: { title: "500 ml Round PET Bottle, Amber, 28/410", action: "#", send: () => Promise.resolve() },
  tags: ["playground", "!test"],
};

/** Off, on, with its label, and with a link to sign in. Without `send` they are a form and a link. */
export const States: Story = {
  render: () => (
    <Cluster>
      <Example />
      <Example favourite />
      <Example showLabel />
      <Example showLabel favourite />
      <Example signInHref="#login" />
    </Cluster>
  ),
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole<HTMLButtonElement>("button");
    await expect(buttons.map((button) => [button.ariaPressed, button.value])).toEqual([
      ["false", "add"],
      ["true", "remove"],
      ["false", "add"],
      ["true", "remove"],
    ]);
    const form = canvasElement.querySelector("form")!;
    await expect([...new FormData(form, buttons[0])]).toEqual([["favourite", "add"]]);
    await expect(buttons[0]).toHaveAttribute("formaction", "/favorites?product_id=42");
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#login");
    for (const button of buttons) {
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
    }
  },
};

const answers: { give?: (fine: boolean) => void } = {};
const send = fn(
  (_favourite: boolean) =>
    new Promise<void>((resolve, reject) => {
      answers.give = (fine) => (fine ? resolve() : reject(new Error("The server did not answer.")));
    }),
);

/**
 * It changes before the server answers and ignores further presses meanwhile. If the request fails, it changes back.
 */
export const UndoneOnFailure: Story = {
  render: () => (
    <div style={{ minBlockSize: 100, display: "flex", justifyContent: "center", alignItems: "start" }}>
      <Example send={send} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    send.mockClear();
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(send).toHaveBeenCalledOnce();
    answers.give?.(true);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(button).toHaveAttribute("aria-pressed", "true");

    button.focus();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    answers.give?.(false);
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        messagesFor(globals.locale as Locale)["favourite-button"].failed,
      ),
    );
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(send.mock.calls).toEqual([[true], [false]]);
    button.blur();
  },
};

export const Keyboard: Story = {
  ...States,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 4, link");
    await clicks(one("button"), "Enter");
    await clicks(one("a"), "Enter");
  }),
  tags: ["keyboard"],
};
