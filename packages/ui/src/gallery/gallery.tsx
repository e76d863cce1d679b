"use client";
import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { Icon } from "../icon/index.ts";
import { ZoomIn } from "../drawings/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import * as css from "./gallery.css.ts";
import { preloadDialog } from "../dialog/index.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import { isModified } from "../layout/is-modified.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** One entry: a picture, or anything else to look at, such as a drawing or a live preview. */
export interface GalleryItem {
  id: string;
  /** What it shows, in a few words. */
  label: string;
  image?: ImageSource;
  /** A smaller picture for the thumbnail. @default `image` */
  thumbnail?: ImageSource;
  /** Shown instead of the picture; a picture given beside it serves as its thumbnail. */
  content?: ReactNode;
  /** A scale line on the picture, as on a map. */
  scale?: {
    /** The length that the line represents: `5 cm`. */
    label: string;
    /** Its length as a share of the picture's width, in percent. */
    percent: number;
  };
}

export interface GalleryProps extends RootProps {
  /** The entries, the first shown initially: pictures, or other `content`, each with `id` and `label`. */
  items: readonly GalleryItem[];
  /** How wide the large picture is laid out. */
  sizes?: string;
  /** Loads the first picture eagerly, as the page's largest element. Default true. */
  priority?: boolean;
}

/**
 * Pictures of a product: a strip that people swipe or move by its thumbnails, and a larger view in a dialog. Without
 * JavaScript the strip scrolls and the thumbnails are links into it.
 */
export function Gallery({
  items,
  sizes = "(min-width: 992px) 560px, 100vw",
  priority = true,
  className,
  ...rest
}: GalleryProps) {
  const messages = useMessages("gallery");
  const { locale } = useLocale();
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of a pressed thumbnail while the strip is scrolling to it.
  const target = useRef<number>(undefined);
  const [zoomed, setZoomed] = useState({ index: 0, isOpen: false });
  const enlarged = items[zoomed.index];
  const { Part: ZoomDialog, want } = useLoaded(loadZoomDialog, () => setZoomed({ index: 0, isOpen: false }));
  const preload = () => {
    want();
    // A failed preload is retried by the press.
    void preloadDialog().catch(() => undefined);
  };
  const enlarge = (index: number) => {
    want();
    setZoomed({ index, isOpen: true });
  };

  const show = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isModified(event)) return;
    event.preventDefault();
    setCurrent(index);
    if (strip.current && placeOf(strip.current) !== index) target.current = index;
    strip.current?.children[index]?.scrollIntoView({ inline: "start", block: "nearest" });
  };
  const follow = () => {
    if (strip.current === null) return;
    const place = placeOf(strip.current);
    // Ignore slides that pass by during scrolling.
    if (target.current !== undefined && target.current !== place) return;
    target.current = undefined;
    setCurrent(place);
  };
  const catchUp = useEffectEvent(follow);
  // A visitor may have scrolled it before hydration.
  useEffect(() => catchUp(), []);
  const release = () => {
    target.current = undefined;
  };

  return (
    <section aria-label={messages.label} {...rest} className={classList(css.gallery, className)}>
      <ul
        ref={strip}
        className={css.strip}
        role="list"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={items.length > 1 ? 0 : undefined}
        onScroll={follow}
        // Dragging, or stopping elsewhere, cancels the target.
        onPointerDown={release}
        onWheel={release}
        onScrollEnd={() => {
          release();
          follow();
        }}
        aria-label={messages.strip}
      >
        {items.map((item, index) => (
          <li key={item.id} id={`${id}-${item.id}`} className={css.slide}>
            {item.content ??
              (item.image && (
                <Picture
                  image={item.image}
                  sizes={sizes}
                  priority={priority && index === 0}
                  className={css.image}
                />
              ))}
            {item.scale && (
              // Visual only; the page states the measurements in words.
              <span className={css.scale} aria-hidden="true">
                <svg width={`${item.scale.percent}%`} className={css.scaleLine} />
                <bdi>{item.scale.label}</bdi>
              </span>
            )}
            {item.image && !item.content && (
              <button
                type="button"
                className={css.zoomButton}
                aria-label={messages.enlarge}
                // Only the slide in view may be tabbed to.
                tabIndex={index === current ? 0 : -1}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => enlarge(index)}
              >
                <Icon icon={ZoomIn} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <ul className={css.thumbnails} role="list" aria-label={messages.thumbnails}>
          {items.map((item, index) => (
            <li key={item.id}>
              <a
                href={`#${id}-${item.id}`}
                className={css.thumbnail}
                aria-label={formatMessage(
                  messages.show,
                  { number: index + 1, total: items.length, name: item.label },
                  locale,
                )}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => show(event, index)}
              >
                {item.image ? (
                  <Picture
                    image={item.thumbnail ?? item.image}
                    alt=""
                    sizes="96px"
                    className={css.thumbnailImage}
                  />
                ) : (
                  <span className={css.thumbnailText}>{item.label}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {ZoomDialog && enlarged?.image && (
        <ZoomDialog
          open={zoomed.isOpen}
          onOpenChange={(isOpen) => setZoomed({ ...zoomed, isOpen })}
          image={enlarged.image}
          label={enlarged.label}
        />
      )}
    </section>
  );
}

const loadZoomDialog = () => import("./zoom-dialog.tsx").then(({ ZoomDialog }) => ZoomDialog);

/** The place of the picture in view. */
function placeOf(strip: HTMLElement): number {
  // scrollLeft is negative in right-to-left strips.
  return Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth));
}
