import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A person's or a company's address. In Türkiye it offers provinces, districts and, where the site knows them, neighbourhoods; any text will do, there and in the rest of the world.",
  use: [
    "on a page that adds or changes an address",
    "for deliveries and invoices alike: choosing Business opens company name, tax number and tax office",
  ],
  instead: [
    { when: "the address is asked for over another page", component: "address-dialog" },
    { when: "a saved address will do", component: "address-choice" },
    { when: "name, e-mail and telephone are all that is needed", component: "contact-form" },
  ],
  advice: [
    {
      do: "Take what is typed: a village that no list has is still an address.",
      dont: "Refuse what is not among the names offered.",
      because:
        "Industrial zones and new streets are missing from every list, and lorries find them all the same.",
    },
    {
      do: "Give the page a `Toaster`, once.",
      dont: "Take the message away because the form is short.",
      because: "It is how a visitor hears that the district of another province was cleared.",
    },
    {
      do: "Fill `sender` from the session.",
      dont: "Ask a signed-in customer for name and telephone again.",
      because: "What the company knows already is what people mistype out of impatience.",
    },
    {
      do: "Give `places` an own function where the site knows neighbourhoods (`placesFrom` with the API) or other countries.",
      dont: "Load lists of places with the page.",
      because: "They come when the visitor turns to those fields, and cost nobody else a first load.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from field to field" },
    {
      keys: ["ArrowDown", "ArrowUp"],
      action:
        "On the type, changes it; in province, district and neighbourhood, moves through the names offered",
    },
    { keys: ["Enter"], action: "Picks the name that the keys have come to, otherwise sends the form" },
    { keys: ["Escape"], action: "Closes the list of names and keeps what was typed" },
  ],
  accessibility: {
    pattern: "Form with input purposes",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html",
    notes: [
      "Fields of person and place say their purpose by `autocomplete`, so that browsers and password managers can fill it in.",
      "Names of places are found without Turkish letters: `sisli` finds Şişli.",
      "Fields of a company are marked as required for screen readers; the schema asks for them only while the address is a company's.",
      "Postcode and tax number read from the left in every language.",
    ],
  },
} as const satisfies ComponentDocs;
