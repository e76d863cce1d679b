"use client";

import { formatNumber, useLink, useLocale } from "../provider/index.ts";
import type { SwatchColour } from "./colour-swatches.tsx";
import { nameFor, rounded } from "./colour-swatches.logic.ts";
import { SwatchWords } from "./swatch-words.tsx";
import * as css from "./colour-swatches.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface SwatchLinksProps extends RootProps<HTMLUListElement> {
  /** The colours, each with its distance from the requested one (ΔE00); null without a request. */
  colours: readonly { readonly colour: SwatchColour; readonly difference: number | null }[];
  /** Number of the current colour. @default none */
  current?: string | null;
  /** The URL of a colour's page. */
  hrefFor: (code: string) => string;
}

/** Colours as links, each to its own page. They work without JavaScript. */
export function SwatchLinks({ colours, current = null, hrefFor, className, ...rest }: SwatchLinksProps) {
  const { locale } = useLocale();
  const Link = useLink();
  return (
    <ul role="list" {...rest} className={classList(css.list, className)}>
      {colours.map(({ colour: { code, hex, names }, difference }) => (
        <li key={code} className={css.item}>
          <Link href={hrefFor(code)} className={css.swatchLink} aria-current={code === current || undefined}>
            <svg viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true" className={css.colour}>
              <rect width="3" height="2" fill={hex} />
            </svg>
            <SwatchWords
              code={code}
              name={nameFor(names, locale)}
              difference={difference === null ? undefined : formatNumber(rounded(difference), locale)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
