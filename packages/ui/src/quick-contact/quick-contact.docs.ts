import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A tab at the edge of the window with call, WhatsApp, email and contact form.",
  use: ["On every page, when `quick_contact_button` is on."],
  instead: [
    { when: "people write on this page", component: "contact-form" },
    { when: "people ask for a quote", component: "quote-dialog" },
    { when: "people need questions and answers too", component: "help-dialog" },
  ],
  advice: [
    {
      do: "Offer only channels that you answer within an hour.",
      dont: "Don’t offer all four.",
      because: "One unanswered channel harms the others.",
    },
    {
      do: "Keep the margin at the end of lines free.",
      dont: "Don’t place buttons there.",
      because: "The tab uses this space.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens or closes the panel" },
    { keys: ["ArrowDown"], action: "Moves from the button to the first link, then to the next" },
    { keys: ["ArrowUp"], action: "Moves to the previous link" },
    { keys: ["Home"], action: "Moves to the first link" },
    { keys: ["End"], action: "Moves to the last link" },
    { keys: ["Tab"], action: "Moves through the links; leaving them closes the panel" },
    { keys: ["Escape"], action: "Closes the panel; focus returns to the button" },
  ],
  accessibility: {
    pattern: "Disclosure",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
    notes: ["It is a `<details>` in a labelled landmark and opens without JavaScript."],
  },
} as const satisfies ComponentDocs;
