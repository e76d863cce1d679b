"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./skeleton.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface SkeletonProps extends ComponentPropsWithRef<"span"> {
  /** What will be here; it takes that thing's room, so that nothing moves when it comes. @default "text" */
  shape?: keyof typeof css.shape;
}

/**
 * Holds the space of content that is loading. It is decoration: a `SkeletonGroup` around it says that content is
 * loading.
 */
export function Skeleton({ shape = "text", className, ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={classList(css.skeleton, css.shape[shape], className)} />;
}

export interface SkeletonGroupProps extends RootProps<HTMLDivElement> {
  /** The skeletons. */
  children: ReactNode;
}

/** Says once, for all skeletons inside, that content is loading. */
export function SkeletonGroup({ children, ...rest }: SkeletonGroupProps) {
  return (
    <div role="status" {...rest}>
      <VisuallyHidden>{useMessages("skeleton").loading}</VisuallyHidden>
      {children}
    </div>
  );
}
