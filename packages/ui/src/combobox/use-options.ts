"use client";

import { useEffect, useMemo, useState } from "react";
import { matchingOptions, type ComboboxOption } from "./options.logic.ts";

/** Finds options elsewhere. The signal aborts an outdated search. */
export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** Debounce while typing, ms. */
const pause = 250;

export type OptionsState = "ready" | "loading" | "failed";

/** The options for a text: those given, or the search's results; only the latest answer counts. */
export function useOptions(
  given: readonly ComboboxOption[] | undefined,
  search: SearchOptions | undefined,
  text: string,
  isOpen: boolean,
): { found: readonly ComboboxOption[]; state: OptionsState } {
  const [answer, setAnswer] = useState<{ for: string; found: readonly ComboboxOption[]; failed?: boolean }>();
  useEffect(() => {
    if (search === undefined || !isOpen) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(text, controller.signal).then(
        (found) => !controller.signal.aborted && setAnswer({ for: text, found }),
        () => !controller.signal.aborted && setAnswer({ for: text, found: [], failed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, text, isOpen]);
  const matching = useMemo(() => matchingOptions(given ?? [], text), [given, text]);
  if (search === undefined) return { found: matching, state: "ready" };
  // Previous results stay until new ones arrive: a list that empties on each keystroke flickers.
  const found = answer?.found ?? matching;
  if (answer?.for !== text) return { found, state: "loading" };
  return { found, state: answer.failed ? "failed" : "ready" };
}
