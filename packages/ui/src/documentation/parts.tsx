import { useContext, type ComponentProps, type ReactNode } from "react";
import { DocsContext } from "@storybook/addon-docs/blocks";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { sanitize } from "storybook/internal/csf";
import { TextLink } from "../link/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./docs.css.ts";

/** Text with `code` in backquotes. */
export function Words({ children }: { readonly children: string }) {
  return children.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={css.code}>
        {part}
      </code>
    ),
  );
}

/** A part of the page with a heading that the list at its side leads to. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={2} size="xl" id={sanitize(title)} className={css.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The address of the page about a story file, from its title. */
export const pageOf = (title: string) => `?path=/docs/${sanitize(title)}--docs`;

/** A link to another page of this Storybook, which stands outside the frame that this one is in. */
export function PageLink({ href, asChild: _, ...rest }: ComponentProps<typeof TextLink>) {
  const { channel } = useContext(DocsContext);
  return (
    <TextLink
      {...rest}
      href={`./${href}`}
      target="_top"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, href);
      }}
    />
  );
}
