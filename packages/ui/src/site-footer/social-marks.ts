/** The networks that have a mark. */
export type SocialNetwork = (typeof networks)[number];
const networks = ["facebook", "instagram", "x", "linkedin", "youtube"] as const;

/**
 * The network of a settings entry, by its name; `twitter` is now `x`. Undefined for networks without a mark, which are
 * shown by their name.
 */
export function socialNetwork(mediaName: string): SocialNetwork | undefined {
  const name = mediaName.trim().toLowerCase();
  return networks.find((network) => network === (name === "twitter" ? "x" : name));
}
