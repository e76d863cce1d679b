import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The filters of a list as a plain GET form: check boxes by facet and a range of volumes. Each change can be applied at once; without JavaScript the button does it.",
  use: [
    "beside a product list on wide windows, in a drawer on narrow ones",
    "for properties with a handful to a few dozen values: material, neck finish, colour",
  ],
  instead: [
    { when: "choices only have to be taken back", component: "active-filters" },
    { when: "one range of numbers stands alone", component: "range-filter" },
    { when: "the list is asked for by words", component: "search-form" },
    { when: "one value of a form is chosen from many", component: "combobox" },
  ],
  advice: [
    {
      do: "Order facets as buyers rule out: product, volume, neck finish, material, colour.",
      dont: "Order them by the alphabet of the database.",
      because: "Whoever has a filling line knows the neck before the colour.",
    },
    {
      do: "Count each value next to the other choices.",
      dont: "Leave out values that would show nothing now.",
      because: "A value that greys out says why; one that vanishes seems never to have been there.",
    },
    {
      do: "Keep the address as the only memory: what is chosen comes from it.",
      dont: "Keep choices in a state of the page.",
      because: "A filtered list is sent to colleagues as a link, and the way back must undo one step.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through folds, check boxes, thumbs and fields" },
    { keys: ["Space"], action: "Ticks a value; opens or closes a fold" },
    { keys: ["Enter"], action: "Opens or closes a fold; elsewhere in the form, applies it" },
    { keys: ["ArrowUp"], action: "On a thumb, raises the volume" },
    { keys: ["ArrowDown"], action: "On a thumb, lowers the volume" },
  ],
  accessibility: {
    pattern: "Form of check boxes in folds",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/on-input.html",
    notes: [
      "The form is named “Filter”, each list of values by its facet; the count is part of a value's name.",
      "Volumes are told when a thumb is let go or a field is left, not at every step.",
      "With `onChange` the list changes while one ticks: keep the focus where it is, and tell the new number in a status.",
      "A value that would show nothing is disabled, unless it is chosen.",
    ],
  },
  writing: [
    "Values as buyers say them, with the unit: “28/410”, “PET”, “Amber”.",
    "The facet's name without “Filter by”.",
  ],
} as const satisfies ComponentDocs;
