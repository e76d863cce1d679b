/** Parts of pages that mostly lie below the first window, with the height that each is taken for until it is looked at. */
export const skipped: readonly { part: string; size: `${number}rem` }[] = [
  { part: "body > footer", size: "80rem" },
  { part: "main section[data-later]", size: "40rem" },
  // The first rows of a list are seen at once.
  { part: "main [data-later-rows] > ul > li:nth-child(n + 5)", size: "26rem" },
];
