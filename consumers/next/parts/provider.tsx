"use client";

import { UiProvider, type UiContext } from "@preforma/ui/provider";
import Link from "next/link";
import { useEffect, type ReactNode } from "react";

/** Passes Next's link component to the library; a server component cannot pass it as a prop. */
export function Provider(props: UiContext & { children: ReactNode }) {
  // Tests wait for this mark. Children are hydrated before their parents.
  useEffect(() => void performance.mark("hydrated"), []);
  return <UiProvider {...props} Link={Link} />;
}
