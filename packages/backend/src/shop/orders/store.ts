import type { Selectable } from "kysely";
import type { OrderAddress, OrderState } from "@preforma/domain/shop";
import { maxOrderImages, orderAddressSchema } from "@preforma/domain/shop/schema";
import type { Db } from "../../database/schema.ts";
import type {
  OrderEventsTable,
  OrderLinesTable,
  OrdersTable,
  PaymentsTable,
} from "../../database/tables/shop.ts";
import { countOf } from "../../database/count.ts";

/** An order with its lines. */
export interface OrderRow extends Selectable<OrdersTable> {
  lines: Selectable<OrderLinesTable>[];
}

/** The position of an order, which determines its next moves. */
export const positionOf = ({ state, payment_type, paid_at }: Selectable<OrdersTable>) => ({
  state,
  payment_type,
  is_paid: paid_at !== null,
});

/** An address as stored in an order's columns. */
export const storedAddress = (column: string): OrderAddress => orderAddressSchema.parse(JSON.parse(column));

/** The history of an order. */
export interface OrderHistory {
  events: Selectable<OrderEventsTable>[];
  payments: Selectable<PaymentsTable>[];
}

/** An order by id or number; with `customerId`, only that customer's. */
export async function findOrder(
  db: Db,
  by: { id: number } | { number: string; customerId?: number },
): Promise<OrderRow | null> {
  let query = db.selectFrom("orders").selectAll();
  if ("id" in by) query = query.where("id", "=", by.id);
  else {
    query = query.where("number", "=", by.number);
    if (by.customerId !== undefined) query = query.where("customer_id", "=", by.customerId);
  }
  const order = await query.executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  return { ...order, lines };
}

/** The events of an order, oldest first, and its payments. */
export async function historyOf(db: Db, orderId: number): Promise<OrderHistory> {
  const [events, payments] = await Promise.all([
    db.selectFrom("order_events").selectAll().where("order_id", "=", orderId).orderBy("id").execute(),
    db.selectFrom("payments").selectAll().where("order_id", "=", orderId).orderBy("id").execute(),
  ]);
  return { events, payments };
}

/** An order in a list. */
export interface OrderListRow extends Selectable<OrdersTable> {
  line_count: number;
  /** Products of its first lines. */
  first_products: number[];
}

/** One page of orders, newest first, with their total. */
export async function listOrders(
  db: Db,
  filter: { customerId?: number; state?: OrderState },
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: OrderListRow[]; total: number }> {
  let query = db.selectFrom("orders");
  if (filter.customerId !== undefined) query = query.where("customer_id", "=", filter.customerId);
  if (filter.state !== undefined) query = query.where("state", "=", filter.state);
  const orders = await query
    .selectAll()
    .select((expression) =>
      expression
        .selectFrom("order_lines")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("order_lines.order_id", "=", "orders.id")
        .as("line_count"),
    )
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const products = await firstProducts(
    db,
    orders.map(({ id }) => id),
  );
  return {
    orders: orders.map((order) => ({
      ...order,
      line_count: order.line_count ?? 0,
      first_products: products.get(order.id) ?? [],
    })),
    total: await countOf(query),
  };
}

/** Products of the first lines of each order. */
async function firstProducts(db: Db, orderIds: readonly number[]): Promise<Map<number, number[]>> {
  const products = new Map<number, number[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return products;
  const lines = await db
    .selectFrom("order_lines")
    .select(["order_id", "product_id"])
    .where("order_id", "in", orderIds)
    .orderBy("id")
    .execute();
  for (const { order_id, product_id } of lines) {
    const known = products.get(order_id);
    if (known && known.length < maxOrderImages) known.push(product_id);
  }
  return products;
}
