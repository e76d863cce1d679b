/**
 * Whether a tag says that its story is played and not looked at: `keyboard` presses the keys of a component, `behaviour`
 * tests what happens. The story that they start from is the one that is drawn, compared and documented.
 */
export const isBehaviour = (tag: string): boolean => tag === "keyboard" || tag === "behaviour";
