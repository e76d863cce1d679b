"use client";

import { defaultPhoneCountry } from "@preforma/domain/phone";
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from "react";
import { useSubmittedValue, useReset } from "../form/field-hooks.ts";
import type * as PhoneRules from "./phone-rules.ts";

type Rules = typeof PhoneRules;

interface PhoneOptions {
  value: string | undefined;
  defaultValue: string;
  defaultCountry: string;
  onValueChange: ((value: string) => void) | undefined;
}

/** Edits that insert a whole number at once: paste, drop, autofill or a saved draft. */
const isWhole = (inputType: string | undefined): boolean =>
  inputType === undefined ||
  inputType === "" ||
  inputType === "insertFromPaste" ||
  inputType === "insertFromDrop" ||
  inputType === "insertReplacementText";

const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** The offset in a text with that many digits after it. */
function beforeDigits(text: string, behind: number): number {
  let place = text.length;
  for (let left = behind; left > 0 && place > 0; place -= 1) if (/\d/.test(text[place - 1] ?? "")) left -= 1;
  return place;
}

/**
 * The behaviour of a phone field. The text is uncontrolled and written only where the rules change it, so that caret,
 * selection, undo and input methods keep working natively.
 */
export function usePhone({ value, defaultValue, defaultCountry, onValueChange }: PhoneOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [rules, setRules] = useState<Rules | null>(null);
  const [country, drawCountry] = useState(defaultCountry);
  // The same without waiting for a render: a form may read the value in the event that changed it.
  const picked = useRef(defaultCountry);
  const [isOpen, setOpen] = useState(false);
  const loading = useRef<Promise<void> | null>(null);
  const previous = useRef(defaultValue);
  const [isWanted, setWanted] = useState(false);

  const wake = () => {
    loading.current ??= import("./phone-rules.ts")
      .then(setRules)
      // Without a network it stays a plain field; the next touch tries again. Not as the second
      // argument of `then`: what bundlers add to fetch styles along with the rules fails after that.
      .catch(() => {
        loading.current = null;
        setWanted(false);
      });
  };

  const setCountry = (code: string) => {
    picked.current = code;
    drawCountry(code);
  };

  /** Writes and reports the formatted text. */
  const show = (next: { text: string; caret?: number; country: string }) => {
    const element = input.current;
    if (element === null || rules === null) return;
    if (element.value !== next.text) {
      element.value = next.text;
      // In some browsers this would focus an unfocused field.
      if (document.activeElement === element && next.caret !== undefined)
        element.setSelectionRange(next.caret, next.caret);
    }
    previous.current = next.text;
    setCountry(next.country);
    onValueChange?.(rules.phoneFieldValue(next.text, next.country));
  };

  const edited = (event: SyntheticEvent<HTMLInputElement>) => {
    const { nativeEvent, currentTarget } = event;
    // The text must not change while an input method is composing.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    if (rules === null) return wake();
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
    const caret = currentTarget.selectionStart ?? currentTarget.value.length;
    const edit = inputType === undefined ? undefined : { previous: previous.current, inputType };
    const next = rules.reformatPhone(currentTarget.value, caret, picked.current, edit);
    if (!isWhole(inputType) || event.type === "compositionend") return show(next);
    const settled = rules.settlePhone(currentTarget.value, picked.current);
    show({ ...settled, caret: beforeDigits(settled.text, digitsIn(next.text.slice(next.caret))) });
  };

  const settle = () => {
    if (rules !== null && input.current !== null)
      show(rules.settlePhone(input.current.value, picked.current));
  };

  useReset(input, () => {
    if (rules === null) setCountry(defaultCountry);
    else show(rules.settlePhone(input.current?.value ?? "", defaultCountry));
  });

  // Handles text that was typed, filled in or initial before the rules were loaded.
  const catchUp = useEffectEvent(() => {
    const element = input.current;
    if (element === null || rules === null || element.value === "") return;
    if (document.activeElement === element)
      show(
        rules.reformatPhone(element.value, element.selectionStart ?? element.value.length, picked.current),
      );
    else settle();
  });
  useEffect(() => catchUp(), [rules]);
  const wakeIfNeeded = useEffectEvent(() => {
    const isUsed = (input.current?.value ?? "") !== "" || document.activeElement === input.current;
    // The initial page only has another country's flag and dial code.
    if (isUsed || defaultCountry !== defaultPhoneCountry) wake();
  });
  useEffect(() => wakeIfNeeded(), []);
  // The visitor's number arrived late; an untouched field adopts it.
  const takeOver = useEffectEvent(() => {
    const element = input.current;
    if (element === null || element.value === "" || element.value !== defaultValue) return;
    if (rules === null) wake();
    else settle();
  });
  useEffect(() => takeOver(), [defaultValue]);
  const follow = useEffectEvent(() => {
    const element = input.current;
    if (element === null || value === undefined) return;
    const shown = rules?.phoneFieldValue(element.value, picked.current) ?? element.value;
    if (shown === value) return;
    element.value = value;
    if (rules !== null) settle();
    else if (value !== "") wake();
  });
  useEffect(() => follow(), [value]);

  useSubmittedValue(input, (text) => rules?.phoneFieldValue(text, picked.current) || text);

  return {
    input,
    rules,
    country,
    isOpen,
    setOpen,
    wake,
    edited,
    settle,
    /** Stores the text before the next edit. */
    remember: (event: SyntheticEvent<HTMLInputElement>) => {
      previous.current = event.currentTarget.value;
    },
    pick: (to: string) => {
      const element = input.current;
      if (element === null || rules === null) return;
      const text = rules.textForCountry(element.value, picked.current, to);
      element.focus();
      show({ text, caret: text.length, country: to });
    },
    /** Pressed before the list is loaded: it opens after loading, unless the focus has left the button by then. */
    openWhenReady: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      // Not every browser focuses a pressed button, and without focus there would be no blur.
      currentTarget.focus();
      setWanted(true);
      wake();
    },
    /** Cancels the opening, so that text typed elsewhere does not end up in the list's search. */
    turnAway: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      // When the window loses the focus, the active element stays the same and is focused again later.
      if (document.activeElement !== currentTarget) setWanted(false);
    },
    /** The list could not be loaded. */
    forgetWish: () => setWanted(false),
    isWanted,
  };
}
