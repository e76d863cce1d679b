"use client";

import { useState } from "react";
import type { FormProps } from "../form/index.ts";

/**
 * For forms that edit existing data: after saving, the fields show the sent values, where a reset form would show the
 * previous ones. Pass `edition` as `key` to the fields.
 *
 * @param initial The values before the first save, by field name.
 */
export function useSavedValues<Values extends object>(initial: Values, send: FormProps["send"]) {
  // By content: a page may create the same object again at each render.
  const given = JSON.stringify(initial);
  const [saved, setSaved] = useState<{ values: Partial<Values>; edition: number; given: string }>({
    values: initial,
    edition: 0,
    given,
  });
  // New initial values replace the sent ones.
  if (saved.given !== given) setSaved({ values: initial, edition: saved.edition, given });
  const sendAndSave: FormProps["send"] =
    send &&
    (async (data, ...about) => {
      const outcome = await send(data, ...about);
      if (outcome.ok) {
        const sent = Object.fromEntries([...data].filter(([, value]) => typeof value === "string"));
        // Unsent values no longer exist, for example those of a company whose box is not checked.
        setSaved((before) => ({ ...before, values: sent as Partial<Values>, edition: before.edition + 1 }));
      }
      return outcome;
    });
  return { values: saved.values, edition: saved.edition, send: sendAndSave };
}
