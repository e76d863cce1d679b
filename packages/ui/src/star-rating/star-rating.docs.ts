import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "How something was rated, in stars; and, as `StarRatingField`, one to five stars to choose.",
  use: ["beside the title of a product and in each review", "as a field, where an opinion is asked for"],
  instead: [
    { when: "the spread of ratings is shown too", component: "rating-summary" },
    { when: "a whole review is written", component: "review-dialog" },
    { when: "something is marked as a favourite", component: "favourite-button" },
  ],
  anatomy: [
    { part: "Stars", purpose: "Drawn to the nearest half, told to the decimal." },
    { part: "Number", purpose: "Beside the stars, with `withNumber`." },
    { part: "Choice", purpose: "In the field: five stars, each with room for a finger." },
    { part: "Meaning", purpose: "In the field: what the chosen stars mean in words." },
    { part: "Complaint", purpose: "In the field: that no rating was chosen." },
  ],
  advice: [
    {
      do: "Hand in `null` where nobody has rated.",
      dont: "Hand in 0.",
      because: "No opinion is not the worst one; `null` is told in words.",
    },
    {
      do: "Add `withNumber` where products are compared.",
      dont: "Leave 4.3 and 4.4 to the drawing.",
      because: "Stars are drawn to the half, and both look the same.",
    },
    {
      do: "Leave the field empty at first.",
      dont: "Preset five stars.",
      because: "Most would leave what is set, and the average would be yours.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "In the field, moves to the chosen star, or to the first" },
    { keys: ["ArrowDown"], action: "Chooses a star more, after the fifth the first" },
    { keys: ["ArrowUp"], action: "Chooses a star less, before the first the fifth" },
    { keys: ["Space"], action: "Chooses the star that has the focus" },
  ],
  accessibility: {
    pattern: "Radio Group",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/rating/",
    notes: [
      "Shown stars are one image that says the average.",
      "The field is native radio buttons, each with its meaning in words; what it complains of describes the group.",
      "Stars fill in the reading direction; in forced colours full and outlined tell them apart.",
    ],
  },
} as const satisfies ComponentDocs;
