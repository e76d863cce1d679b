import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A place with its address, and a map of another provider that is fetched only after consent or a press.",
  use: ["to show where an office or a plant is", "to lead to directions in the visitor's own program"],
  instead: [
    { when: "the address alone, or other facts of a place, are wanted", component: "description-list" },
  ],
  advice: [
    {
      do: "Bind `consent` to the setting for maps.",
      dont: "Set `consent` because the page is about the way there.",
      because:
        "The provider learns the visitor's address from the first request, whatever the page is about.",
    },
    {
      do: "Point `routeHref` at the gate where lorries are let in.",
      dont: "Point it at the middle of the industrial zone.",
      because: "The people who follow it mostly come to load or to deliver.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the button, or into the map, then to both links" },
    { keys: ["Enter", "Space"], action: "On the button, shows the map and moves the focus to it" },
  ],
  accessibility: {
    pattern: "Titled frame",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html",
    notes: [
      "The frame has a title made of `title`, so that screen readers can name it or pass over it.",
      "The focus goes to the map that replaces the pressed button.",
      "All that the map says stands below it in words, and without script the button is not shown.",
    ],
  },
  writing: [
    "Call the place by what it is: “Head office”, “Plant in Gebze”, not “Our location”.",
    "Give the address in the order of the country it lies in.",
  ],
} as const satisfies ComponentDocs;
