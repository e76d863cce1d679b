"use client";

import { useEffect, useId, useMemo, useRef, type FormEvent, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { CloudOff } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { saveDraft, restoreDraft } from "./draft.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormContext } from "./form-context.ts";
import * as css from "./form.css.ts";
import type { FormOutcome, FormSchema, FormState } from "./form-schema.ts";
import { useSending } from "./use-sending.ts";

export interface FormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** `multipart/form-data` for forms with files. */
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
  /** Loads the schema that validates the fields; called on first interaction, so that the first load stays small. */
  schema?: () => Promise<FormSchema>;
  /**
   * Sends the input. The key is the same when the same values, as the schema reads them, are sent again, so that a
   * server can recognise a repetition. A rejection counts as a failure and the input stays; one named `TimeoutError`
   * is reported as such. The draft's name is passed for code that sends later: if that is refused, `saveDraftValues`
   * restores the input.
   */
  send?: (data: FormData, key: string, draft?: string) => Promise<FormOutcome>;
  /** Called after sending, with the server's message. */
  onSent?: (message: string | undefined) => void;
  /**
   * Replaces the form after sending. Without it the form is reset and stays. A notice that the form waits for a
   * connection is shown in the same place.
   */
  sent?: ReactNode;
  /** Shown above the errors when a required field is empty. @default a request to correct the marked fields */
  incomplete?: string;
  /** Saves the input in this browser under this name until it is sent; never passwords or files. */
  draft?: string;
  /** The server's answer to the form sent without script. */
  state?: FormState;
  /** The fields and the submit button. */
  children: ReactNode;
}

/**
 * A real `<form>` that works before and without script, validated by the same schema here and on the server. Errors
 * are listed above it, each linked to its field; a failure, a reload or a closed dialog never loses the input.
 */
export function Form({
  action,
  encType,
  sent,
  className,
  children,
  schema,
  send,
  onSent,
  incomplete,
  draft,
  state,
  ref,
  ...rest
}: FormProps) {
  const sending = { schema, send, onSent, incomplete, draft, state };
  const messages = useMessages("form");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const bothRefs = useBothRefs(form, ref);
  const summary = useRef<HTMLDivElement>(null);
  // Controlled fields show a restored value only on the next render, so the draft must not be saved before that.
  const isRestoring = useRef(false);
  const { status, failures, message, errors, submit, recheck } = useSending(form, sending);

  // Focuses the summary after each render of new errors, so that a screen reader reads it out.
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

  const changed = (event: FormEvent<HTMLFormElement>) => {
    if (draft !== undefined && !isRestoring.current) saveDraft(draft, event.currentTarget);
    recheck(event);
  };

  if (status === "sent" && sent !== undefined)
    return (
      <div {...rest} className={className} role="status">
        {sent}
      </div>
    );
  if (status === "waiting" && sent !== undefined)
    return (
      <div {...rest} className={className} role="status">
        <WaitingView text={message} />
      </div>
    );
  return (
    <FormContext value={context}>
      <form
        {...rest}
        ref={bothRefs}
        method="post"
        action={action}
        encType={encType}
        // Our errors are in the page's language and say what to do; the browser's appear only without script.
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

/** Replaces a form that waits for a connection, and takes the focus, which would be lost with the button. */
function WaitingView({ text }: { readonly text: string | undefined }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={css.waitingView}>
      <span className={css.waitingMark}>
        <Icon icon={CloudOff} size="large" />
      </span>
      <p ref={notice} tabIndex={-1} className={css.waitingText}>
        {text}
      </p>
    </div>
  );
}
