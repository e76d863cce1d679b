import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import { fixtureCampaigns } from "../fixtures/content/index.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureImage } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { CampaignCard } from "./campaign-card.tsx";

const [coupon, plain] = fixtureCampaigns;
const meta = {
  title: "Content/Campaign card",
  component: CampaignCard,
  args: { href: "#kampanya", title: "", validFrom: coupon!.validFrom, validTo: coupon!.validTo },
} satisfies Meta<typeof CampaignCard>;
export default meta;

export const Playground: StoryObj<typeof CampaignCard> = {
  args: {
    href: "#campaign",
    title: "Free carriage from 10,000 TRY",
    summary:
      "With the code KARGO, goods worth 10,000 TRY or more without VAT travel free. As a rule, that begins at 50,000.",
    validFrom: "2026-05-01T21:00:00.000Z",
    validTo: "2026-08-31T20:59:59.000Z",
    couponCode: "KARGO",
    image: fixtureImage("jar-blue", ""),
  },
  decorators: [inColumn(380)],
  tags: ["playground", "!test"],
};

export const States: StoryObj<typeof meta> = {
  render: function States() {
    const { locale } = useLocale();
    const card = (campaign: NonNullable<typeof coupon>) => ({
      href: `#${campaign.key}`,
      title: campaign.texts[locale].title,
      validFrom: campaign.validFrom,
      validTo: campaign.validTo,
      couponCode: campaign.couponCode,
      priority: true,
    });
    return (
      <Grid>
        <CampaignCard
          {...card(coupon!)}
          summary={coupon!.texts[locale].summary}
          image={fixtureImage(coupon!.picture, "")}
        />
        <CampaignCard {...card(plain!)} state="upcoming" image={fixtureImage(plain!.picture, "")} />
        <CampaignCard {...card(coupon!)} state="ended" summary={coupon!.texts[locale].summary} />
      </Grid>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    // An expired code is not shown.
    await expect(canvas.getAllByText(coupon!.couponCode!, { selector: "bdi" })).toHaveLength(
      plain!.couponCode === null ? 1 : 2,
    );
    // The button is beside the card's link, not covered by it.
    const button = canvas.getAllByRole("button")[0]!;
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await expect(canvasElement.querySelectorAll("a button")).toHaveLength(0);
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  ...States,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("link, button, link 2");
    await clicks(one("a"), "Enter");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter");
    await waitFor(() => expect(clipboard.texts).toHaveLength(1));
    clipboard.restore();
  }),
  tags: ["keyboard"],
};
