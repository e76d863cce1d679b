import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { MINIMAL_VIEWPORTS } from "storybook/viewport";
import { DocsContainer, DocsPage } from "./docs/index.tsx";
import { modes } from "./modes.ts";
import type { SourceContext } from "./docs/story-source.ts";
import { initialGlobals, stage } from "./stage.tsx";
import { toolbar } from "./toolbar.ts";

// What stories wait for takes longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** How Storybook and the tests show the stories. */
export default {
  initialGlobals,
  globalTypes: toolbar,
  decorators: [stage],
  parameters: {
    // The root's own padding replaces Storybook's, so that pictures are of the root alone; `bleed: true` takes it away.
    layout: "fullscreen",
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Foundations",
          [
            "Colour",
            "Type",
            "Grid",
            "Spacing",
            "Corners and shadows",
            "Motion",
            "Icons",
            "Icon*",
            "Theming",
            "Theme",
            "*",
          ],
          "Patterns",
          ["Forms", "Errors", "Empty states", "Right to left", "Writing"],
          "Layout",
          "Text",
          "Actions",
          "Forms",
          "Feedback",
          "Overlays",
          "Navigation",
          "Content",
          "Catalogue",
          "Shop",
          "Account",
          "Pages",
          "Compositions",
          "*",
        ],
      },
    },
    a11y: { test: "error" },
    // Chromatic draws the modes that the tests draw here.
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(modes).map(([name, { locale, scheme }]) => [
          name,
          { locale, scheme, viewport: "desktop" },
        ]),
      ),
    },
    // Stories choose one by `globals: { viewport: { value: "phone" } }`; tests otherwise take "desktop".
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        phone: { name: "Phone", styles: { width: "360px", height: "740px" }, type: "mobile" },
        desktop: { name: "Small desktop", styles: { width: "1024px", height: "768px" }, type: "desktop" },
        wide: { name: "Wide", styles: { width: "1280px", height: "900px" }, type: "desktop" },
      },
    },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      toc: { headingSelector: "h2:not(.sbdocs-subtitle)", title: "On this page" },
      source: {
        type: "code",
        transform: async (_code: string, context: SourceContext) =>
          (await import("./docs/story-source.ts")).sourceOf(context),
      },
    },
  },
  tags: ["autodocs"],
} satisfies Preview;
