"use server";

import type { FormOutcome } from "@preforma/ui/form";

/** Answers with the submitted values. */
export async function sendCall(data: FormData): Promise<FormOutcome> {
  return Promise.resolve({ ok: true, message: JSON.stringify([data.get("name"), data.get("phone")]) });
}
