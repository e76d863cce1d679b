import type { FieldError, Issue } from "@preforma/domain/validation";

/** What a form asks of a schema; every zod schema of the domain's `schema` entries is one. */
export interface FormSchema {
  safeParse(
    value: unknown,
  ): { success: true; data?: unknown } | { success: false; error: { issues: readonly Issue[] } };
}

/** How sending ended. */
export type FormOutcome =
  | {
      ok: true;
      message?: string;
      /** It has not arrived yet: it is saved here, and sent by itself once there is a connection. */
      waiting?: boolean;
      /** What has come of it in the end; null where it was taken back. */
      settled?: Promise<FormOutcome | null>;
    }
  | { ok: false; message: string; errors?: readonly FieldError[] };

/** What the server's answer to a form without script says, so that nothing typed is lost. */
export interface FormState {
  /** What was sent, by field name. */
  values?: Readonly<Record<string, string>>;
  outcome?: FormOutcome;
}

/** Whether a call ended because no answer came in time, as `AbortSignal.timeout` and clients of the contract say it. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";
