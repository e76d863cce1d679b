"use server";

import type { FormOutcome } from "@preforma/ui/form";

/** Answers with what has arrived. */
export async function sendCall(data: FormData): Promise<FormOutcome> {
  return Promise.resolve({ ok: true, message: JSON.stringify([data.get("name"), data.get("phone")]) });
}
