/** Stars that replace the hidden part of a name. */
const stars = "**";

/**
 * The author's name of a review. With `showName` the first name and the last initial with two stars, `Ayşe Y**`;
 * without it both initials, `A** Y**`. Combining characters stay with their letter.
 */
export function maskedName(firstName: string, lastName: string, showName: boolean): string {
  const first = showName ? firstName.trim() : masked(firstName);
  return [first, masked(lastName)].filter((part) => part !== "").join(" ");
}

function masked(name: string): string {
  const [initial] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return initial ? `${initial.segment}${stars}` : "";
}
