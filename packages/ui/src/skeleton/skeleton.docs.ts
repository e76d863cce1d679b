import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Holds the place of something on its way, in its shape.",
  use: [
    "while a list, a card or a page comes whose shape is known",
    "where the page would jump when content arrives",
  ],
  instead: [
    { when: "the shape of what comes is not known", component: "spinner" },
    { when: "it is known how much is left", component: "progress" },
    { when: "there is nothing to come", component: "empty-state" },
  ],
  advice: [
    {
      do: "Build it of the same grid and number of lines as the content.",
      dont: "Put one grey box in place of the page.",
      because: "A skeleton is only better than nothing where the page keeps still when it goes.",
    },
    {
      do: "Keep what was there while a filter is applied.",
      dont: "Go back to skeletons at every change.",
      because: "What is on the screen can be read on; grey boxes cannot.",
    },
    {
      do: "Put one `SkeletonGroup` around the whole list.",
      dont: "Put one around each card.",
      because: "Each group says that it is loading, and 24 of them say it 24 times.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Status message",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "Shapes are hidden from screen readers; a `SkeletonGroup` says in words that content is loading.",
      "The light passes only where motion is welcome; in forced colours the shapes have an outline.",
    ],
  },
} as const satisfies ComponentDocs;
