export { asciiDigits, digitsOf, wholeNumberOf } from "./digits.ts";
export { fold, foldWithOffsets, type FoldedText } from "./fold.ts";
export { highlightRanges, type TextRange } from "./highlight.ts";
export { labelled } from "./labelled.ts";
export { slugify } from "./slug.ts";
export { tokenise, tokensOf, type Token } from "./tokenise.ts";
