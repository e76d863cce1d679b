const heart =
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5";

/** Icons drawn by style sheets, each in a 24-unit square with the line weight of `Icon`. */
const marks = {
  chevronLeft: "d='m15 18-6-6 6-6'",
  chevronRight: "d='m9 18 6-6-6-6'",
  heart: `d='${heart}'`,
  heartFilled: `fill='red' d='${heart}'`,
  compareArrows:
    "d='M2 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 6h5a2 2 0 0 1 2 2v7M15 9l-3-3 3-3M16 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 18H7a2 2 0 0 1-2-2V9M9 15l3 3-3 3'",
};

export type Mark = keyof typeof marks;

const names = Object.keys(marks);
const side = 24;
const paths = Object.values(marks).map(
  (path, index) => `<path transform='translate(${index * side})' ${path}/>`,
);

/** The theme's custom property with {@link marksPicture}. */
export const marksProperty = "--pf-marks";

/**
 * All marks side by side in one sprite: a browser parses each SVG in a style sheet as a document before it shows the
 * page.
 */
export const marksPicture =
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${names.length * side} ${side}' ` +
  `fill='none' stroke='red' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${paths.join("")}</svg>")`;

/** The position of a mark in the sprite, for `mask-position`. */
export const markPosition = (mark: Mark): string => `${(names.indexOf(mark) / (names.length - 1)) * 100}% 0`;

/** A mark as the `mask` of a square. */
export const markMask = (mark: Mark): string =>
  `var(${marksProperty}) ${markPosition(mark)} / ${names.length * 100}% 100%`;
