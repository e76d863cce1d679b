import { campaignsQuery, type Campaign } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { CampaignCard, type CampaignCardProps } from "@preforma/ui/campaign-card";
import { EmptyState } from "@preforma/ui/empty-state";
import { Container, Grid } from "@preforma/ui/layout";
import { Heading } from "@preforma/ui/text";
import type { Locale } from "@preforma/domain/locales";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { itemList } from "../../platform/seo/structured-data.tsx";
import { cardImage } from "../catalogue/index.ts";
import * as css from "./content.css.ts";
import { slugIn } from "./article-view.ts";

/** Running ones first; ended ones remain for reference. */
const states = ["running", "upcoming", "ended"] as const;

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const campaigns = (await read(campaignsQuery(client, locale, "all"))).map((campaign) =>
    campaignCard(campaign, locale),
  );
  return {
    ...plainPage("campaigns", "content", context),
    groups: states.map((state) => ({
      state,
      campaigns: campaigns.filter((campaign) => campaign.state === state),
    })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function CampaignsPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("content");
  const running = page.groups[0]?.campaigns ?? [];
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => [
          itemList(
            origin,
            running.map(({ href }) => href),
          ),
        ]}
      />
      <Container className={css.body}>
        {running.length === 0 && (
          <EmptyState
            title={t("campaigns.noneTitle")}
            actions={
              <ButtonLink href={pathTo("products", locale)}>{t("common:navigation.allProducts")}</ButtonLink>
            }
          >
            <p>{t("campaigns.noneText")}</p>
          </EmptyState>
        )}
        {page.groups.map(
          ({ state, campaigns }) =>
            campaigns.length > 0 && (
              <section key={state} className={css.part} aria-labelledby={`campaigns-${state}`}>
                <Heading level={2} size="xl" id={`campaigns-${state}`}>
                  {t(`campaigns.${state}`)}
                </Heading>
                <Grid columns="large">
                  {campaigns.map((campaign, index) => (
                    <CampaignCard
                      key={campaign.href}
                      {...campaign}
                      priority={state === "running" && index < 3}
                    />
                  ))}
                </Grid>
              </section>
            ),
        )}
      </Container>
    </>
  );
}

/** The campaign for its card. */
function campaignCard(campaign: Campaign, locale: Locale): CampaignCardProps {
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
