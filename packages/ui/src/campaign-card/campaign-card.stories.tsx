import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureCampaigns } from "../fixtures/content.ts";
import { fixtureImage } from "../fixtures/index.ts";
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
    // A code that no longer works is not handed out.
    await expect(canvas.getAllByText(coupon!.couponCode!, { selector: "bdi" })).toHaveLength(
      plain!.couponCode === null ? 1 : 2,
    );
    // The button lies beside the card's link, not under it.
    const button = canvas.getAllByRole("button")[0]!;
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await expect(canvasElement.querySelectorAll("a button")).toHaveLength(0);
  },
};
