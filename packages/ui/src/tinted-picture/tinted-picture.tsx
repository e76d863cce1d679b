"use client";
import { mixPack, type PackKind, type PictureColours, type Pixels } from "@preforma/domain/colour";
import { useEffect, useRef } from "react";
import * as css from "./tinted-picture.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

/** A picture whose light is separate from its colour, as a server sends it. */
export interface PackSource {
  kind: PackKind;
  url: string;
  /** Size of the finished picture, px. */
  width: number;
  height: number;
}

export interface TintedPictureProps extends RootProps<HTMLCanvasElement> {
  /** The picture with its light apart from its colour, and its size in px. */
  pack: PackSource;
  /** Body and closure as `#rrggbb`. */
  colours: PictureColours;
  /** What lies under the product, `#rrggbb`; clear plastics show it through. */
  background: string;
  /** What is to be seen, colours included. */
  label: string;
  className?: string;
  /** Called when a picture has been drawn, for the first time and after each change. */
  onDrawn?: () => void;
}

/** One download and one decoding for every colour that is tried. */
const packs = new Map<string, Promise<Pixels>>();

function pixelsOf(url: string): Promise<Pixels> {
  const known = packs.get(url);
  if (known) return known;
  const loading = (async () => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser gives no canvas to draw on.");
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width, height };
  })();
  // A download that failed may be tried again.
  loading.catch(() => packs.delete(url));
  packs.set(url, loading);
  return loading;
}

/**
 * A product picture in any colour, mixed in the browser in linear light, with the same calculation as on the server.
 * It is empty until its data has loaded: place it above a normal picture.
 */
export function TintedPicture({
  pack,
  colours,
  background,
  label,
  className,
  onDrawn,
  ref,
  ...rest
}: TintedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { kind, url, width, height } = pack;
  const { body, closure } = colours;
  useEffect(() => {
    let stale = false;
    pixelsOf(url).then(
      (pixels) => {
        const context = canvas.current?.getContext("2d");
        if (stale || !context) return;
        const mixed = mixPack(kind, pixels, { body, closure }, background);
        context.canvas.width = mixed.width;
        context.canvas.height = mixed.height;
        context.putImageData(
          new ImageData(new Uint8ClampedArray(mixed.data), mixed.width, mixed.height),
          0,
          0,
        );
        onDrawn?.();
      },
      // What lies beneath stays to be seen; the next colour tries again.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [kind, url, body, closure, background, onDrawn]);
  return (
    <canvas
      ref={useBothRefs(canvas, ref)}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      {...rest}
      className={className ?? css.canvas}
    />
  );
}
