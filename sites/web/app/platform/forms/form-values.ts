/** One field as text; empty where it is missing or no text. */
export function textOf(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** What can be given back to the form: texts, without secrets. */
export function textsOf(
  values: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !secrets.includes(entry[0]),
    ),
  );
}
