"use client";

import { classList } from "../theme/class-list.ts";
import { useLink, useMessages } from "../provider/index.ts";
import * as css from "./variant-picker.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** One choice: a link to the article that it means. */
export interface VariantPickerOption {
  id: string;
  /** Its name in the reader's language: a colour, a volume, a neck. */
  label: string;
  href: string;
  selected: boolean;
  /** Whether everything else stays as it is; otherwise the link leads to the nearest article. Default true. */
  exact?: boolean;
  /** `#rrggbb`: the option is shown as a swatch. */
  hex?: string | null;
  transparent?: boolean;
}

export interface VariantPickerProps extends RootProps<HTMLDivElement> {
  /** What the article is chosen by, in the order of choosing: its volume, its colour. Each with its options. */
  axes: readonly { id: string; title: string; options: readonly VariantPickerOption[] }[];
}

/**
 * The choice among the products of one shape, such as volume and colour. Each option is a link, so it works without
 * JavaScript and opens in a new tab; the chosen option is also given in words.
 */
export function VariantPicker({ axes, className, ...rest }: VariantPickerProps) {
  const messages = useMessages("variant-picker");
  const Link = useLink();
  return (
    <div {...rest} className={classList(css.picker, className)}>
      {axes.map((axis) => {
        const chosen = axis.options.find((option) => option.selected);
        return (
          <section key={axis.id} aria-label={axis.title}>
            <p className={css.title}>
              {axis.title}
              {chosen && <bdi className={css.chosen}>{chosen.label}</bdi>}
            </p>
            <ul role="list" className={css.options}>
              {axis.options.map((option) => {
                const nearest = option.exact === false;
                const isSwatch = typeof option.hex === "string";
                const name = nearest ? `${option.label} – ${messages.nearest}` : option.label;
                return (
                  <li key={option.id}>
                    <Link
                      href={option.href}
                      // A chip's words are isolated from those around it.
                      dir={isSwatch ? undefined : "auto"}
                      className={classList(isSwatch ? css.swatchLink : css.chip, nearest && css.nearest)}
                      aria-current={option.selected ? "true" : undefined}
                      {...(isSwatch || nearest ? { "aria-label": name, title: name } : {})}
                    >
                      {isSwatch ? (
                        // A content security policy may forbid style attributes; an SVG has a `color` attribute.
                        <svg
                          className={css.swatch[option.transparent ? "transparent" : "solid"]}
                          color={option.hex ?? undefined}
                          aria-hidden="true"
                        />
                      ) : (
                        option.label
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
