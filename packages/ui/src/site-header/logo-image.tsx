import * as css from "./logo-image.css.ts";

export interface LogoImageProps {
  /** Address of the picture (`logo_url` of the settings), drawn for a light ground. */
  src: string;
  /** The same for a dark ground. @default `src`, on a light plate in the dark scheme */
  darkSrc?: string;
  /** Size of the picture, px; it is drawn 40 px high. */
  width: number;
  /** Height of the picture, px. */
  height: number;
}

/** A logo of one's own, for `SiteHeader`. It says nothing: the link around it has the site's name. */
export function LogoImage({ src, darkSrc, width, height }: LogoImageProps) {
  const size = { width, height, decoding: "async" } as const;
  if (darkSrc === undefined || darkSrc === src)
    return <img alt="" {...size} src={src} className={css.plate} />;
  return (
    <>
      {/* Lazy, so that the one that is not shown is not fetched. */}
      <img alt="" {...size} src={src} loading="lazy" className={css.onLight} />
      <img alt="" {...size} src={darkSrc} loading="lazy" className={css.onDark} />
    </>
  );
}
