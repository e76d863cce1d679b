/** The networks whose links the settings may hold. */
export type SocialNetwork = (typeof networks)[number];
const networks = ["facebook", "instagram", "x", "linkedin", "youtube"] as const;

/**
 * Which network a settings entry means, by its name; `twitter` is today's `x`. Undefined for names that have no
 * mark here: those are shown by their name.
 */
export function socialNetwork(mediaName: string): SocialNetwork | undefined {
  const name = mediaName.trim().toLowerCase();
  return networks.find((network) => network === (name === "twitter" ? "x" : name));
}
