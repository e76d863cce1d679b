import { watchHistory } from "@preforma/ui/dialog";
import { signOutPath } from "../http/sign-out-path.ts";
import { stopWaitingForUse } from "./when-used.ts";

/** The page, or a lazy part of it. */
export interface Listener {
  /** It answers to what is pressed. */
  listens: boolean;
}

/** How long a pressed button waits, ms. */
const timeoutMs = 3000;

/** What of the document's first page does not listen yet. */
const missing = new Set<Listener>();
/** Buttons that were pressed meanwhile, in their order. */
const pressed = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isFirstPage = true;

/**
 * Lets buttons wait that should not lead to another page: hearts, comparisons, and signing out, which also deletes what
 * was typed here. Other forms lead to another page anyway.
 */
function postponeButton(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || submitter === null) return;
  const action = target.getAttribute("action");
  if (action === null ? !submitter.hasAttribute("formaction") : action !== signOutPath) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  stopWaitingForUse();
  pressed.add(submitter);
  timer ??= setTimeout(sendLast, timeoutMs);
}

/**
 * Does not tell React Router of a hash: the browser shows what it names. The router would tell all parts of the new
 * location, and React would render those anew that it has not hydrated yet.
 */
function ignoreHash(event: PopStateEvent): void {
  if (here() !== first) return;
  event.stopImmediatePropagation();
  stopWaitingForUse();
}

const here = () => `${location.pathname}${location.search}`;
const first = import.meta.env.SSR ? "" : here();

/** Lets no press wait any more: the page listens, or another one takes its place. */
export function stopPostponing(): void {
  isFirstPage = false;
  clearTimeout(timer);
  removeEventListener("submit", postponeButton, true);
  removeEventListener("popstate", ignoreHash, true);
  missing.clear();
  pressed.clear();
}

/** The code of some part has not come: the browser sends the form, as it does without script. */
function sendLast(): void {
  const last = [...pressed].at(-1);
  stopPostponing();
  last?.click();
}

/** Lets presses wait until this part listens, and all others do. */
export function awaitPart(part: Listener): void {
  if (isFirstPage && !part.listens) missing.add(part);
}

/** The part listens, or has gone. */
export function partListens(part: Listener): void {
  part.listens = true;
  if (!missing.delete(part) || missing.size > 0) return;
  // For tests, which wait for it.
  performance.mark("listening");
  const buttons = [...pressed];
  stopPostponing();
  for (const button of buttons) button.click();
}

const page: Listener = { listens: false };

if (!import.meta.env.SSR) {
  // Steps in and out of a modal are told first, and go no further.
  watchHistory();
  addEventListener("submit", postponeButton, true);
  addEventListener("popstate", ignoreHash, true);
  awaitPart(page);
}

/** The page has been hydrated, but for its lazy parts. */
export const pageListens = (): void => partListens(page);
