"use client";

import { TicketPercent, X } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { Button, IconButton } from "../button/button.tsx";
import { TextField } from "../field/text-field.tsx";
import type { FormOutcome, FormState } from "../form/form-schema.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./coupon-field.css.ts";

export interface CouponFieldProps {
  /** Where a code is posted before and without script, as `code`. */
  action: string;
  /** Where its removal is posted. */
  removeAction: string;
  /** The coupon of the cart, and what it takes off in words. */
  applied?: { code: string; note?: string } | null;
  /** Puts a code to the cart; the answer's sentence is shown. */
  apply?: (code: string) => Promise<FormOutcome>;
  /** Takes the coupon off again. */
  remove?: () => Promise<FormOutcome>;
  /** What the server answered to the form without script. */
  state?: FormState;
}

/** A coupon for the cart: a code to be tried, or the one that counts. A refused code stays, to be mended. */
export function CouponField({ action, removeAction, applied, apply, remove, state }: CouponFieldProps) {
  const messages = useMessages("coupon-field");
  const { locale } = useLocale();
  const given = state?.outcome;
  const [error, setError] = useState(given?.ok === false ? given.message : undefined);
  const [success, setSuccess] = useState(given?.ok === true ? given.message : undefined);
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const run = async (call: () => Promise<FormOutcome>) => {
    setSending(true);
    setError(undefined);
    setSuccess(undefined);
    const outcome = await call().catch((): FormOutcome => ({ ok: false, message: messages.notSent }));
    setSending(false);
    if (outcome.ok) setSuccess(outcome.message);
    else setError(outcome.message);
    return outcome.ok;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (apply === undefined) return;
    event.preventDefault();
    if (isSending) return;
    const code = input.current?.value.trim() ?? "";
    const isDone = code === "" ? setError(messages.missing) : await run(() => apply(code));
    if (isDone !== true) input.current?.focus();
  };
  const takeOff = async (event: SubmitEvent<HTMLFormElement>) => {
    if (remove === undefined) return;
    event.preventDefault();
    if (!isSending) await run(remove);
  };
  const status = <VisuallyHidden role="status">{success}</VisuallyHidden>;

  if (applied)
    return (
      <form method="post" action={removeAction} onSubmit={(event) => void takeOff(event)}>
        <div className={css.applied}>
          <Icon icon={TicketPercent} />
          <span className={css.appliedTexts}>
            <span className={css.appliedCode}>
              <VisuallyHidden>{messages.applied} </VisuallyHidden>
              <bdi>{applied.code}</bdi>
            </span>
            {applied.note && <span className={css.note}>{applied.note}</span>}
            {error && (
              <span role="alert" className={css.note}>
                {error}
              </span>
            )}
          </span>
          <IconButton
            type="submit"
            className={css.remove}
            label={formatMessage(messages.remove, { code: applied.code }, locale)}
            aria-disabled={isSending}
          >
            <Icon icon={X} />
          </IconButton>
        </div>
        {status}
      </form>
    );
  return (
    <form
      method="post"
      action={action}
      noValidate={apply !== undefined}
      className={css.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={css.code}>
        <TextField
          ref={input}
          name="code"
          label={messages.label}
          error={error}
          dir="ltr"
          className={css.codeInput}
          defaultValue={state?.values?.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          onInput={() => setError(undefined)}
        />
      </div>
      <Button type="submit" variant="outline" className={css.submit} loading={isSending}>
        {messages.apply}
      </Button>
      <VisuallyHidden role="status">{error ?? success}</VisuallyHidden>
    </form>
  );
}
