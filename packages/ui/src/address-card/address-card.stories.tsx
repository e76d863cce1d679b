import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureAddresses } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { messagesFor } from "../messages/index.ts";
import { useMessages } from "../provider/index.ts";
import { AddressCard, AddressLines } from "./index.ts";

const meta = { title: "Account/Address card", component: AddressCard } satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof AddressCard> = {
  args: { address: fixtureAddresses[0] },
  decorators: [inColumn(420)],
  tags: ["playground", "!test"],
};

function Both() {
  const texts = useMessages("address-list");
  const [company, own] = fixtureAddresses;
  return (
    <Grid>
      <AddressCard
        address={company}
        headingLevel={2}
        actions={
          <Button variant="outline" size="small" aria-label={`${texts.edit}: ${company.address_title}`}>
            {texts.edit}
          </Button>
        }
      />
      <AddressCard address={own} headingLevel={2} />
    </Grid>
  );
}

/** A company's default address, and a person's address without actions. */
export const Kinds: Story = {
  render: () => <Both />,
  play: async ({ canvas, globals }) => {
    const texts = messagesFor(globals.locale as Locale)["address-card"];
    const [company, own] = canvas.getAllByRole("article");
    await expect(within(company!).getByText(texts.default)).toBeVisible();
    await expect(within(company!).getByText(fixtureAddresses[0].vkn!)).toHaveAttribute("dir", "ltr");
    await expect(within(own!).queryByText(texts.default)).toBeNull();
    await expect(within(own!).queryByText(texts.taxNumber)).toBeNull();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

/** The lines alone, as in orders and requests. */
export const LinesAlone: Story = {
  render: () => <AddressLines address={fixtureAddresses[1]} />,
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelector("address");
    await expect(lines).toHaveTextContent(fixtureAddresses[1].street);
    await expect(canvasElement.querySelector("h2, h3, article")).toBeNull();
  },
};

export const Keyboard: Story = {
  ...Kinds,
  ...pressing(({ tabThrough }) => tabThrough("button")),
  tags: ["keyboard"],
};
