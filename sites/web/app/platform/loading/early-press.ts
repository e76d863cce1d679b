import { watchHistory } from "@preforma/ui/dialog";
import { signOutPath } from "../http/sign-out-path.ts";
import { stopWaitingForUse } from "./when-used.ts";

/** The page, or a part of it whose code comes later. */
export interface Hydrated {
  /** It answers to what is pressed. */
  listens: boolean;
}

/** How long a button waits, ms. */
const timeoutMs = 3000;

/** What of the document's first page does not listen yet. */
const missing = new Set<Hydrated>();
/** Buttons that were pressed meanwhile, in their order. */
const pressed = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isFirstPage = true;

/**
 * Holds buttons that should not lead away: hearts, comparisons, and signing out, which also deletes what was typed here.
 * Other forms lead to another page anyway.
 */
function holdButton(event: SubmitEvent): void {
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
function holdHash(event: PopStateEvent): void {
  if (here() !== first) return;
  event.stopImmediatePropagation();
  stopWaitingForUse();
}

const here = () => `${location.pathname}${location.search}`;
const first = import.meta.env.SSR ? "" : here();

/** Holds nothing any more: the page listens, or another one takes its place. */
export function stopHolding(): void {
  isFirstPage = false;
  clearTimeout(timer);
  removeEventListener("submit", holdButton, true);
  removeEventListener("popstate", holdHash, true);
  missing.clear();
  pressed.clear();
}

/** Some code has not come: the browser does what it does without script. */
function sendLast(): void {
  const last = [...pressed].at(-1);
  stopHolding();
  last?.click();
}

/** Holds back what is pressed until the part listens, and all others do. */
export function awaitPart(part: Hydrated): void {
  if (isFirstPage && !part.listens) missing.add(part);
}

/** The part listens, or has gone. */
export function partListens(part: Hydrated): void {
  part.listens = true;
  if (!missing.delete(part) || missing.size > 0) return;
  // For tests, which wait for it.
  performance.mark("listening");
  const buttons = [...pressed];
  stopHolding();
  for (const button of buttons) button.click();
}

const page: Hydrated = { listens: false };

if (!import.meta.env.SSR) {
  // Steps in and out of a modal are told first, and go no further.
  watchHistory();
  addEventListener("submit", holdButton, true);
  addEventListener("popstate", holdHash, true);
  awaitPart(page);
}

/** The page has been hydrated, but for the parts whose code comes later. */
export const pageListens = (): void => partListens(page);
