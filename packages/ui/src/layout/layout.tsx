import { classList } from "../theme/class-list.ts";
import { listRole, tagOf, type BoxProps } from "./box.ts";
import * as css from "./layout.css.ts";

/** A step of the spacing scale. */
export type Gap = keyof typeof css.gap;

export interface StackProps extends BoxProps {
  /** Space between the children. @default "m" */
  gap?: Gap;
  /** Alignment on the inline axis. @default "stretch" */
  align?: keyof typeof css.align;
}

/** Stacks children vertically. */
export function Stack({ as = "div", gap = "m", align = "stretch", className, ...rest }: StackProps) {
  const Tag = tagOf(as);
  return (
    <Tag
      {...listRole(as)}
      {...rest}
      className={classList(css.stack, css.gap[gap], css.align[align], className)}
    />
  );
}

export interface ClusterProps extends StackProps {
  /** Alignment along the line. @default "start" */
  justify?: keyof typeof css.justify;
}

/** Places children side by side and wraps full lines. */
export function Cluster({
  as = "div",
  gap = "s",
  align = "center",
  justify = "start",
  className,
  ...rest
}: ClusterProps) {
  const Tag = tagOf(as);
  return (
    <Tag
      {...listRole(as)}
      {...rest}
      className={classList(css.cluster, css.gap[gap], css.align[align], css.justify[justify], className)}
    />
  );
}

export interface GridProps extends BoxProps {
  /** Space between the cells. @default "l" */
  gap?: Gap;
  /** The min width of a column: 10, 15 or 20 rem. As many columns as fit. @default "medium" */
  columns?: keyof typeof css.columnsOf;
}

/** Equal columns, as many as fit. */
export function Grid({ as = "div", gap = "l", columns = "medium", className, ...rest }: GridProps) {
  const Tag = tagOf(as);
  return (
    <Tag
      {...listRole(as)}
      {...rest}
      className={classList(css.grid, css.gap[gap], css.columnsOf[columns], className)}
    />
  );
}

export interface ContainerProps extends BoxProps {
  /** The page's width, a comfortable text width, or the full width. @default "page" */
  width?: keyof typeof css.width;
}

/** Limits the content's width and adds gutters. */
export function Container({ as = "div", width = "page", className, ...rest }: ContainerProps) {
  const Tag = tagOf(as);
  return <Tag {...rest} className={classList(css.container, css.width[width], className)} />;
}

export interface SectionProps extends ContainerProps {
  /** `ink` is a dark band in either scheme; its content follows. @default "page" */
  tone?: keyof typeof css.tone;
}

/** A full-width band of a page, its content in a `Container`. */
export function Section({
  as = "section",
  tone = "page",
  width,
  className,
  children,
  ...rest
}: SectionProps) {
  const Tag = tagOf(as);
  return (
    <Tag
      {...rest}
      {...(tone === "ink" && { "data-scheme": "dark" })}
      className={classList(css.section, css.tone[tone], className)}
    >
      <Container width={width}>{children}</Container>
    </Tag>
  );
}
