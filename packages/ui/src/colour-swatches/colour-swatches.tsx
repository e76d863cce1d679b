"use client";

import { ralColours, type RalColour } from "@preforma/domain/colour";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { TextField } from "../field/index.ts";
import { formatMessage, formatNumber, useLocale, useMessages } from "../provider/index.ts";
import { coloursNamed, hexIn, nearestColours } from "./colour-swatches.logic.ts";
import { Swatch } from "./swatch.tsx";
import * as css from "./colour-swatches.css.ts";

export interface ColourSwatchesProps {
  /** The colours to show. @default all of RAL Classic */
  colours?: readonly RalColour[];
  /** Field and colour picker. @default true */
  searchable?: boolean;
  /** How many shades a colour code lists. @default 12 */
  nearestCount?: number;
}

/** One digit after the point. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * The colours of the RAL collection, found by number, by name in the languages that RAL names them in, or as the
 * nearest to a colour. A press copies the number and says so.
 */
export function ColourSwatches(props: ColourSwatchesProps) {
  const { colours = ralColours, searchable = true, nearestCount = 12 } = props;
  const messages = useMessages("colour-swatches");
  const { locale } = useLocale();
  const picker = useId();
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState("");
  const settled = useDeferredValue(query);
  const hex = hexIn(settled);
  const shown = useMemo(
    () =>
      hex === null
        ? coloursNamed(settled, colours).map((colour) => ({ colour, difference: undefined }))
        : nearestColours(hex, colours, nearestCount),
    [hex, settled, colours, nearestCount],
  );
  const nameLanguage = locale === "de" || locale === "fr" ? locale : "en";
  const status =
    settled.trim() === ""
      ? ""
      : hex !== null
        ? formatMessage(messages.nearest, { colour: hex }, locale)
        : shown.length === 0
          ? formatMessage(messages.nothing, { query: settled.trim() }, locale)
          : formatMessage(messages.found, { count: shown.length }, locale);
  const copy = (code: string) => {
    setAnswer("");
    copyText(`RAL ${code}`).then(
      () => setAnswer(formatMessage(messages.copied, { code }, locale)),
      () => setAnswer(messages.failed),
    );
  };
  return (
    <div className={css.root}>
      {searchable && (
        <search className={css.tools}>
          <div className={css.search}>
            <TextField
              label={messages.search}
              hint={messages.hint}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              placeholder={messages.placeholder}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <div className={css.pick}>
            <label htmlFor={picker}>{messages.pick}</label>
            <input
              id={picker}
              type="color"
              value={hex ?? "#1d6fae"}
              onChange={(event) => setQuery(event.target.value)}
              className={css.picker}
            />
          </div>
        </search>
      )}
      <p role="status" className={css.status}>
        {answer === "" ? status : answer}
      </p>
      <ul role="list" className={css.list}>
        {shown.map(({ colour, difference }) => (
          <li key={colour.code} className={css.item}>
            <Swatch
              code={colour.code}
              hex={colour.hex}
              name={colour.names[nameLanguage]}
              nameLanguage={nameLanguage === locale ? undefined : nameLanguage}
              label={formatMessage(messages.copy, { code: colour.code }, locale)}
              contrast={(ratio) => ({
                words: formatMessage(messages.contrast, { ratio: rounded(ratio) }, locale),
                figure: `${formatNumber(rounded(ratio), locale)}:1`,
              })}
              difference={difference === undefined ? undefined : formatNumber(rounded(difference), locale)}
              onCopy={() => copy(colour.code)}
            />
          </li>
        ))}
      </ul>
      <p className={css.status}>{messages.note}</p>
    </div>
  );
}

/** Fails where the page may not write to the clipboard, as on addresses without https. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
