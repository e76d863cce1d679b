import { useId } from "react";
import { Heading } from "../text/index.ts";
import * as css from "./saved-pages.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A page that this browser has cached. */
export interface SavedPage {
  href: string;
  title: string;
  /** Its language, which need not be that of the list, and the direction in which that is written. */
  lang: string;
  dir: "ltr" | "rtl";
  /** When it was cached, in the reader's language. */
  when: string;
}

export interface SavedPagesProps extends RootProps {
  /** What is listed here: `Pages you can read on this device`. */
  title: string;
  /** The latest first. */
  pages: readonly SavedPage[];
}

/** The pages that can be read offline. The links are plain, because each opens a whole saved document. */
export function SavedPages({ title, pages, ...rest }: SavedPagesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <Heading level={2} size="l" id={id} className={css.title}>
        {title}
      </Heading>
      <ul role="list" className={css.list}>
        {pages.map(({ href, title: name, lang, dir, when }) => (
          <li key={href} className={css.item}>
            <a href={href} hrefLang={lang} lang={lang} dir={dir} className={css.link}>
              {name}
            </a>
            <span className={css.when}>{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
