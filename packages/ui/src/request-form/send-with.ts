import type { FormOutcome, FormProps } from "../form/index.ts";
import { isTimeout } from "../form/form-schema.ts";

/** How a form reaches the company: the site gives this, the component calls it with what was filled in. */
export type SendRequest = NonNullable<FormProps["send"]>;

/**
 * Says a form's own sentences where the site's answer has none: on success, and
 * where nothing came back at all. What took too long has one sentence for all forms, which `Form` knows.
 */
export function sendWith(
  send: SendRequest | undefined,
  texts: { sent: string; notSent: string; unexpected?: string },
): SendRequest | undefined {
  const told = (outcome: FormOutcome): FormOutcome => ({
    ...outcome,
    message: outcome.message || (outcome.ok ? texts.sent : texts.notSent),
  });
  return send === undefined
    ? undefined
    : async (data, ...about): Promise<FormOutcome> => {
        try {
          const outcome = await send(data, ...about);
          // That it waits is the form's to say.
          if (!outcome.ok || !outcome.waiting) return told(outcome);
          const settled = outcome.settled?.then((came) => came && told(came));
          return settled ? { ...outcome, settled } : outcome;
        } catch (error) {
          if (isTimeout(error)) throw error;
          // `fetch` says by a TypeError that the network failed; anything else came, but not as it should.
          const message = error instanceof TypeError ? texts.notSent : (texts.unexpected ?? texts.notSent);
          return { ok: false, message };
        }
      };
}
