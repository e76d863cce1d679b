import { tagOf, type BoxProps } from "../layout/box.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./card.css.ts";

export interface CardProps extends BoxProps {
  /** The room between edge and content; `none` for what reaches the edge, such as a picture. @default "medium" */
  padding?: keyof typeof css.padding;
  /** `sunken` for what is quieter than the page, `brand` for what is to stand out. @default "base" */
  tone?: keyof typeof css.tone;
  /** The card holds one link with `stretchedLink`, and answers to the pointer as a whole. @default false */
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

/** The class for the one link of an interactive card: the whole card becomes its target. */
export const stretchedLink: string = css.stretchedLink;
