"use client";

import { fieldErrors, fieldMessage, valuesOf, type FieldError } from "@preforma/domain/validation";
import { useRef, useState, type FormEvent, type RefObject, type SubmitEvent } from "react";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { deleteDraft, restoreDraft } from "./draft.ts";
import { type FormOutcome, isTimeout } from "./form-schema.ts";
import type { FormProps } from "./form.tsx";

type Status = "idle" | "sending" | "sent" | "waiting" | "failed";

type Sending = Pick<FormProps, "schema" | "send" | "onSent" | "incomplete" | "draft" | "state">;

/** The schema's errors for the input, and the parsed value. */
interface Checked {
  wrong: FieldError[];
  read?: unknown;
}

/**
 * The content as the schema reads it: a phone field whose rules load between two tries formats the same number
 * differently, and the second try is still a repetition.
 */
function contentOf(data: FormData, read: unknown): string {
  const parsed = new Map(Object.entries(read ?? {}));
  return JSON.stringify(
    [...data].map(([name, value]) => [
      name,
      typeof value === "string" ? (parsed.get(name) ?? value) : value.name,
    ]),
  );
}

/** The states of sending a form: validated, refused with errors, in flight, waiting or done. */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  { schema, send, onSent, incomplete, draft, state }: Sending,
) {
  const messages = useMessages("form");
  const outcomes = useMessages("outcomes");
  const { locale } = useLocale();
  const attempt = useRef<{ content: string; key: string } | null>(null);
  const given = state?.outcome;
  const [status, setStatus] = useState<Status>(given === undefined ? "idle" : given.ok ? "sent" : "failed");
  const [failures, setFailures] = useState(0);
  const [message, setMessage] = useState(given?.message);
  const [errors, setErrors] = useState<readonly FieldError[]>(
    given?.ok === false ? (given.errors ?? []) : [],
  );

  const check = async (data: FormData): Promise<Checked> => {
    const rule = await schema?.();
    const result = rule?.safeParse(valuesOf(data));
    if (result === undefined) return { wrong: [] };
    return result.success
      ? { wrong: [], read: result.data }
      : { wrong: fieldErrors(result.error.issues, locale) };
  };

  const fail = (reason: string, wrong: readonly FieldError[]) => {
    setStatus("failed");
    setMessage(reason);
    setErrors(inOrderOf(form.current, wrong));
    setFailures((count) => count + 1);
  };

  const succeed = (confirmation: string | undefined) => {
    setMessage(confirmation);
    setStatus("sent");
    onSent?.(confirmation);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    if (send === undefined) return;
    event.preventDefault();
    if (status === "sending") return;
    const data = new FormData(target, event.nativeEvent.submitter);
    setStatus("sending");
    const { wrong, read } = await check(data).catch((): Checked => ({ wrong: [] }));
    if (wrong.length > 0) {
      const required = fieldMessage("required", locale);
      const isIncomplete = wrong.some(({ message }) => message === required);
      return fail((isIncomplete && incomplete) || messages.check, wrong);
    }
    const content = contentOf(data, read);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    const outcome = await send(data, attempt.current.key, draft).catch((error: unknown): FormOutcome => ({
      ok: false,
      message: isTimeout(error) ? outcomes.TIMEOUT : messages.notSent,
    }));
    if (!outcome.ok) return fail(outcome.message, outcome.errors ?? []);
    attempt.current = null;
    if (draft !== undefined) deleteDraft(draft);
    target.reset();
    setErrors([]);
    if (outcome.waiting) {
      const hasFile = [...data.values()].some((value) => typeof value !== "string" && value.size > 0);
      setMessage(outcome.message ?? (hasFile ? messages.waitingWithFile : messages.waiting));
      setStatus("waiting");
      const settled = await outcome.settled;
      // Nothing is known about it, or something else has been sent since.
      if (settled === undefined || attempt.current !== null) return undefined;
      if (settled === null) return setStatus("idle");
      if (!settled.ok) {
        fail(settled.message || messages.notSent, settled.errors ?? []);
        // The form may have to be rendered first.
        setTimeout(() => draft !== undefined && form.current && restoreDraft(draft, form.current));
        return undefined;
      }
      return succeed(settled.message);
    }
    succeed(outcome.message);
  };

  /** An error disappears as soon as it is corrected; new ones wait for the next try. */
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (errors.length === 0) return;
    void check(new FormData(event.currentTarget))
      .then(({ wrong }) => {
        setErrors((before) => {
          const { target: changedField } = event;
          const name = changedField instanceof HTMLElement ? changedField.getAttribute("name") : null;
          return before.filter(({ field }) => field !== name || wrong.some((one) => one.field === field));
        });
      })
      .catch(() => {});
  };

  return { status, failures, message, errors, submit, recheck };
}

/** Errors in the order of their fields in the form, not of the schema; those without a field come first. */
function inOrderOf(form: HTMLFormElement | null, errors: readonly FieldError[]): FieldError[] {
  const names = Array.from(form?.elements ?? [], (element) => element.getAttribute("name"));
  return errors.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
}
