"use client";

import type { ReactNode } from "react";
import { Prose } from "../prose/index.ts";
import * as css from "./person-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface PersonCardProps extends RootProps {
  /** First and last name; without one the position is the heading. */
  name?: string;
  /** The position. */
  title: string;
  /** Two letters that replace a portrait. */
  monogram?: string;
  /** A square portrait; sizes in pixels. */
  portrait?: { url: string; width: number; height: number } | null;
  /** One sentence about what the person stands for. */
  summary?: string;
  /** The life, HTML as the API gives it: sanitised where it was stored. */
  html?: string;
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Ways to reach the person. */
  children?: ReactNode;
}

/** A person of the company: portrait or monogram, name, position and text. By position alone without a name. */
export function PersonCard(props: PersonCardProps) {
  const { headingLevel = 3, portrait } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rootPropsOf(props)} className={classList(css.card, props.className)}>
      <div className={css.head}>
        {portrait ? (
          <img
            src={portrait.url}
            width={portrait.width}
            height={portrait.height}
            // The name is beside it.
            alt=""
            loading="lazy"
            decoding="async"
            className={css.face.portrait}
          />
        ) : (
          props.monogram && (
            <span className={css.face.monogram} aria-hidden="true" dir="auto">
              {props.monogram}
            </span>
          )
        )}
        <div className={css.names}>
          <Heading className={css.name}>{props.name ? <bdi>{props.name}</bdi> : props.title}</Heading>
          {props.name && <p className={css.role}>{props.title}</p>}
        </div>
      </div>
      {props.summary && <p className={css.summary}>{props.summary}</p>}
      {/* A body's headings begin at the second level; here they are below the name. */}
      {props.html && <Prose html={props.html} lowerHeadingsBy={(headingLevel - 1) as 1 | 2 | 3} />}
      {props.children}
    </article>
  );
}
