"use client";

import { Briefcase, Clock, MapPin } from "../drawings/index.ts";
import { useId, type ReactNode } from "react";
import { ButtonLink } from "../button/index.ts";
import { formatDate } from "../dates/index.ts";
import { Icon } from "../icon/index.ts";
import { TextLink } from "../link/index.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./position-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface PositionCardProps extends RootProps {
  /** What the position is called. */
  title: string;
  /** The position's own page; without it the title is no link. */
  href?: string;
  /** In the reader's language, as the API gives them. */
  department: string;
  /** Where the work is done. */
  location: string;
  /** How much of one's time: full, part, a placement. */
  employmentType: string;
  /** A sentence about the work. */
  summary?: string;
  /** Requirements for applicants, a line each. @default none, for lists where the page of the position names them */
  requirements?: readonly string[];
  /** When it appeared: a day or an instant. */
  publishedAt: string;
  /** The last day for applications; null is open until the position is filled. */
  closingDate: string | null;
  /** Where to apply: the address of the form. */
  applyHref?: string;
  /** In place of the link to the form, such as a button that opens it in a dialog. */
  action?: ReactNode;
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** An open job: place, kind, closing date and the link to apply. */
export function PositionCard(props: PositionCardProps) {
  const { title, href, requirements = [], closingDate, headingLevel = 3 } = props;
  const messages = useMessages("position-card");
  const { locale } = useLocale();
  const titleId = useId();
  const requirementsId = useId();
  const Heading = `h${headingLevel}` as const;
  const facts = [
    { icon: Briefcase, text: props.department },
    { icon: MapPin, text: props.location },
    { icon: Clock, text: props.employmentType },
  ];
  return (
    <article
      aria-labelledby={titleId}
      {...rootPropsOf(props)}
      className={classList(css.card, props.className)}
    >
      <Heading className={css.title} id={titleId}>
        {href === undefined ? (
          title
        ) : (
          <TextLink href={href} variant="quiet">
            {title}
          </TextLink>
        )}
      </Heading>
      <ul role="list" className={css.facts}>
        {facts.map(({ icon, text }) => (
          <li key={text} className={css.fact}>
            <Icon icon={icon} size="small" />
            {text}
          </li>
        ))}
      </ul>
      {props.summary && <p className={css.summary}>{props.summary}</p>}
      {requirements.length > 0 && (
        <>
          <p className={css.requirementsTitle} id={requirementsId}>
            {messages.requirements}
          </p>
          <ul className={css.requirements} aria-labelledby={requirementsId}>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      )}
      <div className={css.foot}>
        <div className={css.dates}>
          <span>
            {closingDate === null
              ? messages.untilFilled
              : formatMessage(messages.closes, { date: formatDate(closingDate, locale) }, locale)}
          </span>
          <span>
            {formatMessage(messages.published, { date: formatDate(props.publishedAt, locale) }, locale)}
          </span>
        </div>
        {props.action ??
          (props.applyHref !== undefined && (
            <ButtonLink href={props.applyHref} aria-describedby={titleId}>
              {messages.apply}
            </ButtonLink>
          ))}
      </div>
    </article>
  );
}
