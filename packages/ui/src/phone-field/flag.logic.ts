/** Flags per row of the atlas. */
export const atlasColumns = 16;
/** Width of a flag, CSS px. */
export const flagWidth = 24;
/** Height of a flag, CSS px. */
export const flagHeight = 16;

/** The `background-position` of the flag at an index of the atlas. */
export function flagPosition(place: number): string {
  const column = place % atlasColumns;
  const row = Math.floor(place / atlasColumns);
  return `${-column * flagWidth}px ${-row * flagHeight}px`;
}
