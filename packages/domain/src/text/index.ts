export { asciiDigits, digitsOf, wholeNumberOf } from "./digits.ts";
export { fold, foldWithOffsets, type FoldedText } from "./fold.ts";
export { highlightRanges, type TextRange } from "./highlight.ts";
export { slugify } from "./slug.ts";
export { tokenise, tokensOf, type Token } from "./tokenise.ts";
export { withColon } from "./with-colon.ts";
