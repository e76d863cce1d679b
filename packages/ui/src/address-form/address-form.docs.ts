import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Asks for a personal or business address, with the fields of the chosen country. For Türkiye it suggests provinces, districts and neighbourhoods; any text is accepted.",
  use: ["To add or change a delivery or invoice address."],
  instead: [
    { when: "the form opens above another page", component: "address-dialog" },
    { when: "customers choose a saved address", component: "address-choice" },
    { when: "name, email and phone are enough", component: "contact-form" },
  ],
  advice: [
    {
      do: "Accept any place name.",
      dont: "Don’t reject names that are not in the list.",
      because: "New streets and industrial zones are in no list.",
    },
    {
      do: "Fill in `sender` from the session.",
      dont: "Don’t ask signed-in customers for their name again.",
      because: "Repeated typing causes errors.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from field to field" },
    {
      keys: ["ArrowDown", "ArrowUp"],
      action:
        "On the type, changes it; in country, province, district and neighbourhood, moves through the names offered",
    },
    { keys: ["Enter"], action: "Picks the active name, otherwise sends the form" },
    { keys: ["Escape"], action: "Closes the list and keeps the text" },
  ],
  accessibility: {
    pattern: "Form with input purposes",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html",
    notes: [
      "Fields have `autocomplete` values, so that browsers can fill them in.",
      "Search ignores accents: `sisli` finds Şişli.",
      "The postcode and the tax number read from left to right in every language.",
    ],
  },
} as const satisfies ComponentDocs;
