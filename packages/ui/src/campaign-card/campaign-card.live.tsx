import { live as liveOf } from "../documentation/live.ts";
import { fixtureCampaigns, fixtureImage } from "../fixtures/index.ts";
import { CampaignCard } from "./index.ts";

const [campaign] = fixtureCampaigns;

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  CampaignCard,
  (locale) => ({
    href: "#campaign",
    title: campaign?.texts[locale].title ?? "",
    summary: campaign?.texts[locale].summary ?? "",
    validFrom: campaign?.validFrom ?? "",
    validTo: campaign?.validTo ?? "",
    couponCode: "KARGO",
    image: fixtureImage("jar-blue", ""),
  }),
  380,
);
