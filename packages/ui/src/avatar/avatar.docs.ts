import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows a person’s portrait, or the initials while there is none.",
  use: ["For the signed-in customer and for team members."],
  instead: [
    { when: "name, role and contact belong together", component: "person-card" },
    { when: "the picture shows a product or a place", component: "picture" },
    { when: "it opens the account menu", component: "user-menu" },
  ],
  advice: [
    {
      do: "Set `decorative` when the name is next to it.",
      dont: "Don’t let screen readers say the name twice.",
      because: "Repetition slows listeners down.",
    },
    {
      do: "Use square portraits with the face in the centre.",
      dont: "Don’t use logos or group photos.",
      because: "The circle cuts off the corners.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Image with a text alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    notes: ["The image is named by the person’s full name.", "Names are marked as not to be translated."],
  },
} as const satisfies ComponentDocs;
