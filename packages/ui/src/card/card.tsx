import { tagOf, type BoxProps } from "../layout/box.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./card.css.ts";

export interface CardProps extends BoxProps {
  /** The space between edge and content; `none` for full-bleed content, such as a picture. @default "medium" */
  padding?: keyof typeof css.padding;
  /** `sunken` for less prominent content, `brand` to stand out. @default "base" */
  tone?: keyof typeof css.tone;
  /** The card contains one link with `stretchedLink`, and is a pointer target as a whole. @default false */
  interactive?: boolean;
}

/** A surface for one subject, with one large corner. */
export function Card({
  as = "div",
  padding = "medium",
  tone = "base",
  interactive = false,
  className,
  ...rest
}: CardProps) {
  const Tag = tagOf(as);
  return (
    <Tag
      {...rest}
      className={classList(
        css.card,
        css.padding[padding],
        css.tone[tone],
        interactive && css.interactive,
        className,
      )}
    />
  );
}

/** The class for the link of an interactive card: the whole card becomes its target. */
export const stretchedLink: string = css.stretchedLink;
