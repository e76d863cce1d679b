import type { MessageTable } from "../message.ts";

/** Texts of the range-slider folder. */
export const rangeSliderMessages: MessageTable<"from" | "to" | "range"> = {
  tr: { from: "{label}, en az", to: "{label}, en çok", range: "{from} – {to}" },
  en: { from: "{label}, from", to: "{label}, to", range: "{from} – {to}" },
  ru: { from: "{label}, от", to: "{label}, до", range: "от {from} до {to}" },
  fr: { from: "{label}, minimum", to: "{label}, maximum", range: "{from} – {to}" },
  ar: { from: "{label}، من", to: "{label}، إلى", range: "من {from} إلى {to}" },
  de: { from: "{label}, von", to: "{label}, bis", range: "{from} – {to}" },
};
