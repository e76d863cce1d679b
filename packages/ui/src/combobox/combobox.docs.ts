import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A text field with a list of matching options. Without JavaScript it is a plain text field.",
  use: [
    "For more options than a list can show: cities, closures, standards.",
    "With `search`, for options from a server.",
    "As `MultiCombobox`, to choose several options.",
    "With `anyText`, to accept values that are not in the list.",
  ],
  instead: [
    { when: "there are fewer than about 15 options", component: "field" },
    { when: "the results are pages", component: "search-form" },
    { when: "the entries are actions", component: "dropdown-menu" },
    { when: "the country belongs to a phone number", component: "phone-field" },
  ],
  advice: [
    {
      do: "Put extra facts in `detail`: “28/410 · PP, 28 mm”.",
      dont: "Don’t put everything in the label.",
      because: "Long labels that start alike are hard to compare.",
    },
    {
      do: "Set `anyText` for towns, streets and job titles.",
      dont: "Don’t force a choice.",
      because: "People pick a wrong option when theirs is missing.",
    },
    {
      do: "Pass the same `search` function on each render and use its signal.",
      dont: "Don’t send a request for each letter yourself.",
      because: "The field waits for a pause and ignores late answers.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to the next field; chooses the active or the fully typed option",
    },
    { keys: ["Character"], action: "Opens the list and narrows it" },
    {
      keys: ["ArrowDown"],
      action:
        "Opens the list at what is chosen or at the first option, then moves to the next, and wraps around",
    },
    {
      keys: ["ArrowUp"],
      action:
        "Opens the list at what is chosen or at the last option, then moves to the previous, and wraps around",
    },
    { keys: ["Alt+ArrowUp"], action: "Closes the list" },
    { keys: ["PageDown"], action: "Moves down one page" },
    { keys: ["PageUp"], action: "Moves up one page" },
    { keys: ["Enter"], action: "Chooses the active option; does not send the form" },
    { keys: ["Escape"], action: "Closes the list and keeps the text; a dialog around it stays open" },
    { keys: ["Home", "End"], action: "Moves within the text" },
    { keys: ["Backspace"], action: "In an empty `MultiCombobox`, removes the last choice" },
  ],
  accessibility: {
    pattern: "Combobox (editable, list autocomplete)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
    notes: [
      "Focus stays in the field. `aria-activedescendant` names the active option.",
      "The number of results, waiting and “no results” are announced.",
      "Options with the same `group` are a named group. In lists of more than 300 options, headings are text only.",
      "`MultiCombobox` announces what is chosen after each change.",
      "Search ignores case and accents: `sanliurfa` finds Şanlıurfa.",
    ],
  },
  writing: ["Name the value: “Closure”, not “Select a closure”."],
} as const satisfies ComponentDocs;
