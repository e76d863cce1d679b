"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { TextLink } from "../link/index.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./map-frame.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface MapFrameProps extends RootProps {
  /** The place: `Head office`. */
  title: string;
  /** The address, line by line. */
  address: readonly string[];
  /** The page that the frame shows, https. Nothing is fetched from it before consent or a press. */
  src: string;
  /** Whose map it is, named before it is shown. */
  provider: string;
  /** The visitor has consented to maps in the cookie settings: it loads lazily near the viewport. @default false */
  consent?: boolean;
  /** The map on its own page. */
  mapHref: string;
  /** Directions, in the visitor's own app. */
  routeHref: string;
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A place on a map of another provider. Until the visitor asks for the map, it shows the address and a link to
 * directions.
 */
export function MapFrame(props: MapFrameProps) {
  const { title, address, src, provider, consent = false, headingLevel = 3 } = props;
  const messages = useMessages("map-frame");
  const { locale } = useLocale();
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed button was removed: the focus moves to the map.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  const placeId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rootPropsOf(props)} className={classList(css.root, props.className)}>
      <div className={css.stage}>
        {consent || asked ? (
          <iframe
            ref={frame}
            src={src}
            title={formatMessage(messages.frame, { title }, locale)}
            loading="lazy"
            referrerPolicy="no-referrer"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin: "same" means its own, which maps keep their tiles in
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className={css.frame}
          />
        ) : (
          <div className={css.ask}>
            <p className={css.notice}>{formatMessage(messages.notice, { provider }, locale)}</p>
            <div className={css.show}>
              <Button aria-describedby={placeId} onClick={() => setAsked(true)}>
                {messages.show}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div className={css.foot}>
        <div className={css.place}>
          <Heading id={placeId} className={css.title}>
            {title}
          </Heading>
          <address className={css.address}>
            {address.map((line) => (
              <span key={line} className={css.line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
        <div className={css.links}>
          <TextLink href={props.routeHref} external>
            {messages.route}
          </TextLink>
          <TextLink href={props.mapHref} external>
            {messages.open}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
