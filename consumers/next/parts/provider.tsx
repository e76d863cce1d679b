"use client";

import { UiProvider, type UiContext } from "@preforma/ui/provider";
import Link from "next/link";
import { useEffect, type ReactNode } from "react";

/** Gives the library Next's links; a component cannot be handed over from the server. */
export function Provider(props: UiContext & { children: ReactNode }) {
  // Children are hydrated before their parents: tests wait for it.
  useEffect(() => void performance.mark("hydrated"), []);
  return <UiProvider {...props} Link={Link} />;
}
