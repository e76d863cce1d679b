"use client";

import { useEffect, useRef, useState } from "react";
import { initialsOf } from "../user-menu/initials.logic.ts";
import * as css from "./avatar.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** First name. */
  name: string;
  /** Last name. */
  surname: string;
  /** A square portrait. Where it is missing or fails to load, the initials are shown. */
  src?: string;
  /** `small` in a line of text or a menu, `large` at the head of a page. @default "medium" */
  size?: keyof typeof css.avatar;
  /** The name is beside it, so screen readers skip the avatar. @default false */
  decorative?: boolean;
}

/** A person, shown by a portrait or by initials. */
export function Avatar({
  name,
  surname,
  src,
  size = "medium",
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = picture.current;
    // It failed before hydration: reloading it fires the error event again.
    if (src !== undefined && image?.complete && image.naturalWidth === 0) image.src = src;
  }, [src]);
  return (
    <span
      translate="no"
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": `${name} ${surname}` })}
      {...rest}
      className={classList(css.avatar[size], className)}
    >
      {/* Below the portrait, visible while it loads. */}
      <bdi className={css.initials}>{initialsOf(name, surname)}</bdi>
      {src !== undefined && src !== failed && (
        <img
          ref={picture}
          className={css.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
