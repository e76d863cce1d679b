"use client";

import { createContext, use, type ReactNode } from "react";

const IsWithin = createContext(false);

/**
 * A form around buttons, each of which posts to its `formAction`. Nested, it renders no element: the two buttons of a
 * product card share the card's form.
 */
export function ActionForm({ className, children }: { className: string; children: ReactNode }) {
  if (use(IsWithin)) return children;
  return (
    <IsWithin value={true}>
      <form className={className}>{children}</form>
    </IsWithin>
  );
}
