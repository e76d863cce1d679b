import { directionOf, isLocale } from "../packages/domain/src/locales/index.ts";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import { UiProvider } from "../packages/ui/src/provider/index.ts";
import "../packages/ui/src/theme/index.ts";
import "../packages/ui/src/foundations/brands.css.ts";
import "../packages/ui/src/foundations/forced-colours.css.ts";
import type { Preview } from "@storybook/react-vite";
import { MINIMAL_VIEWPORTS } from "storybook/viewport";
import { imitateForcedColours } from "./forced-colours.ts";
import { longMessages } from "./long-text.ts";
import { toolbar } from "./toolbar.ts";
import "./preview.css";

type Globals = Readonly<Partial<Record<keyof typeof toolbar, unknown>>>;

/** Styles ask the document, as they do on a site. An attribute that says nothing new is left out. */
function dress(root: HTMLElement, globals: Globals, locale: string, direction: string): void {
  const mark = (name: string, value: unknown, usual: string) => {
    if (typeof value === "string" && value !== usual) root.dataset[name] = value;
    else delete root.dataset[name];
  };
  root.lang = locale;
  root.dir = direction;
  root.dataset.scheme = globals.scheme === "dark" ? "dark" : "light";
  mark("contrast", globals.contrast, "standard");
  mark("brand", globals.brand, "preforma");
  mark("density", globals.density, "comfortable");
  mark("motion", globals.motion, "full");
  root.style.fontSize =
    typeof globals.textSize === "string" && globals.textSize !== "100" ? `${globals.textSize}%` : "";
  imitateForcedColours(globals.forcedColours === "active");
}

/** Stories stand in any of the six languages, whose direction they take, and in whatever else the toolbar says. */
export default {
  initialGlobals: {
    locale: "tr",
    direction: "auto",
    scheme: "light",
    contrast: "standard",
    brand: "preforma",
    density: "comfortable",
    textSize: "100",
    motion: "full",
    forcedColours: "none",
    longText: "off",
  },
  globalTypes: toolbar,
  decorators: [
    (Story, { globals, parameters }) => {
      const locale = isLocale(globals.locale) ? globals.locale : "tr";
      const direction =
        globals.direction === "ltr" || globals.direction === "rtl" ? globals.direction : directionOf(locale);
      const messages = messagesFor(locale);
      if (typeof document !== "undefined") dress(document.documentElement, globals, locale, direction);
      return (
        <UiProvider
          locale={locale}
          direction={direction}
          messages={globals.longText === "on" ? longMessages(messages) : messages}
        >
          <div className="story-root" data-bleed={parameters.bleed === true || undefined}>
            <Story />
          </div>
        </UiProvider>
      );
    },
  ],
  parameters: {
    // The root's own padding replaces Storybook's, so that pictures are of the root alone; `bleed: true` takes it away.
    layout: "fullscreen",
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: { order: ["Foundations", "Layout", "Text", "Actions", "Forms", "Navigation", "Catalogue"] },
    },
    a11y: { test: "error" },
    // Stories choose one by `globals: { viewport: { value: "phone" } }`; tests otherwise take "desktop".
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        phone: { name: "Phone", styles: { width: "360px", height: "740px" }, type: "mobile" },
        desktop: { name: "Small desktop", styles: { width: "1024px", height: "768px" }, type: "desktop" },
        wide: { name: "Wide", styles: { width: "1280px", height: "900px" }, type: "desktop" },
      },
    },
    docs: { toc: true },
  },
  tags: ["autodocs"],
} satisfies Preview;
