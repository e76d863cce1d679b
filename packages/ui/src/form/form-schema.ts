import type { FieldError, Issue } from "@preforma/domain/validation";

/** The part of a schema that a form uses; every zod schema of the domain's `schema` entries fits. */
export interface FormSchema {
  safeParse(
    value: unknown,
  ): { success: true; data?: unknown } | { success: false; error: { issues: readonly Issue[] } };
}

/** The result of sending. */
export type FormOutcome =
  | {
      ok: true;
      message?: string;
      /** Not delivered yet: saved here, and sent automatically once there is a connection. */
      waiting?: boolean;
      /** The final outcome; null if the visitor withdrew it. */
      settled?: Promise<FormOutcome | null>;
    }
  | { ok: false; message: string; errors?: readonly FieldError[] };

/** The server's answer to a form sent without script, so that no input is lost. */
export interface FormState {
  /** The submitted values, by field name. */
  values?: Readonly<Record<string, string>>;
  outcome?: FormOutcome;
}

/** Whether a call timed out, as reported by `AbortSignal.timeout` and the contract's clients. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";
