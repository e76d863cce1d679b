import type { FormOutcome, FormProps } from "../form/index.ts";
import { isTimeout } from "../form/form-schema.ts";

/** How a form reaches the company: the site gives this, the component calls it with what was filled in. */
export type SendRequest = NonNullable<FormProps["send"]>;

/**
 * Adds a form's own messages if the site's answer has none: on success, and without any answer. A timeout has one
 * message for all forms, which `Form` supplies.
 */
export function sendWith(
  send: SendRequest | undefined,
  texts: { sent: string; notSent: string; unexpected?: string },
): SendRequest | undefined {
  const withMessage = (outcome: FormOutcome): FormOutcome => ({
    ...outcome,
    message: outcome.message || (outcome.ok ? texts.sent : texts.notSent),
  });
  return send === undefined
    ? undefined
    : async (data, ...about): Promise<FormOutcome> => {
        try {
          const outcome = await send(data, ...about);
          // `Form` reports that it waits.
          if (!outcome.ok || !outcome.waiting) return withMessage(outcome);
          const settled = outcome.settled?.then((came) => came && withMessage(came));
          return settled ? { ...outcome, settled } : outcome;
        } catch (error) {
          if (isTimeout(error)) throw error;
          // `fetch` throws a TypeError on a network failure; any other error means an invalid answer.
          const message = error instanceof TypeError ? texts.notSent : (texts.unexpected ?? texts.notSent);
          return { ok: false, message };
        }
      };
}
