import type { PriceView } from "@preforma/domain/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { useMessages } from "../provider/index.ts";
import { Price, PriceSwitch, priceViewAttribute } from "./index.ts";

/** A price with the choice beside it. The attribute is on the frame, where pages have it on their root. */
function Example({ first = "gross" }: { first?: PriceView }) {
  const [view, setView] = useState(first);
  const { perPiece } = useMessages("product-card");
  return (
    <div {...{ [priceViewAttribute]: view }} style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <PriceSwitch value={view} action="#prices" fields={{ return_to: "/" }} onValueChange={setView} />
      <p style={{ margin: 0 }}>
        <Price amountMinor={845} currency="TRY" /> / {perPiece}
      </p>
      <p style={{ margin: 0 }}>
        <Price amountMinor={1_014_000} currency="TRY" note="both" />
      </p>
    </div>
  );
}

const meta = {
  title: "Shop/Price",
  // `Price` is two elements, of which one is shown: it takes no attributes of an outermost one.
  component: PriceSwitch,
  subcomponents: { Price },
  parameters: { layout: "padded" },
} satisfies Meta<typeof PriceSwitch>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof PriceSwitch> = {
  args: { value: "gross", action: "#prices" },
  tags: ["playground", "!test"],
};

/** The first price in both views. */
function bothIn(canvasElement: HTMLElement): [gross: HTMLElement, net: HTMLElement] {
  const [gross, net] = canvasElement.querySelectorAll<HTMLElement>("bdi");
  if (!gross || !net) throw new Error("A price is missing.");
  return [gross, net];
}

const pressed = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLButtonElement>("button[aria-pressed=true]")].map(
    (button) => button.value,
  );

/** Consumers see prices with VAT; the other price is neither seen nor read. */
export const WithVat: Story = {
  render: () => <Example />,
  play: async ({ canvasElement, globals }) => {
    const [gross, net] = bothIn(canvasElement);
    await expect(gross).toBeVisible();
    await expect(gross).toHaveTextContent(/10[.,]14/);
    await expect(net).not.toBeVisible();
    await expect(net).toHaveTextContent(textsOf(globals).price.plusVat);
    await expect(pressed(canvasElement)).toEqual(["gross"]);
  },
};

/** Where a column has no room for the note beside the amount, it stands below it as a whole. */
export const Narrow: Story = {
  render: () => (
    <p style={{ margin: 0, inlineSize: "11rem", fontSize: "1.75rem" }} {...{ [priceViewAttribute]: "gross" }}>
      <Price amountMinor={101_400} currency="TRY" note="both" />
    </p>
  ),
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const note = canvasElement.querySelector("bdi > span")!;
    await expect(note.getClientRects()).toHaveLength(1);
  },
};

/** Companies see net prices. One press leads back. */
export const WithoutVat: Story = {
  render: () => <Example first="net" />,
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals).price;
    const [gross, net] = bothIn(canvasElement);
    await expect(gross).not.toBeVisible();
    await expect(net).toHaveTextContent(/8[.,]45/);
    await userEvent.click(canvas.getByRole("button", { name: texts.gross }));
    await expect(gross).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: texts.net }));
    await expect(gross).not.toBeVisible();
    await expect(pressed(canvasElement)).toEqual(["net"]);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...WithVat,
  ...pressing(async ({ press, tabThrough }, { canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await tabThrough("button 2");
    await press("Enter");
    await expect(pressed(canvasElement)).toHaveLength(1);
  }),
  tags: ["keyboard"],
};
