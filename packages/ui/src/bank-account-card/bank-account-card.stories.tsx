import { isIban } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import { fixtureAccounts } from "../fixtures/content/index.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { BankAccountCard } from "./bank-account-card.tsx";

const meta = {
  title: "Content/Bank account card (IBAN)",
  id: "content-bank-account-card",
  component: BankAccountCard,
} satisfies Meta<typeof BankAccountCard>;
export default meta;

export const Playground: StoryObj<typeof BankAccountCard> = {
  args: {
    title: "Turkish lira account",
    bank: "Örnek Bankası A.Ş.",
    branch: "Başakşehir Ticari Şubesi (0000)",
    holder: "Preforma Plastik Ambalaj Sanayi ve Ticaret A.Ş.",
    iban: "TR499999900000000001000241",
    bic: "ORNKTRISXXX",
    currency: "TRY",
    note: "For transfers within Türkiye. Please give your order number as the reference.",
  },
  decorators: [inColumn(520)],
  tags: ["playground", "!test"],
};

export const Accounts: StoryObj = {
  render: function Accounts() {
    const { locale } = useLocale();
    return (
      <Grid columns="large">
        {fixtureAccounts.map(({ key, texts, ...account }) => (
          <BankAccountCard key={key} {...account} title={texts[locale].title} note={texts[locale].summary} />
        ))}
      </Grid>
    );
  },
  play: async ({ canvas, globals }) => {
    const messages = messagesFor(globals.locale);
    const clipboard = answeringClipboard();
    const button = canvas.getAllByRole("button", {
      name: (name) => name.includes(messages["bank-account-card"].copyIban),
    })[0]!;
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getAllByRole("status")[0]).toHaveTextContent(messages["copy-button"].copied),
    );
    // Banks' forms accept it without spaces.
    await expect(clipboard.texts).toEqual([fixtureAccounts[0]!.iban]);
    await expect(isIban(clipboard.texts[0]!)).toBe(true);
    clipboard.restore();
    const shown = canvas.getAllByText(/^TR\d\d \d{4} /)[0]!;
    await expect(getComputedStyle(shown).direction).toBe("ltr");
    // The lines of a name in Latin letters begin where those of the reader's language do.
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getAllByText(fixtureAccounts[0]!.holder)[0]!);
    const edge = document.documentElement.dir === "rtl" ? "right" : "left";
    const starts = [...lines.getClientRects()].map((line) => Math.round(line[edge]));
    await expect(starts.length).toBeGreaterThan(1);
    await expect(new Set(starts).size).toBe(1);
    button.blur();
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toBeEmptyDOMElement());
  },
};

export const Keyboard: StoryObj = {
  ...Accounts,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 6");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter", "Space");
    await waitFor(() => expect(clipboard.texts).toHaveLength(2));
    clipboard.restore();
  }),
  tags: ["keyboard"],
};
