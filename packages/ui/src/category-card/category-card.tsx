"use client";

import { Icon } from "../icon/index.ts";
import { ArrowRight } from "../drawings/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { useLink } from "../provider/index.ts";
import * as css from "./category-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface CategoryCardProps extends RootProps {
  /** The category's page. */
  href: string;
  /** Its name in the reader's language. */
  title: string;
  /** One line under the title, such as the number of products. */
  note?: string;
  /** A picture of its products; without one only the text is shown. */
  image?: ImageSource;
  /** The heading's level in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** `large` leads a row on the home page. Default `regular`. */
  size?: "regular" | "large";
  /** How wide the picture is laid out, for the `sizes` attribute. */
  sizes?: string;
  /** Loads the picture eagerly; for cards in the initial viewport. @default false */
  priority?: boolean;
}

/** Opens a category: its picture, its name and one line. The whole card is one link. */
export function CategoryCard(props: CategoryCardProps) {
  const Link = useLink();
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article
      {...rootPropsOf(props)}
      className={classList(css.card[props.size ?? "regular"], props.className)}
    >
      <div className={css.text}>
        <Heading className={css.title}>
          <Link href={props.href} className={css.link}>
            {props.title}
          </Link>
        </Heading>
        {props.note && <p className={css.note}>{props.note}</p>}
        <Icon icon={ArrowRight} mirrored className={css.arrow} />
      </div>
      {props.image && (
        <Picture
          image={props.image}
          alt=""
          frameClassName={css.stage}
          className={css.image}
          sizes={props.sizes ?? "(min-width: 992px) 320px, 45vw"}
          priority={props.priority ?? false}
        />
      )}
    </article>
  );
}
