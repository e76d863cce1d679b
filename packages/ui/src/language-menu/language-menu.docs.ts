import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The page's language and the way to the same page in the others, each by its own name. Nothing is drawn where there is only one.",
  use: [
    "`LanguageMenu` in the bar above the header",
    "`LanguageList` in the sidebar of phones, without the button",
  ],
  instead: [
    { when: "deeds upon a thing are meant", component: "dropdown-menu" },
    { when: "the ways of the site are meant", component: "mega-menu" },
    { when: "a language is a field of a form", component: "field" },
  ],
  advice: [
    {
      do: "Lead to the same page in the other language.",
      dont: "Lead to its home page.",
      because:
        "Someone who was sent a Turkish product page wants that product in German, not to search for it.",
    },
    {
      do: "Leave a language out of `hrefs` where the page is missing in it.",
      dont: "Offer it and answer with an error.",
      because: "Each entry is a promise; with one left over the menu goes by itself.",
    },
    {
      do: "Write each language by its own name.",
      dont: "Add flags.",
      because: "Arabic has more than twenty of them, German several, and none is a language.",
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
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the button" },
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the languages, and closes the menu on the way out" },
  ],
  accessibility: {
    pattern: "Disclosure Navigation Menu",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "The button is named “Language: English”, in the page's language.",
      "Each link carries `lang` and `hreflang`, so that its name is spoken right.",
      "On native `<details>`: it opens without script.",
      "`onSelect` is told before the link is followed, to remember the choice.",
    ],
  },
} as const satisfies ComponentDocs;
