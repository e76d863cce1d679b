import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A word or two about a thing: new, in stock, food contact. The words carry the meaning, the tone supports it.",
  use: [
    "on a tile or in a line, to say what state a thing is in: new, ended, default",
    "for a property that decides the choice at a glance: food contact, recycled, 28/410",
  ],
  instead: [
    { when: "it can be pressed to take a filter back", component: "active-filters" },
    { when: "it is a sentence, or asks for something to be done", component: "alert" },
    { when: "the facts are many and have names", component: "description-list" },
    { when: "it stands for how far something has come", component: "progress" },
  ],
  advice: [
    {
      do: "Put at most one `accent` on a tile.",
      dont: "Give “New”, “Campaign” and “Last pieces” the loud tone together.",
      because:
        "Three loud words on each of twelve tiles make the product picture the quietest thing of the page.",
    },
    {
      do: "Say the state in words: “Out of stock”.",
      dont: "Show a red dot, or a red number alone.",
      because: "Nothing may be told by colour alone, and in forced colours only the line around it is left.",
    },
    {
      do: "Use the same tone for the same state on every page: `success` for what is valid or running.",
      dont: "Choose tones by how they go with the picture.",
      because: "Someone who compares ten certificates reads the tone before the word.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Plain text",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html",
    notes: [
      "A `span`: it is read where it stands, so put it after the name that it belongs to.",
      "It takes no focus and has no role; do not hang a press on it.",
      'Codes inside it, such as a currency or a neck finish, are to be isolated with `<bdi dir="ltr">`.',
    ],
  },
  writing: [
    "One or two words, no full stop, a capital only at the start.",
    "Leave out what every tile has: where all are new, nothing is.",
  ],
} as const satisfies ComponentDocs;
