"use client";

import type { HTMLAttributes, ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./skeleton.css.ts";

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** What will stand here; it takes that thing's room, so that nothing moves when it comes. @default "text" */
  shape?: keyof typeof css.shape;
}

/** Holds the place of something on its way. Decoration: a `SkeletonGroup` around it tells that it is loading. */
export function Skeleton({ shape = "text", className, ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={classList(css.skeleton, css.shape[shape], className)} />;
}

/** Says once, for all skeletons inside, that content is loading. */
export function SkeletonGroup({
  children,
  className,
}: {
  /** The skeletons. */
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{useMessages("skeleton").loading}</VisuallyHidden>
      {children}
    </div>
  );
}
