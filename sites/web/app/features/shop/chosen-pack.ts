/** Field of a product's form that says in pieces which pack is wanted, where no script writes it into the quantity. */
export const packField = "pack";

/** What was filled in, with the pieces of the pack that was chosen as the quantity. */
export function withChosenPack(values: Record<string, unknown>): Record<string, unknown> {
  const { [packField]: pack, ...others } = values;
  return typeof pack === "string" && pack !== "" ? { ...others, quantity: pack } : others;
}
