import { createAuthEndpoints, readSession } from "@preforma/domain/account";
import { maxWaitMs } from "@preforma/domain/offline";
import { openDB, type DBSchema } from "idb";
import { readAnswer } from "../http/form-answer.ts";
import { outcomeOfAnswer } from "./sending-outcome.ts";

/** A form that could not be sent for want of a connection. */
export interface WaitingForm {
  /** The same for every retry, so that the server accepts it once: for `idempotency-key`. */
  key: string;
  /** The kind of form: `quote`, for example. It selects its texts in `exchange_features`. */
  kind: string;
  /** The URL that it is posted to. */
  action: string;
  /** The page on which it was filled in. */
  page: string;
  /** By the names of its fields; empty once it has been sent. */
  fields: readonly (readonly [string, string | File])[];
  /** The name of the form's draft. */
  draft: string | undefined;
  /** The customer who was signed in when it was written. Absent in forms that an older version of the site saved. */
  owner?: number | null;
  /** When it was saved, ms since 1970. */
  at: number;
  state: "waits" | "sent" | "refused";
  /** The server's message for a refusal. */
  message?: string;
}

interface Schema extends DBSchema {
  forms: { key: string; value: WaitingForm };
}

const name = "preforma-waiting";

const database = () =>
  openDB<Schema>(name, 1, { upgrade: (db) => void db.createObjectStore("forms", { keyPath: "key" }) });

/** Runs work on the store and closes it again, so that no connection blocks its deletion. */
async function within<Result>(work: (db: Awaited<ReturnType<typeof database>>) => Promise<Result>) {
  const db = await database();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** The result of a waiting form. */
export interface Settled {
  key: string;
  state: "sent" | "refused" | "taken back";
  /** The server's message for a refusal. */
  message?: string;
}

/** Broadcasts to every open page that a waiting form was added, removed or refused. */
const changes = () => new BroadcastChannel(name);
function broadcast(settled: Settled | null = null): void {
  const channel = changes();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(settled);
  channel.close();
}

/** Resolves with the result of a form, whichever page or worker sends it or takes it back. */
export function waitForResult(key: string): Promise<Settled> {
  const channel = changes();
  return new Promise((resolve) => {
    channel.addEventListener("message", ({ data }: MessageEvent<Settled | null>) => {
      if (data?.key !== key) return;
      channel.close();
      resolve(data);
    });
  });
}

/** Calls back after every change in any page or in the worker; returns a function that unsubscribes. */
export function onWaitingChange(listener: () => void): () => void {
  const channel = changes();
  channel.addEventListener("message", listener);
  return () => channel.close();
}

/** Saves a form until there is a connection. Rejects where the browser denies storage. */
export async function saveWaiting(form: Omit<WaitingForm, "state" | "at">): Promise<void> {
  await within((db) => db.put("forms", { ...form, state: "waits", at: Date.now() }));
  broadcast();
}

/** All saved forms, the oldest first. Expired ones are deleted. */
export function waitingForms(now = Date.now()): Promise<WaitingForm[]> {
  return within(async (db) => {
    const all = await db.getAll("forms");
    const old = all.filter(({ at }) => now - at > maxWaitMs);
    await Promise.all(old.map(({ key }) => db.delete("forms", key)));
    return all.filter((form) => !old.includes(form)).toSorted((one, other) => one.at - other.at);
  });
}

/** Deletes one; false where it was already deleted, by another page for example. */
export async function dropWaiting(key: string): Promise<boolean> {
  const isDropped = await within(async (db) => {
    const change = db.transaction("forms", "readwrite");
    const known = await change.store.getKey(key);
    if (known !== undefined) await change.store.delete(key);
    await change.done;
    return known !== undefined;
  });
  if (isDropped) broadcast();
  return isDropped;
}

/** Takes back a form that has not been sent. */
export async function takeBack(key: string): Promise<void> {
  if (await dropWaiting(key)) broadcast({ key, state: "taken back" });
}

/** Deletes all: they belong to a customer who is no longer signed in. */
export async function dropAllWaiting(): Promise<void> {
  await within((db) => db.clear("forms"));
  broadcast();
}

/**
 * Sends the waiting forms, one after the other and never from two contexts at once. Stops at the first without a
 * response. A form of one customer is not sent in the name of another: it is deleted.
 */
export function sendWaiting(): Promise<void> {
  return navigator.locks.request(name, async () => {
    const forms = (await waitingForms()).filter(({ state }) => state === "waits");
    const isOwned = ({ owner }: WaitingForm) => typeof owner === "number";
    const sender = forms.some(isOwned) ? await signedIn() : null;
    for (const form of forms) {
      if (isOwned(form) && sender !== null && form.owner !== sender) {
        await dropWaiting(form.key);
        continue;
      }
      const came = await sendOne(form).catch(() => null);
      if (came === null) return;
      // It may have been taken back, or its writer have signed out, during the request.
      await within(async (db) => {
        const change = db.transaction("forms", "readwrite");
        if ((await change.store.getKey(form.key)) !== undefined) await change.store.put(came);
        await change.done;
      });
      if (came.state !== "waits")
        broadcast({ key: came.key, state: came.state, ...(came.message ? { message: came.message } : {}) });
    }
  });
}

/** The customer in whose name it would be sent; null without a session. Rejects without a response. */
async function signedIn(): Promise<number | null> {
  return readSession(await createAuthEndpoints({}).session())?.user.id ?? null;
}

/** The form with its result; null where it has to be retried. */
async function sendOne(form: WaitingForm): Promise<WaitingForm | null> {
  const response = await fetch(form.action, {
    method: "POST",
    headers: { accept: "application/json", "idempotency-key": form.key },
    body: bodyOf(form.fields),
  });
  const answer = readAnswer(await response.json().catch(() => null));
  const outcome = outcomeOfAnswer(response.status, answer);
  if (outcome === "waits") return null;
  if (outcome === "sent") return { ...form, fields: [], state: "sent" };
  const state = answer !== null && "state" in answer ? answer.state.outcome : undefined;
  return { ...form, state: "refused", ...(state?.message === undefined ? {} : { message: state.message }) };
}

/** The body as the page itself would send it. */
function bodyOf(fields: WaitingForm["fields"]): FormData | URLSearchParams {
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === "string");
  if (texts.length === fields.length) return new URLSearchParams(texts);
  const data = new FormData();
  for (const [field, value] of fields) data.append(field, value);
  return data;
}
