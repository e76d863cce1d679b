import { pathTo } from "@preforma/domain/routes";
import { ordersQuery } from "@preforma/domain/shop";
import { OrderCard } from "@preforma/ui/order-card";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { rowImage } from "../shop/index.server.ts";
import { AccountFrame, accountPage } from "../account/index.ts";
import { pageNumber } from "../../platform/loading/page-number.ts";
import { OrderAgain } from "./order-again.tsx";
import { PagedList } from "./paged-list.tsx";
import { requireCustomer } from "../account/index.server.ts";

const load = async (visit: Visit) => {
  await requireCustomer(visit);
  const number = pageNumber(visit.url);
  const { orders, meta } = await ordersQuery(visit.strict, visit.locale, number).queryFn({});
  return {
    page: accountPage("accountOrders", visit),
    number,
    orders: orders.map(({ images, ...order }) => ({ order, images: images.map(rowImage) })),
    totalPages: meta.totalPages,
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;

export default function OrdersPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, number, orders, totalPages } = loaderData;
  const { locale } = useTranslation("account");
  return (
    <AccountFrame page={page}>
      <PagedList page="accountOrders" number={number} totalPages={totalPages}>
        {orders.map(({ order, images }) => (
          <li key={order.number}>
            <OrderCard
              order={order}
              images={images}
              headingLevel={2}
              href={pathTo("accountOrder", locale, { number: order.number })}
              actions={<OrderAgain number={order.number} isNamed />}
            />
          </li>
        ))}
      </PagedList>
    </AccountFrame>
  );
}
