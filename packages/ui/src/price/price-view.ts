/**
 * One attribute of the page's root says which of two prices is shown, so that the HTML is the same for everyone:
 * `<html data-prices="net">` shows net prices, without it prices are shown with VAT. The other one is not displayed,
 * and so is not read out either.
 */
export const priceViewAttribute = "data-prices";

const net = `[${priceViewAttribute}="net"]`;

/** For styles of what is shown where prices are with VAT. */
export const onlyGross = { selectors: { [`${net} &`]: { display: "none" } } } as const;

/** For styles of what is shown where prices are net. */
export const onlyNet = { selectors: { [`&:not(${net} *)`]: { display: "none" } } } as const;
