"use client";

import { searchCountries } from "@preforma/domain/countries";
import { Check, Search } from "../drawings/index.ts";
import { useEffect, useId, useRef, useState, type RefObject, type ToggleEvent } from "react";
import { useActiveOption } from "../combobox/active-option.ts";
import * as listbox from "../combobox/listbox.css.ts";
import { keepPlaced } from "../combobox/popup.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { buttonOf, closeWhenLeft } from "./close-when-left.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./country-picker.css.ts";
import { Flag } from "./flag.tsx";

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
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const openNow = useRef(openAtOnce);

  useEffect(() => {
    if (openNow.current) popup.current?.showPopover();
    openNow.current = false;
  }, []);
  useEffect(() => {
    if (!open || popup.current === null || anchor.current === null) return undefined;
    const unplace = keepPlaced(popup.current, anchor.current);
    const unwatch = closeWhenLeft(popup.current, buttonOf(id));
    return () => {
      unplace();
      unwatch();
    };
  }, [open, anchor, id]);

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
        <CountrySearch
          picked={picked}
          onClose={() => popup.current?.hidePopover()}
          onPick={(country) => {
            popup.current?.hidePopover();
            onPick(country);
          }}
        />
      )}
    </div>
  );
}

interface CountrySearchProps {
  picked: string;
  onPick: (country: string) => void;
  onClose: () => void;
}

function CountrySearch({ picked, onPick, onClose }: CountrySearchProps) {
  const messages = useMessages("phone-field");
  const { locale } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const found = searchCountries(query, locale).filter(({ dialCodes }) => dialCodes);
  const ids = found.map(({ code }) => `${id}-${code}`);
  const options = useActiveOption(ids, 0, (place) => {
    const country = found[place];
    if (country) onPick(country.code);
  });
  // Here and not by autofocus: that would be heeded for the popover's first opening only.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const said =
    found.length === 0 ? messages.none : formatMessage(messages.results, { count: found.length }, locale);
  return (
    <>
      <div className={css.search}>
        <Icon icon={Search} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={messages.search}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={ids[options.active]}
          placeholder={messages.search}
          className={css.searchInput}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            options.setActive(0);
          }}
          onKeyDown={(event) => {
            if (options.handleKey(event)) return;
            if (event.key === "Enter") event.preventDefault();
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            // Closes this list alone, not the dialog that the field may stand in.
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }}
        />
      </div>
      {found.length > 0 ? (
        <div
          id={`${id}-list`}
          role="listbox"
          // What scrolls is a stop of its own in some browsers; the search scrolls this one.
          tabIndex={-1}
          aria-label={messages.choose}
          className={listbox.list}
        >
          {found.map(({ code, name, localName, dialCodes }, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys come to the search, which names the active option
            <div
              key={code}
              id={ids[place]}
              role="option"
              tabIndex={-1}
              aria-selected={code === picked}
              data-active={place === options.active || undefined}
              className={listbox.option}
              // The focus stays in the search.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(code)}
            >
              <Flag country={code} />
              <span className={css.iso}>{code}</span>
              <span className={listbox.optionTexts}>
                <span>{name}</span>
                {localName !== name && (
                  <span className={listbox.detail} aria-hidden>
                    <bdi>{localName}</bdi>
                  </span>
                )}
              </span>
              {code === picked && <Icon icon={Check} size="small" />}
              <bdi dir="ltr" className={css.dialCode}>
                {dialCodes?.[0]}
              </bdi>
            </div>
          ))}
        </div>
      ) : (
        <p className={listbox.note}>{said}</p>
      )}
      <VisuallyHidden role="status">{query !== "" && said}</VisuallyHidden>
    </>
  );
}
