"use client";

import { Badge } from "../badge/index.ts";
import { stretchedLink } from "../card/index.ts";
import { CopyButton } from "../copy-button/index.ts";
import { formatDate } from "../dates/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { formatMessage, useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./campaign-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface CampaignCardProps extends RootProps {
  /** The campaign's page. */
  href: string;
  /** The campaign's title, which is the link. */
  title: string;
  /** A sentence about the offer. */
  summary?: string;
  /** Its picture; without one the text takes the room. */
  image?: ImageSource | null;
  /** The state at the time of the server's answer. @default "running" */
  state?: "upcoming" | "running" | "ended";
  /** The first instant, ISO 8601. */
  validFrom: string;
  /** The last instant, ISO 8601. */
  validTo: string;
  /** The code to enter in the cart; not shown once the campaign has ended. */
  couponCode?: string | null;
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture eagerly. @default false */
  priority?: boolean;
}

const states = {
  running: { tone: "success", word: "running", date: "until" },
  upcoming: { tone: "brand", word: "upcoming", date: "from" },
  ended: { tone: "neutral", word: "over", date: "ended" },
} as const;

/** An offer with its dates and, if there is one, its coupon code. */
export function CampaignCard(props: CampaignCardProps) {
  const { state = "running", headingLevel = 3, image, couponCode } = props;
  const messages = useMessages("campaign-card");
  const { locale } = useLocale();
  const Link = useLink();
  const Heading = `h${headingLevel}` as const;
  const { tone, word, date } = states[state];
  const day = formatDate(state === "upcoming" ? props.validFrom : props.validTo, locale);
  return (
    <article {...rootPropsOf(props)} className={classList(css.card, props.className)}>
      <div className={css.main}>
        {image && (
          <div className={css.cover}>
            <Picture
              image={image}
              alt=""
              className={css.image}
              sizes="(min-width: 992px) 380px, 92vw"
              priority={props.priority}
            />
          </div>
        )}
        <div className={css.body}>
          <p className={css.facts}>
            <Badge tone={tone}>{messages[word]}</Badge>
            <span>{formatMessage(messages[date], { date: day }, locale)}</span>
          </p>
          <Heading className={css.title}>
            <Link href={props.href} className={stretchedLink}>
              {props.title}
            </Link>
          </Heading>
          {props.summary && <p className={css.summary}>{props.summary}</p>}
        </div>
      </div>
      {couponCode && state !== "ended" && (
        <div className={css.coupon}>
          <span className={css.code}>
            {messages.code}{" "}
            <bdi dir="ltr" className={css.codeText}>
              {couponCode}
            </bdi>
          </span>
          <CopyButton value={couponCode} label={messages.copyCode} showLabel />
        </div>
      )}
    </article>
  );
}
