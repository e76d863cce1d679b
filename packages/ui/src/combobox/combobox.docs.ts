import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A field that lists what can be chosen while one types. It takes an option, or with `anyText` whatever is written. Without script it is a plain text field.",
  use: [
    "for more options than a list can show: cities, closures, standards",
    "for options that come from elsewhere, by `search`",
    "as `MultiCombobox`, where several options may be chosen: uses, standards, countries",
    "with `anyText`, to help with spelling and take what no list has: districts, trade names",
  ],
  instead: [
    { when: "there are fewer than about fifteen options", component: "field" },
    { when: "what is found are pages to go to", component: "search-form" },
    { when: "it opens deeds, not values", component: "dropdown-menu" },
    { when: "a country goes with a telephone number", component: "phone-field" },
  ],
  anatomy: [
    { part: "Label, hint, error", purpose: "As with every field." },
    { part: "Text", purpose: "What is typed, or the label of the chosen option." },
    {
      part: "Button",
      purpose: "Opens the list by pointer; a cross in its place clears a choice that is optional.",
    },
    { part: "List", purpose: "What was found: labels that begin with the text first, then words that do." },
    {
      part: "Group",
      purpose: "A heading over options with the same `group`. A group without a match is not shown.",
    },
    {
      part: "Chosen options",
      purpose: "Of a `MultiCombobox`, above the field: each has a button that takes it back.",
    },
    {
      part: "Detail",
      purpose: "A second line that tells options of like names apart, and is searched in too.",
    },
  ],
  advice: [
    {
      do: "Give closures a `detail`: “28/410 · PP, 28 mm”.",
      dont: "Put everything into one long label.",
      because: "Long labels that begin alike differ only at their ends, which the eye reaches last.",
    },
    {
      do: "Set `anyText` where the world has more than the list.",
      dont: "Force a choice for towns, streets or job titles.",
      because: "Whoever is missing picks the nearest wrong one, and the parcel goes there.",
    },
    {
      do: "Keep `search` the same function between renders, and heed its signal.",
      dont: "Fetch at every letter by yourself.",
      because:
        "It waits for a pause and drops late answers already; a new function at every render starts it anew.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action:
        "Moves to the field and on; takes the option that the keys have come to, or the one that the text names in full",
    },
    { keys: ["Character"], action: "Opens the list and narrows it" },
    {
      keys: ["ArrowDown"],
      action:
        "Opens the list at what is chosen or at the first option, then moves to the next, from the last to the first",
    },
    {
      keys: ["ArrowUp"],
      action:
        "Opens the list at what is chosen or at the last option, then moves to the previous, from the first to the last",
    },
    { keys: ["Alt+ArrowUp"], action: "Closes the list" },
    { keys: ["PageDown"], action: "Moves on by what the list shows at once" },
    { keys: ["PageUp"], action: "Moves back by what the list shows at once" },
    {
      keys: ["Enter"],
      action: "Takes the option that the keys have come to, and does not send the form then",
    },
    { keys: ["Escape"], action: "Closes the list and keeps the text; not the dialog around it" },
    { keys: ["Home", "End"], action: "Moves within the text" },
    { keys: ["Backspace"], action: "In the empty field of a `MultiCombobox`, takes back the last choice" },
  ],
  accessibility: {
    pattern: "Combobox (editable, list autocomplete)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
    notes: [
      "The focus stays in the field; the option that the keys have come to is named by `aria-activedescendant`.",
      "How many options there are, that one waits and that nothing matches is told as a status.",
      "A list of more than 300 options draws only those in sight. Each option says its place among all; headings of such a list are not groups for screen readers.",
      "What is chosen in a `MultiCombobox` is said as a status after each change.",
      "Case and accents do not matter: `sanliurfa` finds Şanlıurfa.",
      "A text that is no option is told as an error when the field is left, unless any text will do.",
    ],
  },
  writing: [
    "The label names the thing: “Closure”, not “Select a closure…”. A placeholder is no label: it goes with the first letter.",
  ],
} as const satisfies ComponentDocs;
