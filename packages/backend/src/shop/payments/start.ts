import { randomUUID } from "node:crypto";
import type { Locale } from "@preforma/domain/locales";
import type { StartedPayment } from "@preforma/domain/shop";
import type { ShopServices } from "../services.ts";
import { storedAddress, type OrderRow } from "../orders/store.ts";
import { ShopRefusal } from "../refusal.ts";

/** A page that was opened this recently is reused instead of another one, ms. */
const reuseFor = 10 * 60_000;
/** Time to pay from the moment the order's page is opened, ms. */
const payingTime = 45 * 60_000;
/** Max time to pay from the moment the order is placed, however often its page is opened, ms. */
const maxPayingTime = 24 * 3_600_000;
/** When a provider that has sent no callback is first polled, ms. */
const firstLook = 2 * 60_000;

/**
 * Opens a payment page for an order that waits for a card payment. Two clicks lead to one page. Throws {@link
 * ShopRefusal}, and `PaymentProviderError` if the provider cannot be reached.
 */
export async function startPayment(
  services: ShopServices,
  order: OrderRow,
  visitor: { locale: Locale; address: string | undefined },
): Promise<StartedPayment> {
  if (order.payment_type !== "credit_card" || order.state !== "pending_payment")
    throw new ShopRefusal("paymentNotDue");
  const provider = services.paymentProvider;
  if (!provider.takesCards) throw new ShopRefusal("cardNotAccepted");
  const now = Date.now();
  const open = await services.db
    .selectFrom("payments")
    .select(["page_url", "expires_at"])
    .where("order_id", "=", order.id)
    .where("provider", "=", provider.name)
    .where("state", "=", "started")
    .where("created_at", ">", new Date(now - reuseFor).toISOString())
    .where("expires_at", ">", new Date(now).toISOString())
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (open) return { redirect_url: open.page_url, is_test: provider.isTest, expires_at: open.expires_at };

  const conversationId = randomUUID();
  const page = await provider.start({
    conversationId,
    basketId: order.number,
    amountMinor: order.total_minor,
    currency: order.currency,
    locale: visitor.locale,
    callbackUrl: `${services.publicOrigin}/api/payments/${provider.name}/callback`,
    buyer: {
      id: `C${order.customer_id ?? 0}`,
      name: order.customer_name,
      email: order.customer_email,
      phone: order.customer_phone,
      ip: visitor.address ?? "127.0.0.1",
    },
    delivery: storedAddress(order.delivery_address),
    invoice: storedAddress(order.invoice_address),
  });
  const created = new Date(now).toISOString();
  await services.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("payments")
      .values({
        order_id: order.id,
        provider: provider.name,
        token: page.token,
        conversation_id: conversationId,
        amount_minor: order.total_minor,
        currency: order.currency,
        state: "started",
        page_url: page.pageUrl,
        settles_order: 0,
        created_at: created,
        updated_at: created,
        expires_at: page.expiresAt,
        due_at: new Date(now + firstLook).toISOString(),
        tries: 0,
      })
      .execute();
    const until = new Date(
      Math.min(now + payingTime, Date.parse(order.created_at) + maxPayingTime),
    ).toISOString();
    await transaction
      .updateTable("orders")
      .set({ expires_at: until })
      .where("id", "=", order.id)
      .where("state", "=", "pending_payment")
      .where("expires_at", "<", until)
      .execute();
  });
  return { redirect_url: page.pageUrl, is_test: provider.isTest, expires_at: page.expiresAt };
}
