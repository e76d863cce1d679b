import { isUrlTooLong } from "@preforma/domain/limits";
import { pathTo } from "@preforma/domain/routes";
import {
  addAllToCart,
  maxQuickOrderFileBytes,
  maxQuickOrderLength,
  maxQuickOrderLines,
  parseQuickOrder,
  readQuickOrderFile,
  formatQuickOrder,
} from "@preforma/domain/shop";
import type { FieldError } from "@preforma/domain/validation";
import {
  errorsIn,
  type PageForm,
  type SentForm,
  type SentOutcome,
} from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { changeCart, writtenQuantity } from "../shop/index.server.ts";

/** Max size of a workbook, bytes. */
export const maxFileBytes = maxQuickOrderFileBytes;
/** Max size of a text file, bytes. */
const maxTextBytes = 100_000;

/** Workbooks are ZIP files, whatever their name. */
async function isWorkbook(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/** The contents of a file; a message where it cannot be read. */
async function contentOf(
  file: File,
  { safe, locale, t }: Visit,
): Promise<{ text: string } | { refused: string }> {
  const unreadable = { refused: t("shop:quickOrder.unreadable") };
  if (await isWorkbook(file)) {
    if (file.size > maxFileBytes) return unreadable;
    const answer = await readQuickOrderFile(safe, file, locale);
    if (!answer.success) return { refused: answer.message };
    if (answer.data.has_more) return { refused: t("shop:quickOrder.tooMany", { max: maxQuickOrderLines }) };
    return { text: formatQuickOrder(answer.data.lines, locale) };
  }
  const text = file.size > maxTextBytes ? null : await textOf(file);
  return text === null ? unreadable : { text };
}

/**
 * The page with these lines for review. They are in its URL: if they do not fit, they are refused and stay in the form.
 */
function pageOf(lines: string, { locale, t }: Visit): SentOutcome {
  const redirect = `${pathTo("quickOrder", locale)}?${new URLSearchParams({ lines })}`;
  return isUrlTooLong(redirect) ? refused("lines", t("shop:quickOrder.tooLong")) : { redirect };
}

function refused(field: string, message: string): SentOutcome {
  return { ok: false, message, errors: [{ field, message }] };
}

/** A file's text as spreadsheets write it: UTF-8, or UTF-16 with a byte order mark. Null for anything else. */
async function textOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = new TextDecoder(isWide ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(
    bytes,
  );
  return text.includes("\0") ? null : text;
}

/** Reads the typed, pasted or uploaded text, and shows how it was understood. */
const read: PageForm = {
  async send({ text, data }, visit) {
    const { t } = visit;
    const file = data.get("file");
    const uploaded = file instanceof File && file.size > 0 ? await contentOf(file, visit) : { text: "" };
    if ("refused" in uploaded) return refused("file", uploaded.refused);
    // Each may start with headings.
    const sources = [text("lines"), uploaded.text];
    if (sources.join("\n").length > maxQuickOrderLength)
      return refused("lines", t("shop:quickOrder.tooLong"));
    const found = sources.map(parseQuickOrder);
    const entries = found.flatMap((source) => source.entries);
    if (entries.length === 0) return refused("lines", t("shop:quickOrder.empty"));
    if (entries.length > maxQuickOrderLines || found.some(({ tooMany }) => tooMany))
      return refused("lines", t("shop:quickOrder.tooMany", { max: maxQuickOrderLines }));
    return pageOf(formatQuickOrder(entries, visit.locale), visit);
  },
};

/** The lines of the form, in order. */
const itemsOf = ({ text }: SentForm, visit: Visit) =>
  Array.from({ length: maxQuickOrderLines }, (_, place) => ({
    product_id: text(`items.${place}.product_id`),
    quantity: writtenQuantity(text(`items.${place}.quantity`), visit),
  })).filter(({ product_id }) => product_id !== "");

/** Puts all lines in the cart. Refused lines stay on the page with the reason; the others leave it. */
const add: PageForm = {
  async send(sent, visit) {
    const { safe, locale, t } = visit;
    const items = itemsOf(sent, visit);
    if (items.length === 0) return { ok: false, message: t("shop:quickOrder.none") };
    const addAll = (some: typeof items) => changeCart(visit, (holder) => addAllToCart(safe, holder, some));
    const first = await addAll(items);
    if (first.success) return { redirect: `${pathTo("cart", locale)}?added=1` };
    const reasons = reasonsOf(first.data);
    // Only the named lines block the others.
    const others = items.filter((_, place) => !reasons.has(place));
    const second = reasons.size > 0 && others.length > 0 ? await addAll(others) : null;
    const isAdded = second?.success === true;
    const left =
      isAdded || second === null ? reasons : new Map([...reasons, ...restOf(items, reasons, second.message)]);
    if (left.size === 0) return first;
    const errors: FieldError[] = [...left]
      .toSorted(([one], [other]) => one - other)
      .map(([, message], place) => ({ field: `items.${place}.product_id`, message }));
    return {
      ok: false,
      message: t("shop:quickOrder.added", { added: isAdded ? others.length : 0 }),
      errors,
      detail: { added: isAdded ? others.map(({ product_id }) => product_id).join(" ") : "" },
    };
  },
};

/** The reasons of refused lines, by index. */
const reasonsOf = (data: unknown): Map<number, string> =>
  new Map(
    errorsIn(data).flatMap(({ field, message }) => {
      const place = /^lines\.(\d+)\./.exec(field)?.[1];
      return place === undefined ? [] : [[Number(place), message] as const];
    }),
  );

/** The same message for all lines that have no reason of their own. */
const restOf = (items: readonly unknown[], reasons: ReadonlyMap<number, string>, message: string) =>
  items.flatMap((_, place) => (reasons.has(place) ? [] : [[place, message] as const]));

/** Removes a line. */
const remove: PageForm = {
  async send(sent, visit) {
    const removed = sent.text("remove");
    const { entries } = parseQuickOrder(visit.url.searchParams.get("lines") ?? "");
    return pageOf(
      formatQuickOrder(
        entries.filter((_, place) => String(place) !== removed),
        visit.locale,
      ),
      visit,
    );
  },
};

/** The actions of a quick order. */
export const quickOrderForms = { read, add, remove } as const satisfies Record<string, PageForm>;
