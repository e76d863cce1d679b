import { owner } from "./owner.browser.ts";
import type { FormOutcome } from "@preforma/ui/form";
import { giveBack } from "./give-back.ts";
import { saveWaiting, waitForResult } from "./waiting-forms.ts";

/** Background Sync, which TypeScript does not know; only Chromium has it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** A form that got no response. */
export interface UnsentForm {
  /** The kind of form, for the list of waiting forms and for messages about it. */
  kind: string;
  action: string;
  data: FormData;
  key: string;
  draft: string | undefined;
}

/** A waiting form, with its result: null where it is taken back. */
export interface SavedForm {
  settled: Promise<FormOutcome | null>;
}

/** Saves a form until there is a connection. Rejects where it cannot be saved. */
export async function saveForm({ kind, action, data, key, draft }: UnsentForm): Promise<SavedForm> {
  const page = `${location.pathname}${location.search}`;
  const fields = [...data];
  const settled = waitForResult(key).then(({ state, message }): FormOutcome | null => {
    if (state === "taken back") return null;
    if (state === "sent") return { ok: true };
    giveBack({ draft, fields });
    return { ok: false, message: message ?? "" };
  });
  await saveWaiting({ key, kind, action, page, fields, draft, owner: owner() });
  // Where supported, the browser wakes the worker for it, also when the page is closed.
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(kind).catch(() => undefined);
  return { settled };
}
