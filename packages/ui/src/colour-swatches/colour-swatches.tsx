"use client";

import { colourIn, coloursNamed, nearestColours, type NamedColour } from "@preforma/domain/colour";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { writeClipboard } from "../copy-button/write-clipboard.ts";
import { TextField } from "../field/index.ts";
import { useEarlyText } from "../field/use-early.ts";
import { formatMessage, formatNumber, useLocale, useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { ColourPicker } from "./colour-picker.tsx";
import { nameFor, rounded, textOn } from "./colour-swatches.logic.ts";
import * as css from "./colour-swatches.css.ts";
import { SwatchWords, type SwatchWordsProps } from "./swatch-words.tsx";

/** A colour of the collection: its number, its value such as `#1d6fae`, and its names. */
export interface SwatchColour extends NamedColour {
  hex: string;
}

export interface ColourSwatchesProps extends RootProps<HTMLDivElement> {
  /**
   * The colours to show: `ralColours` of `@preforma/domain/colour`, or a subset. They are searchable by all included
   * names and shown with the reader's: a server that sends the page may leave out the others.
   */
  colours: readonly SwatchColour[];
  /** Shows the search field and colour picker. @default true */
  searchable?: boolean;
  /** How many of the nearest colours are listed for a colour code. @default 12 */
  nearestCount?: number;
}

/**
 * Colours of the RAL collection with their names in the page language. People find them by number, by name in any
 * language, or as the nearest to a colour. A click copies the number and confirms it.
 */
export function ColourSwatches(props: ColourSwatchesProps) {
  const { colours, searchable = true, nearestCount = 12 } = props;
  const messages = useMessages("colour-swatches");
  const { locale } = useLocale();
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState("");
  const settled = useDeferredValue(query);
  const hex = colourIn(settled);
  const shown = useMemo(
    () =>
      hex === null
        ? coloursNamed(settled, colours).map((colour) => ({ colour, difference: undefined }))
        : nearestColours(hex, nearestCount, colours),
    [hex, settled, colours, nearestCount],
  );
  const status =
    settled.trim() === ""
      ? ""
      : hex !== null
        ? formatMessage(messages.nearest, { colour: hex }, locale)
        : shown.length === 0
          ? formatMessage(messages.nothing, { query: settled.trim() }, locale)
          : formatMessage(messages.found, { count: shown.length }, locale);
  /** A new search replaces the confirmation of the last copy. */
  const lookFor = (wanted: string) => {
    setQuery(wanted);
    setAnswer("");
  };
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, query, lookFor);
  const copy = (code: string) => {
    setAnswer("");
    writeClipboard(`RAL ${code}`).then(
      () => setAnswer(formatMessage(messages.copied, { code }, locale)),
      () => setAnswer(messages.failed),
    );
  };
  return (
    <div {...rootPropsOf(props)} className={classList(css.root, props.className)}>
      {searchable && (
        <search className={css.tools}>
          <div className={css.search}>
            <TextField
              ref={input}
              label={messages.search}
              hint={messages.hint}
              type="search"
              value={query}
              onChange={(event) => lookFor(event.target.value)}
              placeholder={messages.placeholder}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <ColourPicker
            label={messages.pick}
            value={hex ?? "#1d6fae"}
            onChange={(event) => lookFor(event.target.value)}
          />
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
              name={nameFor(colour.names, locale)}
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

interface SwatchProps extends Omit<SwatchWordsProps, "children"> {
  hex: string;
  /** The action of a press, in words. */
  label: string;
  /** The contrast in words, and its localised figure. */
  contrast: (ratio: number) => { words: string; figure: string };
  onCopy: () => void;
}

/** One colour: the colour with text on it, number, name, code. A press copies the number. */
function Swatch({ hex, label, contrast, onCopy, ...said }: SwatchProps) {
  const { text, ratio } = textOn(hex);
  const { words, figure } = contrast(ratio);
  return (
    <button type="button" className={css.swatch} title={label} onClick={onCopy}>
      <svg
        viewBox="0 0 144 72"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={css.colour}
      >
        <rect width="144" height="72" fill={hex} />
        <text x="72" y="44" textAnchor="middle" fontSize="20" fontWeight="500" fill={text}>
          Aa
        </text>
      </svg>
      <SwatchWords {...said}>
        <span className={css.small}>
          <bdi dir="ltr">{hex}</bdi> · {/* Without its visual context the bare figure means nothing. */}
          <bdi dir="ltr" aria-hidden="true" title={words}>
            {figure}
          </bdi>
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      </SwatchWords>
    </button>
  );
}
