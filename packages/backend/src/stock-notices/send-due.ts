import type { Locale } from "@preforma/domain/locales";
import { availabilityOf, canBeOrdered } from "@preforma/domain/shop";
import { pathTo } from "@preforma/domain/routes";
import { titleIn } from "../catalogue/translations.ts";
import { previewOf } from "../catalogue/preview.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { rowLocale } from "../database/row-locale.ts";
import { brandName, composeMail, type Mail, queueMail } from "../mail/index.ts";
import { endTokenOf, type StockNotice } from "./store.ts";
import words from "./mail-texts.json" with { type: "json" };

/** Articles checked per batch. */
const slice = 500;
/** Mails queued per transaction, so that other writers do not wait long. */
const maxAtOnce = 200;

/**
 * Mails everyone who waits for an article that can be ordered again. A notice is deleted in the transaction that queues
 * its mail: of several processes only one deletes it, and only that one sends the mail.
 */
export async function sendDueNotices(services: CatalogueServices): Promise<void> {
  for (let after = 0; ;) {
    const awaited = await services.db
      .selectFrom("products")
      .select(["id", "stock", "lead_time_days", "back_on", "minimum_order", "carton_quantity"])
      .where("id", ">", after)
      .where("is_active", "=", 1)
      .where("id", "in", (from) => from.selectFrom("stock_notices").select("product_id"))
      .orderBy("id")
      .limit(slice)
      .execute();
    const last = awaited.at(-1);
    if (!last) return;
    after = last.id;
    for (const row of awaited) if (canBeOrdered(availabilityOf(row, row))) await notifyAll(services, row.id);
  }
}

async function notifyAll(services: CatalogueServices, productId: number): Promise<void> {
  const notices = await services.db
    .selectFrom("stock_notices")
    .selectAll()
    .where("product_id", "=", productId)
    .orderBy("id")
    .limit(maxAtOnce)
    .execute();
  for (const notice of notices) await notify(services, notice);
}

async function notify(services: CatalogueServices, notice: StockNotice): Promise<void> {
  const { db, publicOrigin, authSecret, media } = services;
  // The read model may not know the article yet; the next round finds it.
  const product = services.catalogue().products.get(notice.product_id);
  if (!product) return;
  const locale = rowLocale(notice);
  const mail = backInStockMail({
    to: notice.email,
    locale,
    publicOrigin,
    product: {
      id: product.id,
      code: product.code,
      title: titleIn(product.titles, locale),
      slug: previewOf(product, media, locale).slug,
    },
    endToken: endTokenOf(authSecret, notice.email_key),
  });
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("stock_notices")
      .where("id", "=", notice.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await queueMail(transaction, mail, `stock_notice/${notice.id}`);
  });
}

interface Parts {
  to: string;
  locale: Locale;
  publicOrigin: string;
  product: { id: number; code: string; title: string; slug: string };
  endToken: string;
}

/**
 * Notifies a person, once, that an article can be ordered again, with the link to unsubscribe from their other notices.
 */
function backInStockMail({ to, locale, publicOrigin, product, endToken }: Parts): Mail {
  const text = words[locale];
  const { id, code, title, slug } = product;
  return composeMail({
    to,
    locale,
    subject: text.subject.replace("{code}", code),
    unsubscribeUrl: `${publicOrigin}/api/v1/stock-notices/end?token=${endToken}`,
    title: text.title,
    paragraphs: [text.body],
    facts: [
      [text.product, title],
      [text.code, code],
    ],
    action: { label: text.see, url: `${publicOrigin}${pathTo("product", locale, { id, slug })}` },
    otherAction: {
      label: text.end,
      url: `${publicOrigin}${pathTo("stockNotice", locale)}?token=${endToken}`,
    },
    closing: text.closing.replace("{site}", brandName),
  });
}
