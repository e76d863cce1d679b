import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A tab at the window's edge with the quickest ways to the company: call, WhatsApp, mail, the contact form.",
  use: [
    "on every page of the shop where the settings ask for it (`quick_contact_button`)",
    "where buyers would rather ask than look",
  ],
  instead: [
    { when: "the question is written on this page", component: "contact-form" },
    { when: "the visitor asks for a quote for a product", component: "quote-dialog" },
    { when: "help is offered with questions and answers", component: "help-dialog" },
  ],
  advice: [
    {
      do: "Offer only what is answered within the hour.",
      dont: "Offer all four because there is room.",
      because: "One way that nobody answers spoils the others.",
    },
    {
      do: "Keep the page's margin free on the side where lines end.",
      dont: "Place buttons or text of the page there.",
      because: "The tab takes that margin, so that it covers nothing that is read or pressed.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens or closes the panel" },
    { keys: ["ArrowDown"], action: "Moves from the button to the first way, then to the next" },
    { keys: ["ArrowUp"], action: "Moves to the previous way" },
    { keys: ["Home"], action: "Moves to the first way" },
    { keys: ["End"], action: "Moves to the last way" },
    { keys: ["Tab"], action: "Moves through the ways; leaving them closes the panel" },
    { keys: ["Escape"], action: "Closes the panel; the focus returns to the button" },
  ],
  accessibility: {
    pattern: "Disclosure",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
    notes: [
      "A native `<details>` in a labelled complementary landmark: it opens before and without script.",
      "It stands in the margin and covers nothing; it can be pressed on 24 px at least where the margin is narrower.",
      "It is not printed, and steps aside in windows too low for both.",
    ],
  },
} as const satisfies ComponentDocs;
