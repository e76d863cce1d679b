import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows an amount with VAT to consumers and without VAT to companies.",
  use: [
    "`Price` for the price of a piece and for the amount of a line.",
    "`PriceSwitch` once on a page, in the bar above the header and in the sidebar.",
  ],
  instead: [
    { when: "it shows what an order costs in all", component: "order-summary" },
    { when: "it turns a setting on or off", component: "switch" },
  ],
  advice: [
    {
      do: "Give the net amount, and let the component add the tax.",
      dont: "Don’t add the tax in the page.",
      because: "The rate and the rounding have one home.",
    },
    {
      do: 'Set `data-prices="net"` on the `html` element when a company visits.',
      dont: "Don’t render one price for companies and one for consumers.",
      because: "The HTML stays the same for everybody, and can be cached.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next button" },
    { keys: ["Enter", "Space"], action: "Shows the prices that the button names" },
  ],
  accessibility: {
    pattern: "Button (toggle)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
    notes: [
      "The price that is not shown is not displayed, so screen readers skip it too.",
      "The buttons say by `aria-pressed` which prices are shown.",
      "The choice is a form: it works without JavaScript.",
    ],
  },
} as const satisfies ComponentDocs;
