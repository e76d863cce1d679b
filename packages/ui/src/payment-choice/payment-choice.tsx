"use client";

import { textIn } from "@preforma/domain/locales";
import {
  defaultPaymentType,
  paymentTypeNames,
  paymentTypes,
  payWithinHours,
  type PaymentType,
} from "@preforma/domain/shop";
import { Banknote, CreditCard, Landmark, ShieldCheck } from "../drawings/index.ts";
import { useRef, type ReactNode } from "react";
import { ChoiceCard, ChoiceCards } from "../choice-card/index.ts";
import { useEarlyInputs } from "../field/use-early.ts";
import { Icon } from "../icon/icon.tsx";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./payment-choice.css.ts";
import type { GroupProps } from "../layout/root-props.ts";

export interface PaymentChoiceProps extends GroupProps {
  /** The offered payment methods, in order. @default all of them */
  types?: readonly PaymentType[];
  /** The initial method; if unavailable, the first available one. @default credit card */
  defaultValue?: PaymentType;
  /** Called with each choice. The form sends it in any case. */
  onValueChange?: (type: PaymentType) => void;
  /** Why a method is unavailable for this order, in a sentence; it is shown but disabled. */
  unavailable?: Readonly<Partial<Record<PaymentType, ReactNode>>>;
  /** The accounts to transfer to, as `BankAccountCard`s. */
  accounts?: ReactNode;
  /** Further notes about a method, below the standard text. */
  notes?: Readonly<Partial<Record<PaymentType, ReactNode>>>;
  /** The server's error about the choice. */
  error?: ReactNode;
  /** Name in the form. @default "payment_type" */
  name?: string;
  /** Takes the question off the screen where a heading above says the same. @default false */
  hideLabel?: boolean;
}

const icons = { credit_card: CreditCard, bank_transfer: Landmark, cash_on_delivery: Banknote };
const hoursOfDay = 24;

/** Lets customers choose how to pay. The details of a method open below it when it is chosen. */
export function PaymentChoice({
  types = paymentTypes,
  defaultValue = defaultPaymentType,
  onValueChange,
  unavailable = {},
  accounts,
  notes = {},
  error,
  name = "payment_type",
  hideLabel,
  form,
  ref,
  ...rest
}: PaymentChoiceProps) {
  const messages = useMessages("payment-choice");
  const { locale } = useLocale();
  const open = types.filter((type) => !unavailable[type]);
  const first = open.includes(defaultValue) ? defaultValue : open[0];
  const group = useRef<HTMLFieldSetElement>(null);
  // Not the choices among a way's notes.
  useEarlyInputs(group, (input) => input.name === name && onValueChange?.(input.value as PaymentType));
  const transferHours = payWithinHours.bank_transfer;
  const details: Readonly<Record<PaymentType, ReactNode>> = {
    credit_card: (
      <p className={css.secure}>
        <Icon icon={ShieldCheck} />
        <span>{messages.cardDetail}</span>
      </p>
    ),
    bank_transfer: (
      <>
        <p className={css.text}>
          {messages.transferDetail}{" "}
          <span>{formatMessage(messages.transferDays, { count: transferHours / hoursOfDay }, locale)}</span>
        </p>
        {accounts}
      </>
    ),
    cash_on_delivery: <p className={css.text}>{messages.cashDetail}</p>,
  };
  return (
    <ChoiceCards
      {...rest}
      ref={useBothRefs(group, ref)}
      label={messages.label}
      error={error}
      hideLabel={hideLabel}
    >
      {types.map((type) => (
        <ChoiceCard
          key={type}
          name={name}
          form={form}
          value={type}
          required
          defaultChecked={type === first}
          onChange={() => onValueChange?.(type)}
          title={textIn(paymentTypeNames[type], locale)}
          icon={icons[type]}
          note={messages[type]}
          reason={unavailable[type]}
          details={
            <>
              {details[type]}
              {notes[type] !== undefined && <div className={css.text}>{notes[type]}</div>}
            </>
          }
        />
      ))}
    </ChoiceCards>
  );
}
