"use client";

import { textIn } from "@preforma/domain/locales";
import {
  requestKindLabels,
  requestStateLabels,
  type OwnRequest,
  type RequestState,
} from "@preforma/domain/requests";
import { useId, type ReactNode } from "react";
import { Badge, type BadgeProps } from "../badge/badge.tsx";
import { Card } from "../card/card.tsx";
import { LineSummary, type CartLineData } from "../cart-lines/index.ts";
import { DateText } from "../dates/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./request-card.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface RequestCardProps extends RootProps {
  /** As in the list of the customer's own requests. */
  request: OwnRequest;
  /** The products of a request for a quote, with what the catalogue adds: titles, pictures, where they lead. */
  lines?: readonly CartLineData[];
  /** What can be done with it, such as asking for the same again. */
  actions?: ReactNode;
  /** The heading's place in the outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** States that a server of another edition may name are shown as they come. */
const tones: Readonly<Record<RequestState, BadgeProps["tone"]>> = {
  unread: "outline",
  pending: "outline",
  read: "brand",
  reviewing: "brand",
  preparing: "brand",
  invited: "success",
  quoted: "success",
  accepted: "success",
  ordered: "success",
  sent: "success",
  declined: "neutral",
  expired: "neutral",
  rejected: "neutral",
  closed: "neutral",
};
const isState = (state: string): state is RequestState => Object.hasOwn(tones, state);

/** A request that was sent to the company, and its state. */
export function RequestCard({
  request,
  lines = [],
  actions,
  headingLevel = 3,
  className,
  ...rest
}: RequestCardProps) {
  const messages = useMessages("request-card");
  const { locale } = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { status, created_at: sent, updated_at: changed } = request;
  return (
    <Card as="article" aria-labelledby={id} {...rest} className={classList(css.card, className)}>
      <div className={css.head}>
        <div className={css.texts}>
          <Heading id={id} className={css.title}>
            {textIn(requestKindLabels, locale)[request.kind]}{" "}
            <bdi dir="ltr" className={css.reference}>
              {request.reference}
            </bdi>
          </Heading>
          <p className={css.muted}>
            <span>
              {messages.sent} <DateText date={sent} />
            </span>
            {changed !== sent && (
              <span>
                {messages.changed} <DateText date={changed} />
              </span>
            )}
          </p>
        </div>
        {isState(status) ? (
          <Badge tone={tones[status]}>{textIn(requestStateLabels, locale)[status]}</Badge>
        ) : (
          <Badge>{status}</Badge>
        )}
      </div>
      {request.summary !== "" && (
        <p className={css.summary} dir="auto">
          {request.summary}
        </p>
      )}
      {lines.length > 0 && <LineSummary lines={lines} currency={null} />}
      {actions && <div className={css.actions}>{actions}</div>}
    </Card>
  );
}
