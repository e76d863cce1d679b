"use client";

import { useState } from "react";
import type { FormProps } from "../form/index.ts";

/**
 * For forms that change what there is already: once it has been saved, what was sent is what the fields hold, where
 * an emptied form would go back to what was there before. Give `edition` as `key` to the fields.
 *
 * @param initial what the fields hold before anything was saved, by field name
 */
export function useSavedValues<Values extends object>(initial: Values, send: FormProps["send"]) {
  // By content: a page may create the same object again at each render.
  const given = JSON.stringify(initial);
  const [saved, setSaved] = useState<{ values: Partial<Values>; edition: number; given: string }>({
    values: initial,
    edition: 0,
    given,
  });
  // Something else has been given meanwhile, which knows better than what was sent from here.
  if (saved.given !== given) setSaved({ values: initial, edition: saved.edition, given });
  const sendAndSave: FormProps["send"] =
    send &&
    (async (data, key) => {
      const outcome = await send(data, key);
      if (outcome.ok) {
        const sent = Object.fromEntries([...data].filter(([, value]) => typeof value === "string"));
        // What was not sent is no longer there, a company that was closed for example.
        setSaved((before) => ({ ...before, values: sent as Partial<Values>, edition: before.edition + 1 }));
      }
      return outcome;
    });
  return { values: saved.values, edition: saved.edition, send: sendAndSave };
}
