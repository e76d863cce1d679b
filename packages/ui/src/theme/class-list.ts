/** Joins class names, leaving out what a condition made false or absent. */
export function classList(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
