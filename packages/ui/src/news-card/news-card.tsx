"use client";

import { Badge } from "../badge/index.ts";
import { stretchedLink } from "../card/index.ts";
import { FileText } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { useLink } from "../provider/index.ts";
import { ArticleFacts, type ArticleKind } from "./article-facts.tsx";
import * as css from "./news-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

/** A tag of an article. */
export interface ArticleTag {
  key: string;
  title: string;
}

export interface NewsCardProps extends RootProps {
  /** The article's page. */
  href: string;
  /** The article's title, which is the link. */
  title: string;
  /** A sentence or two about it. */
  summary?: string;
  /** The day it appeared: `2026-05-14`, or an instant. */
  date: string;
  /** Says what it is where several kinds are together. @default none, for lists of one kind */
  kind?: ArticleKind;
  /** Whole minutes, at least one; for what is worth sitting down for. */
  readingMinutes?: number;
  /** A picture for it; null draws a cover, for lists in which the others have one. @default the words take the room */
  image?: ImageSource | null;
  /** What it is about; shown, not linked. */
  tags?: readonly ArticleTag[];
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** `tile` for grids, `row` for a list under each other. @default "tile" */
  layout?: "tile" | "row";
  /** How wide the picture is laid out, for the `sizes` attribute. */
  sizes?: string;
  /** Loads the picture at once. @default false */
  priority?: boolean;
}

/**
 * Opens an article. Shows its picture if it has one, kind, date, title and summary. The whole card is one link.
 */
export function NewsCard(props: NewsCardProps) {
  const { layout = "tile", headingLevel = 3, tags = [], image } = props;
  const Link = useLink();
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rootPropsOf(props)} className={classList(css.card[layout], props.className)}>
      {image !== undefined && (
        <div className={css.cover[layout]}>
          {image === null ? (
            <span className={css.drawn}>
              <Icon icon={FileText} size="large" />
            </span>
          ) : (
            <Picture
              image={image}
              alt=""
              className={css.image}
              sizes={props.sizes ?? "(min-width: 992px) 380px, 92vw"}
              priority={props.priority}
            />
          )}
        </div>
      )}
      <div className={css.body}>
        <ArticleFacts kind={props.kind} date={props.date} readingMinutes={props.readingMinutes} />
        <Heading className={css.title}>
          <Link href={props.href} className={stretchedLink}>
            {props.title}
          </Link>
        </Heading>
        {props.summary && <p className={image ? css.summary : css.plainSummary}>{props.summary}</p>}
        {tags.length > 0 && (
          <ul role="list" className={css.tags}>
            {tags.map((tag) => (
              <li key={tag.key}>
                <Badge tone="outline">{tag.title}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
