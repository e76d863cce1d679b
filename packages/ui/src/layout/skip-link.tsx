"use client";

import { useMessages } from "../provider/provider.tsx";
import * as css from "./skip-link.css.ts";

/** The first thing the Tab key finds on a page: past the header to the content with the given id. */
export function SkipLink({
  target,
}: {
  /** Id of the content. */
  readonly target: string;
}) {
  return (
    <a className={css.skipLink} href={`#${target}`}>
      {useMessages("layout").skipToContent}
    </a>
  );
}
