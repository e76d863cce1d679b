"use client";

import { fieldErrors, fieldMessage, valuesOf, type FieldError } from "@preforma/domain/validation";
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { dropDraft, keepDraft, restoreDraft } from "./draft.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormContext } from "./form-context.ts";
import * as css from "./form.css.ts";
import { inOrderOf } from "./in-order.ts";
import { WaitingView } from "./waiting-view.tsx";
import { isTimeout } from "./is-timeout.ts";
import type { FormOutcome, FormSchema, FormState } from "./form-schema.ts";

export interface FormProps {
  /** Where the form is posted before and without script. */
  action: string;
  /** `multipart/form-data` where files may come along. */
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
  /** Loads the rule that checks the fields; called when the visitor first touches the form, so that it costs no first load. */
  schema?: () => Promise<FormSchema>;
  /**
   * Sends what was filled in. The key is the same when the same values are sent again, so that a server can
   * tell a repetition. A rejection counts as a failure and keeps everything that was typed; one named `TimeoutError`
   * is told as such. The draft's name is told for whoever sends it later: should it be refused then,
   * `keepDraftValues` gives back what was typed.
   */
  send?: (data: FormData, key: string, draft?: string) => Promise<FormOutcome>;
  /** Called once it has been sent, with what the server said. */
  onSent?: (message: string | undefined) => void;
  /**
   * Takes the place of the form once it has been sent. Without it the form is emptied and stays. While it waits for a
   * connection, that is said in the same place.
   */
  sent?: ReactNode;
  /** Said above the complaints where something required is empty. @default that what is marked is to be corrected */
  incomplete?: string;
  /** Keeps what is typed in this browser under this name until it is sent; passwords and files are never kept. */
  draft?: string;
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Names the form where its heading does not. */
  "aria-labelledby"?: string;
  className?: string;
  children: ReactNode;
}

type Status = "idle" | "sending" | "sent" | "waiting" | "failed";

/**
 * A real `<form>` that works before and without script, checked by the same schema here and on the server. What
 * is wrong is listed above it, with a link to each field; what was typed is never lost by a failure, a reload or a
 * closed dialog.
 */
export function Form({
  action,
  encType,
  schema,
  send,
  onSent,
  sent,
  incomplete,
  draft,
  state,
  className,
  children,
  ...labelled
}: FormProps) {
  const messages = useMessages("form");
  const outcomes = useMessages("outcomes");
  const { locale } = useLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Fields that React holds show what was put into them only afterwards: the draft itself must not be kept from them.
  const isRestoring = useRef(false);
  const attempt = useRef<{ content: string; key: string } | null>(null);
  const given = state?.outcome;
  const [status, setStatus] = useState<Status>(given === undefined ? "idle" : given.ok ? "sent" : "failed");
  const [failures, setFailures] = useState(0);
  const [message, setMessage] = useState(given?.message);
  const [errors, setErrors] = useState<readonly FieldError[]>(
    given?.ok === false ? (given.errors ?? []) : [],
  );

  // Once the summary has been drawn, the focus goes to it and a screen reader reads it out; each time anew.
  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);
  useEffect(() => {
    if (draft === undefined || form.current === null) return;
    isRestoring.current = true;
    restoreDraft(draft, form.current);
    isRestoring.current = false;
  }, [draft]);
  useEffect(() => {
    const element = form.current;
    const load = () => void schema?.().catch(() => {});
    element?.addEventListener("focusin", load, { once: true });
    return () => element?.removeEventListener("focusin", load);
  }, [schema]);

  const context = useMemo(
    () => ({
      id,
      errorOf: (name: string) => errors.find(({ field }) => field === name)?.message,
      valueOf: (name: string) => state?.values?.[name],
      isSending: status === "sending",
    }),
    [id, errors, state, status],
  );

  const complaints = async (data: FormData): Promise<FieldError[]> => {
    const rule = await schema?.();
    const result = rule?.safeParse(valuesOf(data));
    return result === undefined || result.success ? [] : fieldErrors(result.error.issues, locale);
  };

  const fail = (said: string, about: readonly FieldError[]) => {
    setStatus("failed");
    setMessage(said);
    setErrors(inOrderOf(form.current, about));
    setFailures((count) => count + 1);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    if (send === undefined) return;
    event.preventDefault();
    if (status === "sending") return;
    const data = new FormData(target, event.nativeEvent.submitter);
    setStatus("sending");
    const wrong = await complaints(data).catch(() => []);
    if (wrong.length > 0) {
      const required = fieldMessage("required", locale);
      const isIncomplete = wrong.some(({ message }) => message === required);
      return fail((isIncomplete && incomplete) || messages.check, wrong);
    }
    const content = JSON.stringify(
      [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
    );
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    const outcome = await send(data, attempt.current.key, draft).catch((error: unknown): FormOutcome => ({
      ok: false,
      message: isTimeout(error) ? outcomes.TIMEOUT : messages.notSent,
    }));
    if (!outcome.ok) return fail(outcome.message, outcome.errors ?? []);
    attempt.current = null;
    if (draft !== undefined) dropDraft(draft);
    target.reset();
    setErrors([]);
    if (outcome.waiting) {
      const hasFile = [...data.values()].some((value) => typeof value !== "string" && value.size > 0);
      setMessage(outcome.message ?? (hasFile ? messages.waitingWithFile : messages.waiting));
      return setStatus("waiting");
    }
    setMessage(outcome.message);
    setStatus("sent");
    onSent?.(outcome.message);
  };

  const changed = (event: FormEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    if (draft !== undefined && !isRestoring.current) keepDraft(draft, target);
    if (errors.length === 0) return;
    // A complaint goes as soon as it is mended; a new one waits for the next try.
    void complaints(new FormData(target))
      .then((wrong) => {
        setErrors((before) => {
          const { target: changedField } = event;
          const name = changedField instanceof HTMLElement ? changedField.getAttribute("name") : null;
          return before.filter(({ field }) => field !== name || wrong.some((one) => one.field === field));
        });
      })
      .catch(() => {});
  };

  if (status === "sent" && sent !== undefined)
    return (
      <div className={className} role="status">
        {sent}
      </div>
    );
  if (status === "waiting" && sent !== undefined)
    return (
      <div className={className} role="status">
        <WaitingView text={message} />
      </div>
    );
  return (
    <FormContext value={context}>
      <form
        {...labelled}
        ref={form}
        method="post"
        action={action}
        encType={encType}
        // Ours are in the page's language and say what to do; the browser's own appear where script does not.
        noValidate={send !== undefined}
        className={classList(css.form, className)}
        onSubmit={(event) => void submit(event)}
        onInput={changed}
      >
        {status === "failed" && (
          <ErrorSummary ref={summary} formId={id} title={message ?? messages.check} errors={errors} />
        )}
        {children}
        <div role="status" className={css.status}>
          {status === "sending" && <VisuallyHidden>{messages.sending}</VisuallyHidden>}
          {status === "sent" && message !== undefined && <p className={css.success}>{message}</p>}
          {status === "waiting" && <p className={css.waiting}>{message}</p>}
        </div>
      </form>
    </FormContext>
  );
}
