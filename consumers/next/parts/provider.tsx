"use client";

import { UiProvider, type UiContext } from "@preforma/ui/provider";
import Link from "next/link";
import type { ReactNode } from "react";

/** Gives the library Next's links; a component cannot be handed over from the server. */
export function Provider(props: UiContext & { children: ReactNode }) {
  return <UiProvider {...props} Link={Link} />;
}
