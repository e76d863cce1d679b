const tag = /@default\s+([^\n]+?)\s*$/;

/** A prop's comment apart from the default that it names at its end, for what the code does not show. */
export function apartFromDefault(comment: string): { readonly text: string; readonly byDefault?: string } {
  const byDefault = tag.exec(comment)?.[1];
  return byDefault === undefined
    ? { text: comment }
    : { text: comment.replace(tag, "").trimEnd(), byDefault };
}
