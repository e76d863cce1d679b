"use client";

import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import * as listbox from "../combobox/listbox.css.ts";
import { usePlacement } from "../intent/use-placement.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { CountrySearch } from "./country-search.tsx";

export interface CountryPickerProps {
  /** Referred to by the button's `popovertarget`. */
  id: string;
  /** The element that it is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  /** ISO code of the picked country. */
  picked: string;
  /** Opens on mount, because the button was pressed before this was loaded. */
  openAtOnce: boolean;
  onPick: (country: string) => void;
  onToggle: (open: boolean) => void;
}

/** The list of countries, with a search above it: a native popover, which closes itself. */
export function CountryPicker({ id, anchor, picked, openAtOnce, onPick, onToggle }: CountryPickerProps) {
  const messages = useMessages("phone-field");
  const { locale } = useLocale();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const openNow = useRef(openAtOnce);

  useEffect(() => {
    if (openNow.current) popup.current?.showPopover();
    openNow.current = false;
  }, []);
  // Narrower, country names would be hyphenated everywhere.
  usePlacement(popup, anchor, open, { atLeast: 280 });
  useEffect(() => {
    if (!open || popup.current === null) return undefined;
    return closeWhenLeft(popup.current, buttonOf(id));
  }, [open, id]);

  const toggled = ({ newState }: ToggleEvent) => {
    setOpen(newState === "open");
    onToggle(newState === "open");
  };
  return (
    <div
      ref={popup}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={messages.choose}
      className={listbox.popup}
      onToggle={toggled}
    >
      {open && (
        <I18nProvider locale={locale}>
          <CountrySearch
            picked={picked}
            onClose={() => popup.current?.hidePopover()}
            onPick={(country) => {
              popup.current?.hidePopover();
              onPick(country);
            }}
          />
        </I18nProvider>
      )}
    </div>
  );
}

/**
 * Closes a native popover when the focus leaves it and its button, because it could cover the focused element. The
 * browser closes it on a press elsewhere and on Escape.
 *
 * @returns A function that stops listening.
 */
function closeWhenLeft(panel: HTMLElement, button: Element | null): () => void {
  const watch = ({ target }: FocusEvent) => {
    if (target instanceof Node && !panel.contains(target) && !button?.contains(target)) panel.hidePopover();
  };
  document.addEventListener("focusin", watch);
  return () => document.removeEventListener("focusin", watch);
}

/** The button whose `popovertarget` is this id. */
function buttonOf(id: string): Element | null {
  return document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
}
