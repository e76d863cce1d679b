"use client";

import { useRef } from "react";
import { X } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./combobox.css.ts";
import { ListField, type ListFieldProps } from "./list-field.tsx";
import type { ComboboxOption } from "./options.logic.ts";
import { useChoices } from "./use-choices.ts";

export interface MultiComboboxProps extends ListFieldProps {
  /** Name in the form; each chosen option is sent under it, by its `value`. */
  name?: string;
  /** The chosen options or their values, if you control them. */
  value?: readonly (ComboboxOption | string)[];
  /** The initial options or their values. @default none */
  defaultValue?: readonly (ComboboxOption | string)[];
  /** Called after each choice and on a form reset, with the values that the form sends and their options. */
  onValueChange?: (values: readonly string[], options: readonly ComboboxOption[]) => void;
}

/**
 * A combobox that takes several options. The chosen ones are listed above the field, each with a button that removes
 * it; Backspace in the empty field removes the last one. Without JavaScript it is a plain text field, and sends the
 * default choices together with its text.
 */
export function MultiCombobox({ value, defaultValue, onValueChange, ...field }: MultiComboboxProps) {
  const messages = useMessages("combobox");
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const choice = useChoices(input, { options: field.options, value, defaultValue, onValueChange });
  const { chosen, choose } = choice;
  const { name, form, disabled } = field;
  const list = new Intl.ListFormat(locale, { type: "unit" }).format(chosen.map(({ label }) => label));
  return (
    <ListField
      {...field}
      required={(field.required ?? !field.optional) && chosen.length === 0}
      input={input}
      choice={{ ...choice, said: chosen.length > 0 ? formatMessage(messages.chosen, { list }, locale) : "" }}
      onKeyDown={(event) => {
        field.onKeyDown?.(event);
        if (event.key === "Backspace" && !event.nativeEvent.isComposing) choice.takeBackLast();
      }}
    >
      {chosen.length > 0 && (
        <ul role="list" className={css.chips}>
          {chosen.map((option) => (
            <li key={option.value} className={css.chip}>
              <bdi>{option.label}</bdi>
              <input type="hidden" name={name} form={form} value={option.value} disabled={disabled} />
              {!disabled && (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={formatMessage(messages.remove, { name: option.label }, locale)}
                  onClick={() => {
                    choose(option);
                    input.current?.focus();
                  }}
                >
                  <Icon icon={X} size="small" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </ListField>
  );
}
