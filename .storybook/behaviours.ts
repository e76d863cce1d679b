/**
 * Whether a tag marks a story as a test without a picture: `keyboard` presses the keys of a component, `behaviour`
 * tests its behaviour. The story that they are based on is rendered, compared and documented.
 */
export const isBehaviour = (tag: string): boolean => tag === "keyboard" || tag === "behaviour";
