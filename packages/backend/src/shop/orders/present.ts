import {
  lineAmount,
  canTransition,
  type Order,
  type OrderLine,
  type OrderSummary,
  type StaffOrder,
} from "@preforma/domain/shop";
import type { ProductPreview } from "../../catalogue/preview.ts";
import { staffMoves } from "./staff-move.ts";
import { positionOf, storedAddress, type OrderHistory, type OrderListRow, type OrderRow } from "./store.ts";

/** Gets a product's page and picture. */
type Preview = (productId: number) => Pick<ProductPreview, "slug" | "image">;

/** An order in a list. */
export function presentSummary(order: OrderListRow, preview: Preview): OrderSummary {
  return { ...presentHead(order), images: order.first_products.map((id) => preview(id).image) };
}

function presentHead(order: Omit<OrderListRow, "first_products">): Omit<OrderSummary, "images"> {
  return {
    number: order.number,
    state: order.state,
    payment_type: order.payment_type,
    currency: order.currency,
    total_minor: order.total_minor,
    line_count: order.line_count,
    created_at: order.created_at,
  };
}

/** An order as its customer sees it. */
export function presentOrder(order: OrderRow, history: OrderHistory, preview: Preview): Order {
  const stored = presentStored(order, history);
  return {
    ...stored,
    lines: stored.lines.map((line) => {
      const { slug, image } = preview(line.product_id);
      return { ...line, slug, image };
    }),
  };
}

/** An order as it was placed, without the current state of its products. */
export function presentStored(
  order: OrderRow,
  history: OrderHistory,
): Omit<Order, "lines"> & { lines: Omit<OrderLine, "slug" | "image">[] } {
  return {
    ...presentHead({ ...order, line_count: order.lines.length }),
    lines: order.lines.map((line) => ({
      product_id: line.product_id,
      code: line.code,
      title: line.title,
      colour: line.colour,
      quantity: line.quantity,
      unit_price_minor: line.unit_price_minor,
      amount_minor: lineAmount(line),
    })),
    totals: {
      currency: order.currency,
      net_subtotal_minor: order.net_subtotal_minor,
      discount_minor: order.discount_minor,
      shipping_minor: order.shipping_minor,
      vat_percent: order.vat_percent,
      vat_minor: order.vat_minor,
      total_minor: order.total_minor,
    },
    coupon_code: order.coupon_code,
    delivery_address: storedAddress(order.delivery_address),
    invoice_address: storedAddress(order.invoice_address),
    note: order.note,
    payment_reference: order.payment_type === "bank_transfer" ? order.number : null,
    payment_due: order.payment_type === "credit_card" && order.state === "pending_payment",
    // The customer of a cash-on-delivery order has no deadline to meet.
    expires_at: order.payment_type === "cash_on_delivery" ? null : order.expires_at,
    tracking_number: order.tracking_number,
    tracking_url: order.tracking_url,
    can_cancel: canTransition(positionOf(order), "cancelled", "customer"),
    events: history.events.map(({ at, state }) => ({ at, state })),
  };
}

/** An order as staff see it. */
export function presentForStaff(order: OrderRow, history: OrderHistory, preview: Preview): StaffOrder {
  return {
    ...presentOrder(order, history, preview),
    customer: {
      id: order.customer_id,
      name: order.customer_name,
      email: order.customer_email,
      phone: order.customer_phone,
    },
    payments: history.payments.map((payment) => ({
      provider: payment.provider,
      state: payment.state,
      amount_minor: payment.amount_minor,
      provider_payment_id: payment.provider_payment_id,
      failure: payment.failure,
      created_at: payment.created_at,
    })),
    actions: staffMoves(order),
  };
}
