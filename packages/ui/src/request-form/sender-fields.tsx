"use client";

import { requestLengths } from "@preforma/domain/requests";
import { FormTextField } from "../form/index.ts";
import { FormPhoneField } from "../phone-field/index.ts";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./request-form.css.ts";
import { classList } from "../theme/class-list.ts";
import type { InputProps, RootProps } from "../layout/root-props.ts";

/** What the session knows about the sender, so that it need not be typed again. */
export interface Sender {
  name?: string;
  surname?: string;
  email?: string;
  /** Dial code and digits, such as `+905321234567`. */
  phone?: string;
  company?: string;
}

export interface SenderNamesProps extends RootProps<HTMLDivElement> {
  /** Fills in what is known. */
  sender?: Sender;
  /** Names of the two fields, as the API calls them. @default { first: "first_name", last: "last_name" } */
  names?: { first: string; last: string };
  /** The last name may stay empty. @default false */
  lastOptional?: boolean;
  /** Called with every change of either. */
  onInput?: React.FormEventHandler<HTMLInputElement>;
}

/** First and last name, side by side where there is room. */
export function SenderNames({
  sender,
  names = { first: "first_name", last: "last_name" },
  lastOptional,
  onInput,
  className,
  ...rest
}: SenderNamesProps) {
  const messages = useMessages("request-form");
  return (
    <div {...rest} className={classList(css.pair, className)}>
      <FormTextField
        name={names.first}
        label={messages.firstName}
        autoComplete="given-name"
        maxLength={requestLengths.name}
        defaultValue={sender?.name}
        onInput={onInput}
      />
      <FormTextField
        name={names.last}
        label={messages.lastName}
        autoComplete="family-name"
        maxLength={requestLengths.name}
        defaultValue={sender?.surname}
        optional={lastOptional}
        onInput={onInput}
      />
    </div>
  );
}

export interface SenderFieldProps extends Omit<InputProps, "id" | "name"> {
  /** Fills in what is known. */
  sender?: Sender;
  /** The field may stay empty. @default false */
  optional?: boolean;
}

/**
 * The sender's e-mail address.
 *
 * @import import { SenderEmail } from "@preforma/ui/request-form";
 */
export function SenderEmail({ sender, ...rest }: SenderFieldProps) {
  const messages = useMessages("request-form");
  return (
    <FormTextField
      autoComplete="email"
      {...rest}
      name="email"
      type="email"
      label={messages.email}
      dir="ltr"
      defaultValue={sender?.email}
    />
  );
}

/**
 * The sender's telephone number.
 *
 * @import import { SenderPhone } from "@preforma/ui/request-form";
 */
export function SenderPhone({ sender, ...rest }: SenderFieldProps) {
  const messages = useMessages("request-form");
  return <FormPhoneField {...rest} name="phone" label={messages.phone} defaultValue={sender?.phone} />;
}
