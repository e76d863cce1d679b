/** How much there is to read, by the number of letters of all texts together. */
export function paceOf(texts: readonly string[]): "short" | "medium" | "long" {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  if (letters <= 120) return "short";
  return letters <= 320 ? "medium" : "long";
}
