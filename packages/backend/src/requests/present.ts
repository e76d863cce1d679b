import type { OwnRequest, StoredRequestView } from "@preforma/domain/requests";
import type { ProductPreview } from "../catalogue/preview.ts";
import type { KindFields } from "./arrival.ts";
import { referenceOf } from "./receive.ts";
import type { StoredFile, StoredRequest } from "./store.ts";

/** Max length of a summary, characters. */
const summaryLength = 140;

/**
 * A request as its sender sees it; `codes` are article codes by product, including articles that are no longer sold.
 */
export function presentOwn(
  request: StoredRequest,
  preview: (productId: number) => ProductPreview,
  codes: ReadonlyMap<number, string>,
): OwnRequest {
  return {
    ...presentStored(request),
    items: itemsOf(request).map((item) => ({
      ...item,
      code: codes.get(item.product_id) ?? "",
      ...preview(item.product_id),
    })),
  };
}

/** The content of a quote request; null for the other kinds. */
export const offerOf = (request: StoredRequest): KindFields["offer_request"] | null =>
  request.kind === "offer_request" ? (JSON.parse(request.fields) as KindFields["offer_request"]) : null;

/** Products in quote requests. */
export function requestedProducts(requests: readonly StoredRequest[]): number[] {
  return requests.flatMap((request) => itemsOf(request).map((item) => item.product_id));
}

function presentStored(request: StoredRequest): StoredRequestView {
  return {
    id: request.id,
    kind: request.kind,
    reference: referenceOf(request),
    status: request.status,
    summary: summaryOf(request),
    items: itemsOf(request),
    created_at: request.created_at,
    updated_at: request.updated_at,
  };
}

/** A request as staff see it in a list. */
export function presentForStaff(request: StoredRequest) {
  return {
    ...presentStored(request),
    status: request.status,
    customer_id: request.customer_id,
    first_name: request.first_name,
    last_name: request.last_name,
    email: request.email,
    phone: request.phone,
    language_code: request.language_code,
    request_id: request.request_id,
  };
}

/** A request with all its content. */
export function presentWhole(request: StoredRequest, files: readonly StoredFile[]) {
  return {
    ...presentForStaff(request),
    fields: fieldsOf(request) as Record<string, unknown>,
    files: files.map(({ id, name, content_type, bytes }) => ({ id, name, content_type, bytes })),
  };
}

/** The fields of its kind; written by this program, so their shape is known. */
function fieldsOf(request: StoredRequest): KindFields[keyof KindFields] {
  return JSON.parse(request.fields) as KindFields[keyof KindFields];
}

const itemsOf = (request: StoredRequest): StoredRequestView["items"] => {
  const fields = fieldsOf(request);
  return "items" in fields ? fields.items : [];
};

function summaryOf(request: StoredRequest): string {
  const fields = fieldsOf(request);
  const text = "title" in fields ? fields.title : "position" in fields ? fields.position : fields.message;
  // By code points: half of a surrogate pair is not a character.
  const line = Array.from(text.replace(/\s+/g, " "));
  return line.length > summaryLength ? `${line.slice(0, summaryLength).join("").trimEnd()}…` : line.join("");
}
