/**
 * The `Content-Disposition` header that names a file to save (RFC 6266). `plain` is for old programs: letters, digits,
 * `_`, `.` and `-` only; derived from the name by default.
 */
export function contentDisposition(
  type: "inline" | "attachment",
  name: string,
  plain = name.normalize("NFKD").replace(/[^\w.-]+/g, "_"),
): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
