"use client";

import { VisuallyHidden } from "../layout/index.ts";
import { useMessages } from "../provider/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./logo-strip.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A word-mark in outlines; sizes in user units. */
export interface WordMark {
  width: number;
  height: number;
  paths: readonly { d: string }[];
}

/** A word-mark in outlines that lie in a file of this site; sizes in user units. */
export interface WordMarkFile {
  width: number;
  height: number;
  /** Address for `<use>`: the file and the id of the outlines in it, which are drawn in `--mark-ink`. */
  markUrl: string;
}

/** A company that is served. */
export interface LogoItem {
  key: string;
  name: string;
  /** In outlines it takes the colour of the text; a picture is on a white plate; without either the name is written. */
  logo?: WordMark | WordMarkFile | { url: string; width: number; height: number } | null;
  /** What it fills. */
  note?: string;
  /** Its own site, https. */
  website?: string | null;
}

export interface LogoStripProps extends RootProps<HTMLDivElement> {
  /** Companies by industry, in the order of the page. */
  groups: readonly { key: string; title?: string; items: readonly LogoItem[] }[];
  /** Level of the industries' headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Company logos in groups. They stay readable in the dark scheme and in forced colours. */
export function LogoStrip({ groups, headingLevel = 3, className, ...rest }: LogoStripProps) {
  const { opensInNewWindow } = useMessages("link");
  return (
    <div {...rest} className={classList(css.groups, className)}>
      {groups.map(({ key, title, items }) => (
        <section key={key} className={css.group}>
          {title !== undefined && (
            <Heading level={headingLevel} size="l">
              {title}
            </Heading>
          )}
          <ul role="list" className={css.list}>
            {items.map((item) => (
              <li key={item.key}>
                {item.website ? (
                  <a href={item.website} target="_blank" rel="noopener" className={css.item}>
                    <Logo item={item} />
                    <VisuallyHidden> {opensInNewWindow}</VisuallyHidden>
                  </a>
                ) : (
                  <div className={css.item}>
                    <Logo item={item} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Logo({ item: { name, logo, note } }: { item: LogoItem }) {
  return (
    <>
      {!logo ? (
        <bdi className={css.word}>{name}</bdi>
      ) : "markUrl" in logo ? (
        <svg viewBox={`0 0 ${logo.width} ${logo.height}`} role="img" aria-label={name} className={css.mark}>
          <use href={logo.markUrl} />
        </svg>
      ) : "paths" in logo ? (
        <svg viewBox={`0 0 ${logo.width} ${logo.height}`} role="img" aria-label={name} className={css.mark}>
          {logo.paths.map(({ d }) => (
            <path key={d} d={d} />
          ))}
        </svg>
      ) : (
        <span className={css.plate}>
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt={name}
            loading="lazy"
            decoding="async"
            className={css.image}
          />
        </span>
      )}
      {note !== undefined && <span className={css.note}>{note}</span>}
    </>
  );
}
