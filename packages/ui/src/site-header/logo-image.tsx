import * as css from "./logo-image.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface LogoImageProps extends RootProps<HTMLSpanElement> {
  /** URL of the picture (`logo_url` of the settings), designed for a light background. */
  src: string;
  /** The same for a dark background. @default `src`, on a light plate in the dark scheme */
  darkSrc?: string;
  /** Width of the picture, px; it is shown 40 px high. */
  width: number;
  /** Height of the picture, px. */
  height: number;
}

/** A custom logo, for `SiteHeader`. It has no text alternative: the link around it has the site's name. */
export function LogoImage({ src, darkSrc, width, height, className, ...rest }: LogoImageProps) {
  const size = { width, height, decoding: "async" } as const;
  return (
    <span {...rest} className={classList(css.logo, className)}>
      {darkSrc === undefined || darkSrc === src ? (
        <img alt="" {...size} src={src} className={css.plate} />
      ) : (
        <>
          {/* Lazy, so that the hidden one is not fetched. */}
          <img alt="" {...size} src={src} loading="lazy" className={css.onLight} />
          <img alt="" {...size} src={darkSrc} loading="lazy" className={css.onDark} />
        </>
      )}
    </span>
  );
}
