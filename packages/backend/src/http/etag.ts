/** Whether `If-None-Match` names a tag; it compares weakly (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = (one: string): string => one.trim().replace(/^W\//, "");
  return header.split(",").some((one) => opaque(one) === opaque(tag));
}
