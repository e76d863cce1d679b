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
  const [saved, setSaved] = useState<{ values: Values; edition: number; of: Values }>({
    values: initial,
    edition: 0,
    of: initial,
  });
  // Something else has been given meanwhile, which knows better than what was sent from here.
  if (saved.of !== initial) setSaved({ values: initial, edition: saved.edition, of: initial });
  const sendAndKeep: FormProps["send"] =
    send &&
    (async (data, key) => {
      const outcome = await send(data, key);
      if (outcome.ok) {
        const sent = Object.fromEntries([...data].filter(([, value]) => typeof value === "string"));
        setSaved(({ values, edition, of }) => ({ values: { ...values, ...sent }, edition: edition + 1, of }));
      }
      return outcome;
    });
  return { values: saved.values, edition: saved.edition, send: sendAndKeep };
}
