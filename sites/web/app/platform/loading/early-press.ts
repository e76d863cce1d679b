import { watchHistory } from "@preforma/ui/dialog";
import { signOutPath } from "../http/sign-out-path.ts";
import { stopWaitingForUse } from "./when-used.ts";

/** The page, or a lazy part of it. */
export interface Listener {
  /** It handles events. */
  listens: boolean;
}

/** How long a pressed button waits, ms. */
const timeoutMs = 3000;

/** The parts of the document's first page that do not listen yet. */
const missing = new Set<Listener>();
/** Buttons that were pressed meanwhile, in order. */
const pressed = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isFirstPage = true;

/**
 * Postpones buttons that should not lead to another page: hearts, comparisons, and signing out, which also deletes
 * drafts in this browser. Other forms lead to another page anyway.
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
 * Hides hash changes from React Router: the browser itself scrolls to the target. The router would notify every part of
 * the new location, and React would render again the parts that it has not hydrated yet.
 */
function ignoreHash(event: PopStateEvent): void {
  if (here() !== first) return;
  event.stopImmediatePropagation();
  stopWaitingForUse();
}

const here = () => `${location.pathname}${location.search}`;
const first = import.meta.env.SSR ? "" : here();

/** Stops postponing: the page listens, or another one replaces it. */
export function stopPostponing(): void {
  isFirstPage = false;
  clearTimeout(timer);
  removeEventListener("submit", postponeButton, true);
  removeEventListener("popstate", ignoreHash, true);
  missing.clear();
  pressed.clear();
}

/** The code of some part was not loaded: the browser sends the form, as it does without script. */
function sendLast(): void {
  const last = [...pressed].at(-1);
  stopPostponing();
  last?.click();
}

/** Postpones presses until this part and all others listen. */
export function awaitPart(part: Listener): void {
  if (isFirstPage && !part.listens) missing.add(part);
}

/** The part listens, or is unmounted. */
export function partListens(part: Listener): void {
  part.listens = true;
  if (!missing.delete(part) || missing.size > 0) return;
  // Tests wait for this mark.
  performance.mark("listening");
  const buttons = [...pressed];
  stopPostponing();
  for (const button of buttons) button.click();
}

const page: Listener = { listens: false };

if (!import.meta.env.SSR) {
  // Its history listener must come first: it stops events that belong to a modal.
  watchHistory();
  addEventListener("submit", postponeButton, true);
  addEventListener("popstate", ignoreHash, true);
  awaitPart(page);
}

/** The page is hydrated, except for its lazy parts. */
export const pageListens = (): void => partListens(page);
