import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, type PropsWithChildren } from "react";
import { dress } from "../dress.ts";
import { storybookThemes } from "./themes.ts";
import { useGlobals } from "./use-globals.ts";

const english = { lang: "en", dir: "ltr" } as const;

/** English pages, in the colour scheme of the toolbar, around stories in any language. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context);
  useEffect(() => dress(document.documentElement, globals, english), [globals]);
  return <DocsContainer {...props} theme={storybookThemes[globals.scheme === "dark" ? "dark" : "light"]} />;
}
