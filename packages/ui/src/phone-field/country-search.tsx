"use client";

import { searchCountries } from "@preforma/domain/countries";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useComboBox } from "react-aria/useComboBox";
import { Item } from "react-stately/Item";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { ListBox } from "../combobox/list-box.tsx";
import { listKeys } from "../combobox/list-keys.ts";
import * as listbox from "../combobox/listbox.css.ts";
import { Check, Search } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./country-picker.css.ts";
import { Flag } from "./flag.tsx";

interface CountrySearchProps {
  /** ISO code of the picked country. */
  picked: string;
  onPick: (country: string) => void;
  onClose: () => void;
}

type Country = ReturnType<typeof searchCountries>[number];

const asItem = ({ code, name }: Country) => (
  <Item key={code} textValue={name}>
    {name}
  </Item>
);

/** A search with the countries below it, open while mounted. The first match is active. */
export function CountrySearch({ picked, onPick, onClose }: CountrySearchProps) {
  const messages = useMessages("phone-field");
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const items = useMemo(
    () => searchCountries(query, locale).filter(({ dialCodes }) => dialCodes),
    [query, locale],
  );
  const state = useComboBoxState({
    items,
    children: asItem,
    inputValue: query,
    selectedKey: picked,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    shouldCloseOnBlur: false,
    onOpenChange: (open) => !open && onClose(),
    // Also called with the picked country, to restore it into the text; but this text is a search.
    onSelectionChange: (key) => key !== null && key !== picked && onPick(String(key)),
  });
  const { inputProps, listBoxProps } = useComboBox(
    {
      "aria-label": messages.search,
      inputRef: input,
      listBoxRef: list,
      popoverRef: list,
      shouldFocusWrap: true,
    },
    state,
  );
  const begin = useEffectEvent(() => {
    // Not by `autofocus`, which would work only on the popover's first opening.
    input.current?.focus({ preventScroll: true });
    state.open(null, "manual");
  });
  useEffect(() => begin(), []);
  const goToFirst = useEffectEvent(() => {
    if (query !== "") state.selectionManager.setFocusedKey(items[0]?.code ?? null);
  });
  useEffect(() => goToFirst(), [query]);
  return (
    <>
      <div className={css.search}>
        <Icon icon={Search} />
        <input
          {...inputProps}
          ref={input}
          placeholder={messages.search}
          className={css.searchInput}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Never sends a form.
            if (event.key === "Enter") event.preventDefault();
            listKeys(event, state, inputProps.onKeyDown);
          }}
        />
      </div>
      {state.isOpen && items.length > 0 ? (
        <ListBox props={listBoxProps} state={state} ref={list} label={messages.choose}>
          {({ code, name, localName, dialCodes }, isSelected) => (
            <>
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
              {isSelected && <Icon icon={Check} size="small" />}
              <bdi dir="ltr" className={css.dialCode}>
                {dialCodes?.[0]}
              </bdi>
            </>
          )}
        </ListBox>
      ) : (
        state.isOpen && <p className={listbox.note}>{messages.none}</p>
      )}
    </>
  );
}
