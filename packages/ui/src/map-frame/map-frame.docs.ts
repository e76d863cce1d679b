import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows an address, and a map of another provider after consent or a click.",
  use: ["To show an office or a plant and link to directions."],
  instead: [{ when: "only the address is needed", component: "description-list" }],
  advice: [
    {
      do: "Connect `consent` to the map setting.",
      dont: "Don’t set it because of the page’s topic.",
      because: "The provider receives the visitor’s IP address.",
    },
    {
      do: "Link `routeHref` to the delivery gate.",
      dont: "Don’t link to the middle of the area.",
      because: "Most people come to load or deliver.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the button, or into the map, then to both links" },
    { keys: ["Enter", "Space"], action: "On the button, shows the map and moves focus to it" },
  ],
  accessibility: {
    pattern: "Titled frame",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html",
    notes: ["The frame has a title. Focus moves to the map when it replaces the button."],
  },
} as const satisfies ComponentDocs;
