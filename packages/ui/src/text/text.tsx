import type { ComponentPropsWithRef, HTMLAttributes, Ref } from "react";
import { tagOf } from "../layout/box.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./text.css.ts";

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the page's outline, independent of the size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The size. By default from the level: `display`, `xxl`, `xl`, `l`, then `m`. */
  size?: keyof typeof css.headingSize;
  ref?: Ref<HTMLHeadingElement>;
}

const defaultSize = { 1: "display", 2: "xxl", 3: "xl", 4: "l", 5: "m", 6: "m" } as const;

/** A heading. */
export function Heading({ level, size = defaultSize[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classList(css.heading, css.headingSize[size], className)} />;
}

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. @default "p" */
  as?: "p" | "span" | "div" | "dt" | "dd" | "li" | "figcaption" | "strong" | "small" | "time" | "address";
  /** The step of the type scale. @default "m" */
  size?: keyof typeof css.textSize;
  /** `muted` for secondary text; `inherit` takes the surrounding colour. @default "inherit" */
  tone?: keyof typeof css.tone;
  /** The font weight. @default that of the surrounding text */
  weight?: keyof typeof css.weight;
  /** Limits the length of lines for comfortable reading. @default false */
  measure?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Running text and small print. */
export function Text({
  as = "p",
  size = "m",
  tone = "inherit",
  weight,
  measure = false,
  className,
  ...rest
}: TextProps) {
  const Tag = tagOf(as);
  return (
    <Tag
      {...rest}
      className={classList(
        css.text,
        css.textSize[size],
        css.tone[tone],
        weight !== undefined && css.weight[weight],
        measure && css.measure,
        className,
      )}
    />
  );
}

/** The short line above a heading that names the kind of content. Not itself a heading. */
export function Eyebrow({ className, ...rest }: ComponentPropsWithRef<"p">) {
  return <p {...rest} className={classList(css.eyebrow, className)} />;
}
