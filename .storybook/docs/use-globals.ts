import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import type { Globals } from "../dress.ts";

/** The toolbar's values: from the URL at first, then as they change. */
export function useGlobals({ channel }: DocsContainerProps["context"]): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const inUrl = new URLSearchParams(window.location.search).get("globals") ?? "";
    const entries = inUrl
      .split(";")
      .filter(Boolean)
      .map((entry) => entry.split(":"));
    const [last] = (channel.last(GLOBALS_UPDATED) ?? []) as readonly { readonly globals: Globals }[];
    return { ...(Object.fromEntries(entries) as Globals), ...last?.globals };
  });
  useEffect(() => {
    const follow = (changed: { readonly globals: Globals }) => setGlobals(changed.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
