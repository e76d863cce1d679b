import { colourByKey } from "@preforma/domain/vocabulary";
import type { Style } from "./families/family.ts";

/** Two letters for a colour in product codes. */
export const colourCodes: Readonly<Record<string, string>> = {
  clear: "CL",
  amber: "AM",
  "clear-blue": "CB",
  "clear-green": "CG",
  "clear-pink": "CP",
  smoke: "SM",
  natural: "NA",
  white: "WH",
  black: "BK",
  blue: "BL",
  "light-blue": "LB",
  navy: "NV",
  turquoise: "TQ",
  green: "GR",
  "dark-green": "DG",
  "light-green": "LG",
  yellow: "YE",
  orange: "OR",
  red: "RD",
  burgundy: "BU",
  pink: "PK",
  purple: "PU",
  lilac: "LI",
  brown: "BR",
  beige: "BE",
  ivory: "IV",
  grey: "GY",
  anthracite: "AN",
  silver: "SI",
  gold: "GO",
  "rose-gold": "RG",
};

/** sRGB of a colour that the families name. */
export function hexOf(key: string): string {
  const colour = colourByKey(key);
  if (!colour) throw new Error(`The demo catalogue names the colour ${key}, which the vocabulary lacks`);
  return colour.hex;
}

const care: Readonly<Record<string, readonly string[]>> = {
  clear: ["white", "black", "silver"],
  amber: ["black", "white", "black", "gold"],
  "clear-blue": ["white", "silver"],
  "clear-green": ["white", "black"],
  "clear-pink": ["white", "rose-gold"],
  smoke: ["black", "silver"],
  natural: ["white", "light-blue", "black"],
  white: ["black", "silver", "light-blue", "white"],
  black: ["gold", "silver", "white"],
  ivory: ["gold", "brown"],
  "light-blue": ["white", "navy"],
  pink: ["white", "rose-gold"],
  "light-green": ["white", "dark-green"],
  lilac: ["white", "silver"],
  blue: ["white"],
};

const food: Readonly<Record<string, readonly string[]>> = {
  clear: ["blue", "white", "green", "black"],
  amber: ["black", "white"],
  "clear-blue": ["blue", "white"],
  "clear-green": ["green", "white"],
  smoke: ["black"],
  natural: ["blue", "red", "white", "green"],
  white: ["red", "blue", "green", "white"],
  yellow: ["red"],
  red: ["white"],
  brown: ["ivory"],
};

const technical: Readonly<Record<string, readonly string[]>> = {
  natural: ["blue", "red", "black"],
  white: ["blue", "red", "grey"],
  blue: ["white", "black"],
  "light-blue": ["white", "navy"],
  black: ["red", "yellow", "grey"],
  green: ["white", "yellow"],
  yellow: ["black"],
  clear: ["white", "black"],
};

const palettes: Readonly<Record<Style, Readonly<Record<string, readonly string[]>>>> = {
  care,
  food,
  technical,
};

/** The closure's colour beside a body's, from the few pairs that look right; white where nothing else is set. */
export function closureColour(style: Style, body: string, turn: number): string {
  const choices = palettes[style][body] ?? care[body] ?? ["white"];
  return choices[turn % choices.length] ?? "white";
}
