import { locales, type Locale } from "@preforma/domain/locales";
import { requestStates, type RequestKind, type RequestReceipt } from "@preforma/domain/requests";
import { lockCustomer } from "../database/lock.ts";
import { queueMail } from "../mail/index.ts";
import { codeAndTitle } from "../text/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { fingerprintOf, type Content } from "./arrival.ts";
import { confirmationMail, notificationMail, type MailSubject } from "./mails.ts";
import { addFile, addRequest, requestsNaming, type StoredRequest } from "./store.ts";
import { dropUpload, storeUpload, type CheckedUpload, type StoredUpload } from "./uploads.ts";

/** Max confirmations to one address in a day; a form must not flood a stranger's mailbox. */
const maxConfirmations = 10;
const day = 24 * 60 * 60 * 1000;

/** A validated form. */
export interface Arrival {
  content: Content;
  customerId: number | null;
  locale: Locale;
  /** The id of the HTTP request, as in the log. */
  requestId: string;
  requestKey: string | null;
  cv?: CheckedUpload | null;
}

const letters: Readonly<Record<RequestKind, string>> = {
  contact: "C",
  feedback: "F",
  job_application: "J",
  offer_request: "Q",
  sample_request: "S",
};

/** The reference that people give on the telephone. */
export const referenceOf = (request: Pick<StoredRequest, "kind" | "id">): string =>
  `${letters[request.kind]}-${request.id}`;

/**
 * Stores a form with its file and its mails, in one transaction that is on disk when this resolves. Null if its key was
 * used for another form. Rejects if nothing could be stored.
 */
export async function receive(services: CatalogueServices, arrival: Arrival): Promise<RequestReceipt | null> {
  const { db, dataDir } = services;
  const { content, customerId, locale, cv } = arrival;
  const fingerprint = fingerprintOf(content, customerId, cv?.digest ?? null);
  const upload = cv ? await storeUpload(db, dataDir, cv) : null;
  // On failure the file stays: the commit may have succeeded although its reply was lost. The sweep decides.
  const stored = await db.transaction().execute(async (transaction) => {
    // If the account was deleted just now, the request is still accepted, without an account.
    const isThere = customerId !== null && (await lockCustomer(transaction, customerId));
    const around = { ...arrival, customerId: isThere ? customerId : null, fingerprint };
    const added = await addRequest(transaction, content, around);
    if (!added || added.known) return added;
    if (upload) await addFile(transaction, added.request.id, upload);
    const subject = mailSubject(services, added.request, content, locale, upload);
    const { notification_email, default_language } = services.settings();
    const about = `request/${added.request.id}` as const;
    await queueMail(
      transaction,
      notificationMail(subject, { email: notification_email, locale: default_language }),
      about,
    );
    const confirmation = confirmationMail(subject);
    if (confirmation) {
      const since = new Date(Date.now() - day).toISOString();
      if ((await requestsNaming(transaction, confirmation.to, since)) <= maxConfirmations)
        await queueMail(transaction, confirmation, about);
    }
    return added;
  });
  if (upload && (!stored || stored.known)) await dropUpload(dataDir, upload).catch(() => {});
  return stored ? receiptOf(stored.request) : null;
}

/** The same for the first submission and every retry, even if staff changed the request in between. */
function receiptOf(request: StoredRequest): RequestReceipt {
  return {
    id: request.id,
    reference: referenceOf(request),
    status: requestStates[request.kind][0],
    created_at: request.created_at,
  };
}

function mailSubject(
  services: CatalogueServices,
  request: StoredRequest,
  content: Content,
  locale: Locale,
  upload: StoredUpload | null,
): MailSubject {
  return {
    content,
    reference: referenceOf(request),
    locale,
    cv: upload,
    productName: (id, language) => productName(services, id, language),
  };
}

function productName(services: CatalogueServices, id: number, language: Locale): string {
  const product = services.catalogue().products.get(id);
  if (!product) return `#${id}`;
  const title = product.titles[locales.indexOf(language)] ?? product.titles.find((text) => text !== null);
  return codeAndTitle({ code: product.code, title: title ?? "" }, language);
}
