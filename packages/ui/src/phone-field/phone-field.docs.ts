import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A phone number with its country. People can type or paste numbers in any format; the form sends the international format.",
  use: ["Wherever you ask for a phone number."],
  instead: [
    { when: "it is another number", component: "number-field" },
    { when: "people choose only a country", component: "combobox" },
  ],
  advice: [
    {
      do: "Set `defaultCountry` from the market of the page.",
      dont: "Don’t guess it from the IP address.",
      because: "Buyers travel.",
    },
    {
      do: "Accept numbers with spaces, brackets and 00.",
      dont: "Don’t ask for a format.",
      because: "The field reads all of them.",
    },
    {
      do: "Mark it `optional` where email is enough.",
      dont: "Don’t ask without need.",
      because: "People don’t like to give their number.",
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
      action: "Moves back; from the open list to the country button, then closes the list",
    },
    {
      keys: ["Enter", "Space"],
      action: "On the country button, opens the list with the focus in its search",
    },
    { keys: ["ArrowDown"], action: "In the list, moves to the next country, and wraps around" },
    { keys: ["ArrowUp"], action: "In the list, moves to the previous country, and wraps around" },
    { keys: ["PageDown"], action: "In the list, moves down one page" },
    { keys: ["PageUp"], action: "In the list, moves up one page" },
    { keys: ["Character"], action: "In the list, searches; in the number, types a digit" },
    {
      keys: ["Enter"],
      action: "In the list, chooses the active country",
    },
    { keys: ["Escape"], action: "Closes the list; a dialog around it stays open" },
  ],
  accessibility: {
    pattern: "Combobox in a popover",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
    notes: [
      "The country button names the country in words. The flag is decorative.",
      "After people choose a country, focus moves to the number.",
      "The number reads from left to right in every language.",
    ],
  },
} as const satisfies ComponentDocs;
