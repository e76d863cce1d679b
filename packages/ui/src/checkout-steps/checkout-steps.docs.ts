import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The steps of a checkout, with links back to the finished ones. In narrow windows the marks alone stand in line, and above them is said which step it is and what comes next.",
  use: [
    "at the head of every page between the cart and the order",
    "with `cart`, `address`, `payment`, `review` and `done`, whose names it knows in all languages",
  ],
  instead: [
    { when: "the steps are of anything but an order", component: "stepper" },
    { when: "it shows how far an order has come after it was placed", component: "timeline" },
    { when: "sections may be visited in any order", component: "tabs" },
  ],
  advice: [
    {
      do: "Give `href` to steps that may still be changed.",
      dont: "Let the finished order lead back to its payment.",
      because: "Changing an address is welcome until the order is placed; paying twice is not.",
    },
    {
      do: "Show all steps from the beginning.",
      dont: "Add “Review” only when it comes.",
      because: "Somebody with ten minutes before a meeting decides by the number of steps.",
    },
    {
      do: "Pass `null` as `current` once all is done.",
      dont: "Mark the last step as the one in progress on the page that says thank you.",
      because: "An open mark there makes people look for one more button.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the finished steps that lead back" },
    { keys: ["Enter"], action: "Goes back to that step" },
  ],
  accessibility: {
    pattern: "Location within a process",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/location.html",
    notes: [
      'An ordered list whose present step carries `aria-current="step"`; each says its number and whether it is finished.',
      "It is a navigation landmark as soon as a step leads back, and a group before.",
      "What stands above it on a phone is hidden from screen readers: the list says the same.",
    ],
  },
  writing: [
    "A step of your own has a `label` of one word where that is possible: five of them share a phone's width.",
  ],
} as const satisfies ComponentDocs;
