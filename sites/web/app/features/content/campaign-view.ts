import type { Campaign } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { CampaignCardProps } from "@preforma/ui/campaign-card";
import { cardImage } from "../catalogue/index.ts";
import { slugIn } from "./article-view.ts";

/** The campaign as its card shows it. */
export function campaignCard(campaign: Campaign, locale: Locale): CampaignCardProps {
  const text = campaign.translations[0];
  return {
    href: pathTo("campaign", locale, { id: campaign.id, slug: slugIn(campaign, locale) }),
    title: text?.title ?? "",
    ...(text?.summary ? { summary: text.summary } : {}),
    image: campaign.cover ? (cardImage([campaign.cover]) ?? null) : null,
    state: campaign.state,
    validFrom: campaign.valid_from,
    validTo: campaign.valid_to,
    couponCode: campaign.coupon_code,
  };
}
