import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows the language of the page and links to the same page in other languages.",
  use: ["`LanguageMenu` in the bar above the header.", "`LanguageList` in the mobile sidebar."],
  instead: [
    { when: "the entries are actions", component: "dropdown-menu" },
    { when: "the entries are categories", component: "mega-menu" },
    { when: "the language is a form value", component: "field" },
  ],
  advice: [
    {
      do: "Link to the same page in the other language.",
      dont: "Don’t link to the home page.",
      because: "People want this page, not a new search.",
    },
    {
      do: "Write each language by its own name.",
      dont: "Don’t use flags.",
      because: "A flag is a country, not a language.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens or closes the menu" },
    {
      keys: ["ArrowDown"],
      action: "From the button of an open menu, moves to the first language; then to the next",
    },
    { keys: ["ArrowUp"], action: "Moves to the previous language" },
    { keys: ["Home"], action: "Moves to the first language" },
    { keys: ["End"], action: "Moves to the last language" },
    { keys: ["Escape"], action: "Closes the menu; focus returns to the button" },
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the languages, and closes the menu on the way out" },
  ],
  accessibility: {
    pattern: "Disclosure Navigation Menu",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "The button is named “Language: English”. Each link has `lang` and `hreflang`.",
      "It opens without JavaScript.",
    ],
  },
} as const satisfies ComponentDocs;
