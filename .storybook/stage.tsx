import type { Decorator } from "@storybook/react-vite";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import { UiProvider } from "../packages/ui/src/provider/index.ts";
import "../packages/ui/src/theme/index.ts";
import "../packages/ui/src/foundations/brands.css.ts";
import "../packages/ui/src/foundations/forced-colours.css.ts";
import { directionFrom, dress, localeFrom } from "./dress.ts";
import { longMessages } from "./long-text.ts";
import "./preview.css";

/** The toolbar at first. */
export const initialGlobals = {
  locale: "en",
  direction: "auto",
  scheme: "light",
  contrast: "standard",
  brand: "preforma",
  density: "comfortable",
  textSize: "usual",
  motion: "full",
  forcedColours: "none",
  longText: "off",
};

/** Draws a story in the language, direction and modes of the toolbar. */
export const stage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale = localeFrom(globals);
  const direction = directionFrom(globals);
  const messages = messagesFor(locale);
  const own = { lang: locale, dir: direction };
  // Documentation pages are English; the stories on them can be in another language.
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
        <Story />
      </div>
    </UiProvider>
  );
};
