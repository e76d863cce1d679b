import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, type PropsWithChildren, useState } from "react";
import { dress, type Globals } from "../dress.ts";
import { storybookThemes } from "./themes.ts";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";

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

const english = { lang: "en", dir: "ltr" } as const;

/** English pages, in the colour scheme of the toolbar, around stories in any language. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context);
  useEffect(() => dress(document.documentElement, globals, english), [globals]);
  return <DocsContainer {...props} theme={storybookThemes[globals.scheme === "dark" ? "dark" : "light"]} />;
}
