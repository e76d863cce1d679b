import { isUrlTooLong } from "@preforma/domain/limits";
import { pathTo } from "@preforma/domain/routes";
import {
  addToCart,
  maxQuickOrderLength,
  maxQuickOrderLines,
  readQuickOrder,
  writeQuickOrder,
} from "@preforma/domain/shop";
import type { FieldError } from "@preforma/domain/validation";
import type { PageForm, SentForm, SentOutcome } from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { changeCart, writtenQuantity } from "../shop/index.server.ts";

/** Greatest file that is read, bytes. */
export const maxFileBytes = 100_000;

/** The page with lines to look at. They stand in its URL: more than fit there are refused, and stay in the form. */
function pageOf(lines: string, { locale, t }: Visit): SentOutcome {
  const redirect = `${pathTo("quickOrder", locale)}?${new URLSearchParams({ lines })}`;
  return isUrlTooLong(redirect) ? refused("lines", t("shop:quickOrder.tooLong")) : { redirect };
}

function refused(field: string, message: string): SentOutcome {
  return { ok: false, message, errors: [{ field, message }] };
}

/** Text of a file as tables write it: UTF-8, or UTF-16 with its mark. Null for what is no text. */
async function textOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = new TextDecoder(isWide ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(
    bytes,
  );
  return text.includes("\0") ? null : text;
}

/** Reads what was typed, pasted or uploaded, and shows how it is understood. */
const read: PageForm = {
  async send({ text, data }, visit) {
    const { t } = visit;
    const file = data.get("file");
    const isFile = file instanceof File && file.size > 0;
    if (isFile && file.size > maxFileBytes) return refused("file", t("shop:quickOrder.unreadable"));
    const uploaded = isFile ? await textOf(file) : "";
    if (uploaded === null) return refused("file", t("shop:quickOrder.unreadable"));
    const written = `${text("lines")}\n${uploaded}`;
    if (written.length > maxQuickOrderLength) return refused("lines", t("shop:quickOrder.tooLong"));
    const { entries, tooMany } = readQuickOrder(written);
    if (entries.length === 0) return refused("lines", t("shop:quickOrder.empty"));
    if (tooMany) return refused("lines", t("shop:quickOrder.tooMany", { most: maxQuickOrderLines }));
    return pageOf(writeQuickOrder(entries), visit);
  },
};

/** The lines of the form, in their order. */
const itemsOf = ({ text }: SentForm, visit: Visit) =>
  Array.from({ length: maxQuickOrderLines }, (_, place) => ({
    product_id: text(`items.${place}.product_id`),
    quantity: writtenQuantity(text(`items.${place}.quantity`), visit),
  })).filter(({ product_id }) => product_id !== "");

/** Puts all lines in the cart. Those that do not go in stay on the page with the reason; the others leave it. */
const add: PageForm = {
  async send(sent, visit) {
    const { safe, locale, t } = visit;
    const items = itemsOf(sent, visit);
    if (items.length === 0) return { ok: false, message: t("shop:quickOrder.none") };
    const added: string[] = [];
    const errors: FieldError[] = [];
    for (const item of items) {
      const answer = await changeCart(visit, (holder) => addToCart(safe, holder, item));
      if (answer.success) added.push(item.product_id);
      else errors.push({ field: `items.${errors.length}.product_id`, message: answer.message });
    }
    if (errors.length === 0) return { redirect: `${pathTo("cart", locale)}?added=1` };
    return {
      ok: false,
      message: t("shop:quickOrder.added", { added: added.length }),
      errors,
      detail: { added: added.join(" ") },
    };
  },
};

/** Takes a line out. */
const remove: PageForm = {
  async send(sent, visit) {
    const gone = sent.text("remove");
    const { entries } = readQuickOrder(visit.url.searchParams.get("lines") ?? "");
    return pageOf(writeQuickOrder(entries.filter((_, place) => String(place) !== gone)), visit);
  },
};

/** What can be done with a quick order. */
export const quickOrderForms = { read, add, remove } as const satisfies Record<string, PageForm>;
