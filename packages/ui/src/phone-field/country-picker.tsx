"use client";

import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import * as listbox from "../combobox/listbox.css.ts";
import { usePlacement } from "../intent/use-placement.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { CountrySearch } from "./country-search.tsx";

export interface CountryPickerProps {
  /** By which the button's `popovertarget` names it. */
  id: string;
  /** What it opens at. */
  anchor: RefObject<HTMLElement | null>;
  /** ISO code of the country picked now. */
  picked: string;
  /** Opens as soon as it is there: the button was pressed before this had been loaded. */
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
  // Narrower, names of countries would be all hyphens.
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
 * Closes a native popover once the focus goes to what is neither in it nor its button, and would lie below it. A press
 * elsewhere and Escape close it by themselves.
 *
 * @returns Stops listening.
 */
function closeWhenLeft(panel: HTMLElement, button: Element | null): () => void {
  const watch = ({ target }: FocusEvent) => {
    if (target instanceof Node && !panel.contains(target) && !button?.contains(target)) panel.hidePopover();
  };
  document.addEventListener("focusin", watch);
  return () => document.removeEventListener("focusin", watch);
}

/** The button that opens a native popover: the one that names its id. */
function buttonOf(id: string): Element | null {
  return document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
}
