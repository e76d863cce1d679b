"use client";

import { defaultPhoneCountry } from "@preforma/domain/phone";
import { ChevronDown } from "../drawings/index.ts";
import { useId, useRef, useState, type ComponentPropsWithRef } from "react";
import { LabelledField, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as fieldTexts from "../field/field-texts.css.ts";
import * as field from "../field/field.css.ts";
import { useFormField } from "../form/form-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLoaded } from "../intent/use-loaded.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./phone-field.css.ts";
import { usePhone } from "./use-phone.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import type { InputProps } from "../layout/root-props.ts";

export interface PhoneFieldProps
  extends FieldTexts, InputProps, Pick<ComponentPropsWithRef<"input">, "placeholder"> {
  /** Name in the form, which sends `+`, dial code and digits. */
  name: string;
  /** The number as it is sent, if you control it: the field shows each change. */
  value?: string;
  /** The initial number, as it is stored, `+905321234567`, or as people write it. */
  defaultValue?: string;
  /** ISO code of the country of an empty field. @default "TR" */
  defaultCountry?: string;
  /** The kind of value that the browser may fill in. @default "tel" */
  autoComplete?: string;
  /** Called after each change with the value that the form sends; empty without digits. */
  onValueChange?: (value: string) => void;
}

const loadList = () => import("./country-picker.tsx").then(({ CountryPicker }) => CountryPicker);

/** The only dial code known before the numbering plans are loaded. */
const firstDialCode = "+90";

/**
 * A phone number with its country. The numbering plans load when visitors hover, focus or touch the field, the list of
 * countries when they do so with its button. Before that, and without JavaScript, it is a plain field for an
 * international number.
 */
export function PhoneField({
  name,
  label,
  hint,
  error,
  optional,
  id: givenId,
  value,
  defaultValue: givenDefault,
  defaultCountry = defaultPhoneCountry,
  autoComplete = "tel",
  disabled,
  placeholder,
  onValueChange,
  required,
  onKeyDown,
  onBlur,
  ref,
  className,
  ...rest
}: PhoneFieldProps) {
  const messages = useMessages("phone-field");
  const { locale } = useLocale();
  const texts = { label, hint, error, optional };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  const popupId = useId();
  const [first] = useState(value ?? "");
  const defaultValue = givenDefault ?? first;
  const frame = useRef<HTMLSpanElement>(null);
  const phone = usePhone({ value, defaultValue, defaultCountry, onValueChange });
  const { rules, country, input } = phone;
  const { Part: CountryPicker, want: wantList } = useLoaded(loadList, phone.forgetWish);
  const isReady = rules !== null && CountryPicker !== null;
  const dialCode = rules?.dialCodeOf(country) ?? (country === defaultPhoneCountry ? firstDialCode : "");
  return (
    <LabelledField id={id} {...texts}>
      {/* One number from the dial code to the last digit: left to right in every language. */}
      <span
        ref={frame}
        dir="ltr"
        className={classList(field.frame, css.number)}
        onFocus={phone.wake}
        onPointerEnter={phone.wake}
      >
        <button
          type="button"
          className={css.trigger}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={phone.isOpen}
          popoverTarget={isReady ? popupId : undefined}
          onPointerEnter={wantList}
          onFocus={wantList}
          onClick={(event) => {
            if (isReady) return;
            wantList();
            phone.openWhenReady(event);
          }}
          onBlur={phone.turnAway}
        >
          <VisuallyHidden>
            {rules === null
              ? messages.country
              : formatMessage(messages.named, { country: rules.countryName(country, locale) }, locale)}{" "}
          </VisuallyHidden>
          {country === defaultPhoneCountry ? (
            <span className={css.turkishFlag} aria-hidden />
          ) : rules === null ? (
            <span className={css.noFlag} aria-hidden />
          ) : (
            <rules.Flag country={country} />
          )}
          <span className={dialCode === "" ? css.lettersAlone : css.code}>{country} </span>
          <span>{dialCode}</span>
          <Icon icon={ChevronDown} size="small" />
        </button>
        <input
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="tel"
          inputMode="tel"
          name={name}
          required={required ?? !optional}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          className={classList(field.input, className)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            phone.remember(event);
          }}
          onBeforeInput={phone.remember}
          onInput={phone.edited}
          onCompositionEnd={phone.edited}
          onBlur={(event) => {
            onBlur?.(event);
            phone.settle();
          }}
        />
      </span>
      <noscript>
        <span className={fieldTexts.hint}>{messages.whole}</span>
      </noscript>
      {isReady && (
        <CountryPicker
          id={popupId}
          anchor={frame}
          picked={country}
          openAtOnce={phone.isWanted}
          onPick={phone.pick}
          onToggle={phone.setOpen}
        />
      )}
    </LabelledField>
  );
}

/** A `PhoneField` with its value and error from the form. */
export function FormPhoneField({ name, error, defaultValue, ...rest }: Omit<PhoneFieldProps, "id">) {
  const { sent, ...own } = useFormField(name, error);
  return <PhoneField {...rest} {...own} defaultValue={sent ?? defaultValue} />;
}
