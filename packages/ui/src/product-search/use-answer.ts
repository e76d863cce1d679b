"use client";

import { searchDebounceMs } from "@preforma/domain/catalogue";
import { useEffect, useEffectEvent, useState } from "react";
import type { SearchProducts, SearchResults } from "./suggestions.logic.ts";

/** A search; `hurried` skips the debounce, because the visitor is not typing. */
export interface Query {
  text: string;
  hurried: boolean;
}

/** The state of a search. `idle` is for an empty text. */
export type AnswerState = "idle" | "loading" | "found" | "none" | "failed";

/**
 * The results for a text, requested after a debounce. A newer text aborts the older request, and a late answer is
 * dropped. The previous results stay until the current request is answered.
 */
export function useAnswer(
  search: SearchProducts,
  { text, hurried }: Query,
  wanted: boolean,
): { state: AnswerState; results: SearchResults | undefined; forget: () => void } {
  const [answer, setAnswer] = useState<{ to: string; results?: SearchResults }>();
  const isSettled = answer?.to === text;
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!wanted || text === "" || isSettled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (results?: SearchResults) => {
      if (!signal.aborted) setAnswer({ to: text, results });
    };
    const timer = setTimeout(
      () => {
        ask(text, signal).then(settle, () => settle());
      },
      hurried ? 0 : searchDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, hurried, wanted, isSettled]);

  const results = text === "" ? undefined : answer?.results;
  const forget = () => setAnswer(undefined);
  if (text === "") return { state: "idle", results, forget };
  if (!isSettled) return { state: "loading", results, forget };
  if (results === undefined) return { state: "failed", results, forget };
  return { state: results.total > 0 ? "found" : "none", results, forget };
}
