/** The values of a form as its schema takes them: one per name, a list where a name comes repeatedly, no empty files. */
export function valuesOf(data: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name).filter((value) => typeof value === "string" || value.size > 0);
    if (all.length > 0) values[name] = all.length === 1 ? all[0] : all;
  }
  return values;
}

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
