import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The filters of a list as a form: checkboxes and a volume range. Changes can apply at once; without JavaScript there is a button.",
  use: ["Beside a product list, or in a drawer on narrow screens."],
  instead: [
    { when: "people only remove filters", component: "active-filters" },
    { when: "there is one numeric range", component: "range-filter" },
    { when: "people search by words", component: "search-form" },
    { when: "people choose one value of many", component: "combobox" },
  ],
  advice: [
    {
      do: "Order facets as buyers decide: product, volume, neck, material, colour.",
      dont: "Don’t sort them alphabetically.",
      because: "Buyers know the neck before the colour.",
    },
    {
      do: "Keep the choices in the URL.",
      dont: "Don’t keep them only in state.",
      because: "People share filtered lists as links.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through groups, checkboxes, sliders and fields" },
    { keys: ["Space"], action: "Checks a value; opens or closes a group" },
    { keys: ["Enter"], action: "Opens or closes a group; elsewhere in the form, applies the filters" },
    { keys: ["ArrowUp"], action: "On a thumb, raises the volume" },
    { keys: ["ArrowDown"], action: "On a thumb, lowers the volume" },
  ],
  accessibility: {
    pattern: "Form with checkboxes in collapsible groups",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/on-input.html",
    notes: [
      "The form is named “Filter”. The count is part of each value’s name.",
      "Announce the new number of results as a status.",
    ],
  },
  writing: ["Write values as buyers say them: “28/410”, “PET”, “Amber”."],
} as const satisfies ComponentDocs;
