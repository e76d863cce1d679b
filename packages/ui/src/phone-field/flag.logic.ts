/** Flags in a row of the picture that holds them all. */
export const atlasColumns = 16;
/** Width of a flag, CSS px. */
export const flagWidth = 24;
/** Height of a flag, CSS px. */
export const flagHeight = 16;

/** `background-position` that shows the flag at a place in the picture of all flags. */
export function flagPosition(place: number): string {
  const column = place % atlasColumns;
  const row = Math.floor(place / atlasColumns);
  return `${-column * flagWidth}px ${-row * flagHeight}px`;
}
