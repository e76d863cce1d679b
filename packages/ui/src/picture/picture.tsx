import type { CSSProperties } from "react";

/** A picture in several formats and widths. Width and height are those of the largest rendition, px. */
export interface ImageSource {
  /** Fallback address for browsers that know none of the formats. */
  url: string;
  width: number;
  height: number;
  /** What the picture shows; empty when a text beside it already says so. */
  alt: string;
  /** Best format first; each with its renditions by width in px. */
  sources: readonly { type: string; renditions: readonly { url: string; width: number }[] }[];
}

export interface PictureProps {
  image: ImageSource;
  /** The `sizes` attribute: how wide the picture is laid out, so that the browser takes the smallest that is sharp. */
  sizes: string;
  /** Overrides the picture's own text; give `""` where the text stands beside it. */
  alt?: string;
  /** First pictures of a page load at once and early; all others as they come near. Default false. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A responsive picture whose place is known before it loads, so that nothing shifts. */
export function Picture({ image, sizes, alt = image.alt, priority = false, className, style }: PictureProps) {
  return (
    <picture>
      {image.sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          sizes={sizes}
          srcSet={source.renditions.map((rendition) => `${rendition.url} ${rendition.width}w`).join(", ")}
        />
      ))}
      <img
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  );
}
