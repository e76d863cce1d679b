import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A telephone number with its country. Numbers may be typed, pasted or filled in as people write them; sent is `+`, dial code and digits.",
  use: [
    "wherever a customer's number is asked for",
    "where numbers come from many countries and the dial code is often forgotten",
  ],
  instead: [
    { when: "it is any other number", component: "number-field" },
    { when: "a country alone is chosen", component: "combobox" },
  ],
  advice: [
    {
      do: "Set `defaultCountry` from the page's market.",
      dont: "Guess it from the visitor's address on the net.",
      because: "Buyers travel and sit behind a network of their parent company.",
    },
    {
      do: "Take what is pasted, with blanks, brackets and a leading 00.",
      dont: "Write beside it how the number has to be typed.",
      because: "The field reads all of that, and numbers are mostly copied from a signature.",
    },
    {
      do: "Mark it `optional` where a mail would do.",
      dont: "Ask for it because the form has room.",
      because: "A number is what people give least gladly; it costs enquiries.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action:
        "Moves to the country button, then to the number; from the open list to the number, and closes it",
    },
    {
      keys: ["Shift+Tab"],
      action: "Moves back; from the open list to the country button, and from there it closes the list",
    },
    {
      keys: ["Enter", "Space"],
      action: "On the country button, opens the list with the focus in its search",
    },
    { keys: ["ArrowDown"], action: "In the list, moves to the next country, from the last to the first" },
    { keys: ["ArrowUp"], action: "In the list, moves to the previous country, from the first to the last" },
    { keys: ["PageDown"], action: "In the list, moves on by what it shows at once" },
    { keys: ["PageUp"], action: "In the list, moves back by what it shows at once" },
    { keys: ["Character"], action: "In the list, searches; in the number, is put into groups" },
    {
      keys: ["Enter"],
      action:
        "In the list, takes the active country: the first that was found for what is typed, unless arrows have moved on",
    },
    { keys: ["Escape"], action: "Closes the list and nothing around it" },
  ],
  accessibility: {
    pattern: "Combobox in a popover",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
    notes: [
      "The country button says which country is picked, in words; the flag is decoration.",
      "The search names the active country while the focus stays in it, and says how many were found.",
      "After a country has been picked the focus is in the number.",
      "Country, dial code and number run left to right in every language.",
    ],
  },
} as const satisfies ComponentDocs;
