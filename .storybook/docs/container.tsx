import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import { ListedComponents } from "../../packages/ui/src/foundations/component-index.tsx";
import { dress, type Globals } from "../dress.ts";
import { listedComponents } from "./gathered.ts";
import { storybookThemes } from "./themes.ts";

const messages = messagesFor("en");
const english = { lang: "en", dir: "ltr" } as const;

/** What the toolbar says, from the address that this page was opened with and from what was chosen since. */
function useGlobals({ channel }: DocsContainerProps["context"]): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const inAddress = new URLSearchParams(window.location.search).get("globals") ?? "";
    return Object.fromEntries(
      inAddress
        .split(";")
        .filter(Boolean)
        .map((entry) => entry.split(":")),
    ) as Globals;
  });
  useEffect(() => {
    const follow = (changed: { readonly globals: Globals }) => setGlobals(changed.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** English pages around stories in any language, in the scheme that the toolbar asks for. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context);
  useEffect(() => dress(document.documentElement, globals, english), [globals]);
  return (
    <UiProvider locale="en" direction="ltr" messages={messages}>
      <ListedComponents value={listedComponents}>
        <DocsContainer {...props} theme={storybookThemes[globals.scheme === "dark" ? "dark" : "light"]} />
      </ListedComponents>
    </UiProvider>
  );
}
