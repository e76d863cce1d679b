import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "An address as a customer keeps it: what it is called, whom and where it reaches, and the company that pays. `AddressLines` is the same without the card.",
  use: [
    "to show one saved address, with or without something to do with it",
    "`AddressLines` where an order, a request or a card of your own names an address",
  ],
  instead: [
    { when: "all of a customer's addresses are kept and edited", component: "address-list" },
    { when: "one of them is to be chosen", component: "address-choice" },
    { when: "an address is written", component: "address-form" },
  ],
  advice: [
    {
      do: "Name the address in what a button says to screen readers: “Edit: Warehouse”.",
      dont: "Leave five buttons that are all called “Edit”.",
      because: "In a list of buttons nobody hears which card each of them stands in.",
    },
    {
      do: "Show `AddressLines` of what an order kept.",
      dont: "Show the customer's present address of the same name.",
      because: "The parcel went where the address said it should on that day.",
    },
  ],
  keyboard: [{ keys: ["Tab", "Shift+Tab"], action: "Moves through `actions`, where there are any" }],
  accessibility: {
    pattern: "Native article with a heading",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "The lines stand in an `address` element, each in a `bdi`: a Turkish street keeps its order in an Arabic page.",
      "Telephone and tax number run left to right in every language.",
    ],
  },
} as const satisfies ComponentDocs;
