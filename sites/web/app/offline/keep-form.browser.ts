import { owner } from "../session/owner.browser.ts";
import { keepWaiting } from "./waiting-forms.ts";
import { waitingKinds } from "./waiting-kinds.ts";

/** Background Sync, which TypeScript does not know; only Chromium has it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** A form that nothing has answered. */
export interface UnsentForm {
  name: string;
  action: string;
  data: FormData;
  key: string;
  draft: string | undefined;
}

/** Keeps a form for when there is a connection; false where it is none that may wait. Rejects where nothing can be kept. */
export async function keepForm({ name, action, data, key, draft }: UnsentForm): Promise<boolean> {
  const kind = Object.hasOwn(waitingKinds, name) ? waitingKinds[name] : undefined;
  if (kind === undefined) return false;
  const page = `${location.pathname}${location.search}`;
  await keepWaiting({ key, kind, action, page, fields: [...data], draft, owner: owner() });
  // Where the browser can, it wakes the worker for it, also when the page is closed.
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(kind).catch(() => undefined);
  return true;
}
