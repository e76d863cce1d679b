/** Field of a product's form with the chosen pack in pieces, where no script writes it into the quantity. */
export const packField = "pack";

/** The form's values, with the pieces of the chosen pack as the quantity. */
export function withChosenPack(values: Record<string, unknown>): Record<string, unknown> {
  const { [packField]: pack, ...others } = values;
  return typeof pack === "string" && pack !== "" ? { ...others, quantity: pack } : others;
}
