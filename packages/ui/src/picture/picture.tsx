import { classList } from "../theme/class-list.ts";
import * as css from "./picture.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A picture in several formats and widths. Width and height are those of the largest rendition, px. */
export interface ImageSource {
  /** Fallback address for browsers that know none of the formats. */
  url: string;
  width: number;
  height: number;
  /** What the picture shows; empty when a text beside it already says so. */
  alt: string;
  /** Best format first. */
  sources: readonly ImageFormat[];
  /**
   * It is a line drawing in `currentColor`, whose root element has the id `drawing` and the `viewBox` that width and
   * height say: shown in the theme's colours. It comes from the page's own origin. @default false
   */
  drawn?: boolean;
}

/**
 * A picture in one format and several widths, px: each width with its address or, which is shorter where a page's data
 * travel to the browser, all widths with one URL in which `{width}` is replaced by each.
 */
export type ImageFormat = { type: string } & (
  | { renditions: readonly { url: string; width: number }[] }
  | { url: string; widths: readonly number[] }
);

export interface PictureProps extends RootProps<HTMLImageElement> {
  /** Its renditions, with the size of the largest in px. */
  image: ImageSource;
  /** The `sizes` attribute: how wide the picture is laid out, so that the browser takes the smallest that is sharp. */
  sizes: string;
  /** Overrides the picture's own text; give `""` where the text is beside it. */
  alt?: string;
  /** Class of the element around the picture, so that a separate frame is not needed. @default none */
  frameClassName?: string;
  /** First pictures of a page load at once and early; all others as they come near. Default false. */
  priority?: boolean;
}

/**
 * A responsive picture whose place is known before it loads, so that nothing shifts. A drawing is no `<img>` and gives
 * none to `ref`.
 */
export function Picture({
  image,
  sizes,
  alt = image.alt,
  priority = false,
  frameClassName,
  ref,
  className,
  ...rest
}: PictureProps) {
  if (image.drawn) {
    const drawing = (
      <svg
        viewBox={`0 0 ${image.width} ${image.height}`}
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        {...rest}
        className={classList(css.drawn, className)}
      >
        <use href={`${image.url}#drawing`} width={image.width} height={image.height} />
      </svg>
    );
    return frameClassName === undefined ? drawing : <div className={frameClassName}>{drawing}</div>;
  }
  return (
    <picture className={frameClassName}>
      {image.sources.map((source) => (
        <source key={source.type} type={source.type} sizes={sizes} srcSet={srcSetOf(source)} />
      ))}
      <img
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        {...rest}
        ref={ref}
        className={className}
      />
    </picture>
  );
}

function srcSetOf(format: ImageFormat): string {
  const renditions =
    "renditions" in format
      ? format.renditions
      : format.widths.map((width) => ({ url: format.url.replace("{width}", String(width)), width }));
  return renditions.map(({ url, width }) => `${url} ${width}w`).join(", ");
}
