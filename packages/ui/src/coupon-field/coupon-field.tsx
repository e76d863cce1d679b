"use client";

import { maxCouponCode } from "@preforma/domain/shop";
import { TicketPercent, X } from "../drawings/index.ts";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Button, IconButton } from "../button/button.tsx";
import { TextField } from "../field/text-field.tsx";
import type { FormOutcome, FormState } from "../form/form-schema.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./coupon-field.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

export interface CouponFieldProps extends RootProps<HTMLDivElement> {
  /** Where a code is posted before and without script, as `code`. */
  action: string;
  /** Where its removal is posted. */
  removeAction: string;
  /** The cart's coupon, and its discount in words. */
  applied?: { code: string; note?: string } | null;
  /** Applies a code to the cart; the answer's message is shown. */
  apply?: (code: string) => Promise<FormOutcome>;
  /** Removes the coupon. */
  remove?: () => Promise<FormOutcome>;
  /** The server's answer to the form sent without script. */
  state?: FormState;
}

/**
 * A coupon for the cart: a field for the code, or the applied coupon. A rejected code stays in the field for
 * correction.
 */
export function CouponField({
  action,
  removeAction,
  applied,
  apply,
  remove,
  state,
  ref,
  ...rest
}: CouponFieldProps) {
  const messages = useMessages("coupon-field");
  const { locale } = useLocale();
  const given = state?.outcome;
  const [error, setError] = useState(given?.ok === false ? given.message : undefined);
  const [success, setSuccess] = useState(given?.ok === true ? given.message : undefined);
  const [isSending, setSending] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const counts = useRef<HTMLSpanElement>(null);
  /** Whether a form of this field was sent: its pressed button is removed when the coupon changes. */
  const isSent = useRef(false);
  const isApplied = Boolean(applied);
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    const { activeElement: at, body } = document;
    // Does not move the focus if the visitor has moved it in the meantime.
    if (at !== null && at !== body && root.current?.contains(at) !== true) return;
    (isApplied ? counts : input).current?.focus();
  }, [isApplied]);

  const run = async (call: () => Promise<FormOutcome>) => {
    setSending(true);
    setError(undefined);
    setSuccess(undefined);
    isSent.current = true;
    const outcome = await call().catch((): FormOutcome => ({ ok: false, message: messages.notSent }));
    setSending(false);
    if (outcome.ok) setSuccess(outcome.message);
    else {
      isSent.current = false;
      setError(outcome.message);
    }
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
  return (
    <div {...rest} ref={useBothRefs(root, ref)}>
      {applied ? (
        <form key="applied" method="post" action={removeAction} onSubmit={(event) => void takeOff(event)}>
          <div className={css.applied}>
            <Icon icon={TicketPercent} />
            <span ref={counts} tabIndex={-1} className={css.appliedTexts}>
              <span className={css.appliedCode}>
                <VisuallyHidden>{messages.applied} </VisuallyHidden>
                <bdi>{applied.code}</bdi>
              </span>
              {applied.note && (
                <span className={css.note}>
                  <bdi>{applied.note}</bdi>
                </span>
              )}
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
        </form>
      ) : (
        <form
          key="code"
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
              maxLength={maxCouponCode}
              onInput={() => setError(undefined)}
            />
          </div>
          <div className={css.submit}>
            <Button type="submit" variant="outline" loading={isSending}>
              {messages.apply}
            </Button>
          </div>
        </form>
      )}
      {/* Stays mounted while the forms are swapped: a live region mounted with its text is not announced. */}
      <VisuallyHidden role="status">{isApplied ? success : (error ?? success)}</VisuallyHidden>
    </div>
  );
}
