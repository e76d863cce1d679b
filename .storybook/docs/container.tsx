import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, type PropsWithChildren } from "react";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import { ListedComponents } from "../../packages/ui/src/foundations/component-index.tsx";
import { dress } from "../dress.ts";
import { listedComponents } from "./gathered.ts";
import { storybookThemes } from "./themes.ts";
import { useGlobals } from "./use-globals.ts";

const messages = messagesFor("en");
const english = { lang: "en", dir: "ltr" } as const;

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
