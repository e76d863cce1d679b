import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Which of a customer's addresses to take, as cards with radio buttons, or a new one: by a link to add it, or by fields that open within the same form.",
  use: [
    "in a checkout, to ask where to deliver or whom to invoice",
    "for guests too: with `newAddress` and no saved address, the fields stand there as the only choice",
  ],
  instead: [
    { when: "the addresses are kept and edited, not chosen from", component: "address-list" },
    { when: "an address is only shown", component: "address-card" },
    { when: "ways to pay are chosen from", component: "payment-choice" },
  ],
  advice: [
    {
      do: "Give `addHref` together with `onAdd`.",
      dont: "Open the dialog with a button that is nothing without script.",
      because: "The link works before script and in a new tab, and the dialog only takes its place.",
    },
    {
      do: "Use `newAddress` where most have saved nothing yet.",
      dont: "Send somebody who orders for the first time to another page for the address.",
      because: "Whoever leaves the checkout at that moment often does not come back.",
    },
    {
      do: "Trust that fields under another choice are switched off, and check `new` on the server.",
      dont: "Make them required by script of your own.",
      because: "Without script they stay on, and only the server knows which answer was given.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to the chosen card, then to the links and fields that follow",
    },
    { keys: ["ArrowDown"], action: "Chooses the next address" },
    { keys: ["ArrowUp"], action: "Chooses the previous address" },
    { keys: ["Space"], action: "Chooses the address that has the focus" },
  ],
  accessibility: {
    pattern: "Radio group of native radio buttons",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
    notes: [
      "A `fieldset` with a `legend`; the address is the description of its radio button, the name is its name.",
      "The group takes `id`, so that a summary of errors can lead to it.",
      "Links of `actionsFor` stand outside the card's target, and are not pressed by mistake.",
    ],
  },
  writing: [
    "Ask in `label` what it is for: “Where should we deliver?”, “Whom should we invoice?”.",
    "With `actionsFor`, name the address in each link: “Edit: Warehouse”.",
  ],
} as const satisfies ComponentDocs;
