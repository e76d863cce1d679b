"use client";

import { useId, type ReactNode } from "react";
import { CopyButton } from "../copy-button/index.ts";
import { Grid } from "../layout/index.ts";
import {
  ArticleFacts,
  NewsCard,
  type ArticleKind,
  type ArticleTag,
  type NewsCardProps,
} from "../news-card/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { Prose } from "../prose/index.ts";
import { useLink, useMessages } from "../provider/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./article.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface ArticleProps extends RootProps {
  /** The article's title, the heading of the page. */
  title: string;
  /** The sentence under the title. */
  summary?: string;
  /** The body, HTML from the API, which sanitises it on storage. */
  html: string;
  /** The kind of article, shown above the title. */
  kind?: ArticleKind;
  /** The publication date: `2026-05-14`, or an instant. */
  date: string;
  /** Whole minutes, at least one. */
  readingMinutes?: number;
  /** The picture above the body. */
  image?: ImageSource | null;
  /** Each links to the list of its articles. */
  tags?: readonly (ArticleTag & { href: string })[];
  /** The page's full URL for the copy button. Without it there is no such button. */
  url?: string;
  /** More ways to share, beside the copy button. */
  share?: ReactNode;
  /** Shown after the body, such as linked content. */
  children?: ReactNode;
  /** Related articles, most relevant first. */
  related?: readonly NewsCardProps[];
}

/** A whole article with the page's main heading: head, picture, body and related articles. */
export function Article(props: ArticleProps) {
  const { tags = [], related = [], url, share } = props;
  const messages = useMessages("article");
  const Link = useLink();
  const relatedTitle = useId();
  return (
    <article {...rootPropsOf(props)} className={classList(css.article, props.className)}>
      <header className={css.column}>
        <Heading level={1}>{props.title}</Heading>
        {props.summary && <p className={css.lead}>{props.summary}</p>}
        <div className={css.bar}>
          <ArticleFacts kind={props.kind} date={props.date} readingMinutes={props.readingMinutes} />
          {(url !== undefined || share !== undefined) && (
            <div className={css.share}>
              {share}
              {url !== undefined && <CopyButton value={url} label={messages.copyLink} showLabel />}
            </div>
          )}
        </div>
      </header>
      {props.image && (
        <div className={css.cover}>
          <Picture
            image={props.image}
            className={css.image}
            sizes="(min-width: 1200px) 1136px, 94vw"
            priority
          />
        </div>
      )}
      <div className={css.column}>
        <Prose size="l" html={props.html} />
        {tags.length > 0 && (
          <ul role="list" className={css.tags} aria-label={messages.tags}>
            {tags.map((tag) => (
              <li key={tag.key}>
                <Link href={tag.href} className={css.tag}>
                  {tag.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {props.children}
      </div>
      {related.length > 0 && (
        <aside className={css.related} aria-labelledby={relatedTitle}>
          <Heading level={2} size="xl" id={relatedTitle}>
            {messages.related}
          </Heading>
          <Grid columns="large">
            {related.map((card) => (
              <NewsCard key={card.href} {...card} />
            ))}
          </Grid>
        </aside>
      )}
    </article>
  );
}
