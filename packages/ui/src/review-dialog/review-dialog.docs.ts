import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A review of a product: stars, a few words, and a name of which as much is shown as its bearer allows.",
  use: [
    "behind “Review this product” on a product's page",
    "from an order that has been delivered",
    "as `ReviewForm`, on a page of its own, which also works without script",
  ],
  instead: [
    { when: "the opinion is about the site", component: "feedback-dialog" },
    { when: "stars alone are given, within another form", component: "star-rating-field" },
    { when: "something is wrong with an order", component: "contact-form" },
  ],
  advice: [
    {
      do: "Say in `note` that reviews are read before they appear.",
      dont: "Let the review seem to be there at once.",
      because: "Who does not find it writes it a second time.",
    },
    {
      do: "Leave the stars empty.",
      dont: "Begin with five.",
      because: "A rating that nobody gave makes the average worthless.",
    },
    {
      do: "Fill in `sender` for signed-in customers.",
      dont: "Take the name from the account without showing how it will be signed.",
      because: "The name on a public page is the first thing a buyer of a company worries about.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the form, and not out of the dialog" },
    { keys: ["ArrowUp", "ArrowDown"], action: "Among the stars, chooses the previous or the next" },
    { keys: ["Space"], action: "On the tick, shows or hides the first name in the signature" },
    {
      keys: ["Enter"],
      action: "On the button, sends it; without stars moves to the complaint, which links to them",
    },
    { keys: ["Escape"], action: "Closes the dialog; what was typed is there when it is opened again" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "The button can be reached without stars, says what is missing, and complains instead of staying silent.",
      "Stars are radio buttons with their meaning in words.",
      "The signature keeps its own direction within the sentence around it.",
      "A draft is kept in this browser for each product until it is sent.",
    ],
  },
} as const satisfies ComponentDocs;
