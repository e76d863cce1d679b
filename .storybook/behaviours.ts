/**
 * Tags of stories that are played and not looked at: `keyboard` presses the keys of a component, `behaviour` tests what
 * happens. The story that they start from is the one that is drawn, compared and documented.
 */
export const behaviours = ["keyboard", "behaviour"] as const;

/** Whether a tag says that its story is played and not looked at. */
export function isBehaviour(tag: string): boolean {
  return behaviours.some((behaviour) => behaviour === tag);
}
