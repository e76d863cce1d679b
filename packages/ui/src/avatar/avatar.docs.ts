import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A person, by portrait or by initials. The initials lie below the portrait, so that something is there while it loads or when it does not come.",
  use: [
    "for whoever is signed in, in the header and the account",
    "for members of a team, beside their names",
  ],
  instead: [
    { when: "name, task and ways to reach a person belong together", component: "person-card" },
    { when: "the picture shows a product or a place", component: "picture" },
    { when: "it is the button of the signed-in visitor's menu", component: "user-menu" },
  ],
  advice: [
    {
      do: "Set `decorative` where the name stands beside it.",
      dont: "Leave both to be read out.",
      because: "“Elif Yıldız, image, Elif Yıldız” in every row tires whoever listens.",
    },
    {
      do: "Give square portraits with the face in the middle.",
      dont: "Give a group photograph or the company's logo.",
      because: "The circle cuts the corners off, and at 32 px only a face is told apart.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: [
      "It is an image named by the person's full name, or hidden altogether with `decorative`.",
      "Names are marked as not to be translated.",
      "In forced colours a border draws the circle that the ground drew before.",
    ],
  },
} as const satisfies ComponentDocs;
