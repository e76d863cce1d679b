import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Adds a product to the favourites and takes it out again. The heart changes at once, and back where saving failed.",
  use: [
    "on every card and on the page of a product, in the same corner",
    "for visitors who are not signed in too: a link to sign-in takes its place",
  ],
  instead: [
    { when: "it puts into the cart or asks for a quote", component: "button" },
    { when: "a setting is switched", component: "switch" },
    { when: "several products are collected to be compared", component: "compare-table" },
  ],
  advice: [
    {
      do: "Give `action` and `fields` together with `send`.",
      dont: "Give `send` alone.",
      because: "The form posts the same wish before script has come; without it the first press is lost.",
    },
    {
      do: "Let `send` reject when the server refused.",
      dont: "Swallow the failure.",
      because:
        "Only a rejection turns the heart back; a favourite that is gone tomorrow is worse than a sentence now.",
    },
    {
      do: "Lead `signInHref` back to the product.",
      dont: "Hide the heart from guests.",
      because: "Wanting to keep a list is one of the few good reasons to sign in.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the heart and on" },
    { keys: ["Enter"], action: "Adds the product or takes it out; follows the link to sign-in" },
    { keys: ["Space"], action: "Adds the product or takes it out" },
  ],
  accessibility: {
    pattern: "Toggle Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "Its name stays the same, “Favourite: Amber bottle 250 ml”; `aria-pressed` says whether it is one.",
      "While it is being saved it is `aria-busy` and takes no second press.",
      "A failure is told as a status and shown beside the heart.",
    ],
  },
} as const satisfies ComponentDocs;
