"use client";

import { Link2 } from "../drawings/index.ts";
import { useId } from "react";
import { formatDate } from "../dates/index.ts";
import { Icon } from "../icon/index.ts";
import { Prose } from "../prose/index.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./legal-document.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** A legal text. */
export interface LegalText {
  /** Its fragment on the page: the slug in the page's language. */
  id: string;
  /** Further fragments that lead to it, such as its slugs in other languages: links outlive a change of language. */
  aliases?: readonly string[];
  title: string;
  /** One sentence about what it settles. */
  summary?: string;
  /** The text, HTML as the API gives it: sanitised where it was stored. */
  html: string;
  /** When it was changed last: a day or an instant. */
  updatedAt?: string;
  /** The text's language where it is not the page's. */
  lang?: string;
  dir?: "ltr" | "rtl";
}

export interface LegalDocumentProps extends RootProps<HTMLDivElement> {
  /** The texts in the order of the page. One alone has no list of contents. */
  documents: readonly LegalText[];
  /** Level of the texts' headings; those in a text follow below. @default 2 */
  headingLevel?: 1 | 2;
}

/** Legal texts on one page: a sticky table of contents, and a fragment for each text. */
export function LegalDocument({ documents, headingLevel = 2, className, ...rest }: LegalDocumentProps) {
  const messages = useMessages("legal-document");
  const { locale } = useLocale();
  const contentsTitle = useId();
  const isOne = documents.length < 2;
  const texts = (
    <div {...(isOne && rest)} className={classList(css.documents, isOne && className)}>
      {documents.map(({ id, aliases = [], title, summary, html, updatedAt, lang, dir }) => (
        <section key={id} id={id} className={css.document} lang={lang} dir={dir}>
          {aliases.map((alias) => (
            <span key={alias} id={alias} className={css.alias} />
          ))}
          <header className={css.head}>
            <div className={css.titleLine}>
              <Heading level={headingLevel} size="xl">
                {title}
              </Heading>
              <a
                href={`#${id}`}
                className={css.anchor}
                aria-label={formatMessage(messages.link, { title }, locale)}
              >
                <Icon icon={Link2} size="small" />
              </a>
            </div>
            {summary && <p className={css.summary}>{summary}</p>}
            {updatedAt !== undefined && (
              <p className={css.updated}>
                {formatMessage(messages.updated, { date: formatDate(updatedAt, locale) }, locale)}
              </p>
            )}
          </header>
          <Prose html={html} lowerHeadingsBy={headingLevel === 2 ? 1 : 0} />
        </section>
      ))}
    </div>
  );
  if (isOne) return texts;
  return (
    <div {...rest} className={classList(css.root, className)}>
      <nav className={css.contents} aria-labelledby={contentsTitle}>
        <p id={contentsTitle} className={css.contentsTitle}>
          {messages.contents}
        </p>
        <ul role="list" className={css.list}>
          {documents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.entry}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {texts}
    </div>
  );
}
