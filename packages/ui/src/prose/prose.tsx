"use client";

import type { ReactNode } from "react";
import { useMessages } from "../provider/index.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import { bracketsWithin, lowerHeadings, scrollingTables } from "./prose.logic.ts";
import * as css from "./prose.css.ts";

interface ProseStyleProps extends RootProps<HTMLDivElement> {
  /** `l` for articles, which are read on; `m` within other things. @default "m" */
  size?: keyof typeof css.prose;
  /** How far headings move down the outline, where the body is not right under the page's title. @default 0 */
  lowerHeadingsBy?: 0 | 1 | 2 | 3 | 4;
  /** The body's language where it is not the page's, such as Turkish where a translation is missing. */
  lang?: string;
  /** The direction of that language. */
  dir?: "ltr" | "rtl";
}

export type ProseProps = ProseStyleProps &
  (
    | {
        /** A body as the API gives it: sanitised where it was stored. Never give it what a visitor typed. */
        html: string;
        children?: undefined;
      }
    | { html?: undefined; children: ReactNode }
  );

/** Running text with headings, lists, tables and figures, from HTML or from children. */
export function Prose({ html, children, size = "m", lowerHeadingsBy = 0, className, ...rest }: ProseProps) {
  const messages = useMessages("prose");
  const root = { ...rest, className: classList(css.prose[size], className) };
  if (html === undefined) return <div {...root}>{children}</div>;
  const body = scrollingTables(
    lowerHeadings(bracketsWithin(html), lowerHeadingsBy),
    css.scroll,
    messages.table,
  );
  return <div {...root} dangerouslySetInnerHTML={{ __html: body }} />;
}
