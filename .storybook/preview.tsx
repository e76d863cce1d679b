import { directionOf, isLocale, localeNames, locales } from "../packages/domain/src/locales/index.ts";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import { UiProvider } from "../packages/ui/src/provider/index.ts";
import "../packages/ui/src/theme/index.ts";
import type { Preview } from "@storybook/react-vite";
import { MINIMAL_VIEWPORTS } from "storybook/viewport";
import "./preview.css";

/** Stories stand in any of the six languages, whose direction they take, and in either scheme. */
export default {
  initialGlobals: { locale: "tr", scheme: "light" },
  globalTypes: {
    locale: {
      description: "Language, and with it the direction",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: locales.map((locale) => ({ value: locale, title: localeNames[locale], right: locale })),
      },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const locale = isLocale(globals.locale) ? globals.locale : "tr";
      const direction = directionOf(locale);
      // Styles ask the document for both, as they do on a site.
      if (typeof document !== "undefined") {
        document.documentElement.lang = locale;
        document.documentElement.dir = direction;
        document.documentElement.dataset.scheme = globals.scheme === "dark" ? "dark" : "light";
      }
      return (
        <UiProvider locale={locale} direction={direction} messages={messagesFor(locale)}>
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
