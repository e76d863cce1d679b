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
  /** `multipart/form-data` where files may come along. */
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
  /** Loads the rule that checks the fields; called when the visitor first touches the form, so that it costs no first load. */
  schema?: () => Promise<FormSchema>;
  /**
   * Sends what was filled in. The key is the same when the same values, as the schema reads them, are sent again, so
   * that a server can tell a repetition. A rejection counts as a failure, and everything that was typed stays; one
   * named `TimeoutError` is reported as such. The draft's name is passed for code that sends it later: should it be
   * refused then, `saveDraftValues` gives back what was typed.
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
  /** Saves what is typed in this browser under this name until it is sent; passwords and files are never saved. */
  draft?: string;
  /** What the server answered to the form without script. */
  state?: FormState;
  /** The fields, and the button that sends them. */
  children: ReactNode;
}

/**
 * A real `<form>` that works before and without script, checked by the same schema here and on the server. What
 * is wrong is listed above it, with a link to each field; what was typed is never lost by a failure, a reload or a
 * closed dialog.
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
  // Controlled fields show a restored value only later, so the draft must not be saved from them meanwhile.
  const isRestoring = useRef(false);
  const { status, failures, message, errors, submit, recheck } = useSending(form, sending);

  // Once the summary has been drawn, the focus goes to it and a screen reader reads it out; each time again.
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

/** Takes the place of a form that waits for a connection, and the focus, which would be lost with its button. */
function WaitingView({ text }: { readonly text: string | undefined }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={css.waitingView}>
      <span className={css.waitingMark}>
        <Icon icon={CloudOff} size="large" />
      </span>
      <p ref={said} tabIndex={-1} className={css.waitingText}>
        {text}
      </p>
    </div>
  );
}
