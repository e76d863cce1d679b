import { ownRequestsQuery } from "@preforma/domain/requests";
import { pathTo } from "@preforma/domain/routes";
import { formatMoney } from "@preforma/domain/shop";
import { ButtonLink } from "@preforma/ui/button";
import { RequestCard } from "@preforma/ui/request-card";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { AccountFrame, accountPage } from "../account/index.ts";
import { pageNumber } from "../../platform/loading/page-number.ts";
import { PagedList } from "./paged-list.tsx";
import { requestedLine } from "./requested-line.server.ts";
import { requireCustomer } from "../account/index.server.ts";

const load = async (visit: Visit) => {
  await requireCustomer(visit);
  const number = pageNumber(visit.url);
  const { requests, totalPages } = await ownRequestsQuery(visit.strict, visit.locale, number).queryFn({});
  return {
    page: accountPage("accountRequests", visit),
    number,
    requests: requests.map(({ items, ...request }) => ({
      // Its products are sent as they are shown.
      request: { ...request, items: [] },
      lines: items.map((item, index) => requestedLine(item, index, visit.locale)),
    })),
    totalPages,
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;

export default function RequestsPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, number, requests, totalPages } = loaderData;
  const { t, locale } = useTranslation("account");
  return (
    <AccountFrame page={page}>
      <PagedList page="accountRequests" number={number} totalPages={totalPages}>
        {requests.map(({ request, lines }) => (
          <li key={`${request.kind} ${request.id}`}>
            <RequestCard
              request={request}
              lines={lines}
              headingLevel={2}
              actions={
                request.quote && (
                  <>
                    <strong>
                      <bdi>{formatMoney(request.quote.total_minor, request.quote.currency, locale)}</bdi>
                    </strong>
                    <ButtonLink
                      href={`${pathTo("quote", locale)}?id=${request.id}`}
                      variant={request.quote.is_open ? "solid" : "outline"}
                    >
                      {t("accountRequests.seeQuote")}
                    </ButtonLink>
                  </>
                )
              }
            />
          </li>
        ))}
      </PagedList>
    </AccountFrame>
  );
}
