import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A radio button as a card, with what the choice entails: a note, a badge, why it cannot be had, and what opens once it is chosen.",
  use: [
    "for a few answers that each need a sentence or more",
    "where an answer asks for something else at once, such as the fields of a new address",
  ],
  instead: [
    { when: "a word says each answer", component: "field" },
    { when: "one of a customer's addresses is asked for", component: "address-choice" },
    { when: "a way to pay is asked for", component: "payment-choice" },
    { when: "a variant of a product is asked for", component: "variant-picker" },
    { when: "the card leads somewhere", component: "card" },
  ],
  advice: [
    {
      do: "Say in `reason` why an answer cannot be had.",
      dont: "Leave the answer out, or grey without a word.",
      because: "Somebody looks for it, and calls you to ask.",
    },
    {
      do: "Give all cards of a question one `name`.",
      dont: "Choose by script what is checked.",
      because: "Radio buttons of one name choose among themselves, also before the script.",
    },
    {
      do: "Keep the title to a few words, and the rest in `note`.",
      dont: "Write a paragraph as the title.",
      because: "The title is the radio button's name, and is read out at every arrow key.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the chosen card, and out of the group" },
    {
      keys: ["ArrowDown", "ArrowRight"],
      rightToLeft: ["ArrowDown", "ArrowLeft"],
      action: "Chooses the next card that can be had",
    },
    {
      keys: ["ArrowUp", "ArrowLeft"],
      rightToLeft: ["ArrowUp", "ArrowRight"],
      action: "Chooses the previous card that can be had",
    },
    { keys: ["Space"], action: "Chooses the card that has the focus" },
  ],
  accessibility: {
    pattern: "Native radio buttons in a fieldset",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: [
      "Note and reason describe the radio button, so that they are read after its name.",
      "What opens is opened by styles alone; it is there for all where a browser does not know how.",
      "An error stands above the cards and describes the group.",
    ],
  },
} as const satisfies ComponentDocs;
