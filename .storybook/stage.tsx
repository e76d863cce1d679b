import type { Decorator } from "@storybook/react-vite";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import { UiProvider } from "../packages/ui/src/provider/index.ts";
import "../packages/ui/src/theme/index.ts";
import "../packages/ui/src/foundations/brands.css.ts";
import "../packages/ui/src/foundations/forced-colours.css.ts";
import { directionFrom, dress, localeFrom } from "./dress.ts";
import { longMessages } from "./long-text.ts";
import { Matrix } from "./matrix/matrix.tsx";
import { Settled } from "./settled.ts";
import "./preview.css";

/** What holds as long as the toolbar says nothing else. */
export const initialGlobals = {
  locale: "tr",
  direction: "auto",
  scheme: "light",
  contrast: "standard",
  brand: "preforma",
  density: "comfortable",
  textSize: "usual",
  motion: "full",
  forcedColours: "none",
  longText: "off",
  matrix: "off",
};

/** Stories stand in any of the six languages, whose direction they take, and in whatever else the toolbar says. */
export const stage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale = localeFrom(globals);
  const direction = directionFrom(globals);
  const messages = messagesFor(locale);
  const own = { lang: locale, dir: direction };
  // A page of documentation is in English around stories that are in any language.
  const inDocs = viewMode === "docs";
  if (typeof document !== "undefined")
    dress(document.documentElement, globals, inDocs ? { lang: "en", dir: "ltr" } : own);
  return (
    <UiProvider
      locale={locale}
      direction={direction}
      messages={globals.longText === "on" ? longMessages(messages) : messages}
    >
      <div className="story-root" data-bleed={parameters.bleed === true || undefined} {...(inDocs && own)}>
        {globals.matrix === "on" && !inDocs ? <Matrix story={() => <Story />} /> : <Story />}
      </div>
      <Settled />
    </UiProvider>
  );
};
