import { formattingTag, type Locale } from "@preforma/domain/locales";

/** The accepted files. */
export interface FileRule {
  /** In the syntax of the `accept` attribute: `.pdf,image/*`. */
  accept?: string;
  /** Bytes. */
  maxSize?: number;
  maxFiles: number;
}

/** Why a file was not added. */
export interface FileProblem {
  kind: "tooLarge" | "wrongType" | "empty" | "twice" | "tooMany";
  name: string;
  size: number;
}

/** Whether a file matches `accept`. Browsers check it only in their dialog, not for dropped files. */
export function isAccepted(file: Pick<File, "name" | "type">, accept: string | undefined): boolean {
  const kinds = (accept ?? "").split(",").map((kind) => kind.trim().toLowerCase());
  if (kinds.every((kind) => kind === "")) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return kinds.some((kind) => {
    if (kind === "") return false;
    if (kind.startsWith(".")) return name.endsWith(kind);
    return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Readable names of `accept`: `PDF` for `.pdf` and `application/pdf`, `image` for all pictures. */
export function acceptedKinds(accept: string | undefined): string[] {
  const kinds = (accept ?? "").split(",").map((kind) => kind.trim());
  const named = kinds.map((kind) =>
    kind.endsWith("/*") ? kind.slice(0, -2) : kind.replace(/^\.|^.*\//, "").toUpperCase(),
  );
  return [...new Set(named)].filter((kind) => kind !== "");
}

/** Adds files to the existing ones, and returns the reason for each rejected file. */
export function addFiles<Entry extends Pick<File, "name" | "type" | "size" | "lastModified">>(
  before: readonly Entry[],
  added: readonly Entry[],
  rule: FileRule,
): { files: Entry[]; problems: FileProblem[] } {
  const files = [...before];
  const problems: FileProblem[] = [];
  for (const file of added) {
    const isThere = files.some(
      ({ name, size, lastModified }) =>
        name === file.name && size === file.size && lastModified === file.lastModified,
    );
    const kind = isThere
      ? "twice"
      : !isAccepted(file, rule.accept)
        ? "wrongType"
        : file.size === 0
          ? "empty"
          : file.size > (rule.maxSize ?? Infinity)
            ? "tooLarge"
            : files.length >= rule.maxFiles
              ? "tooMany"
              : null;
    if (kind === null) files.push(file);
    else problems.push({ kind, name: file.name, size: file.size });
  }
  return { files, problems };
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/**
 * A readable size with at most two digits: `1.4 MB`. In units of 1024, like the limits (`maxCvBytes` of the domain), so
 * that a file of the max size reads like the limit.
 */
export function fileSize(
  bytes: number,
  locale: Locale,
  roundingMode: "halfExpand" | "ceil" = "halfExpand",
): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return new Intl.NumberFormat(formattingTag(locale), {
    style: "unit",
    unit: units[power],
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
    roundingMode,
  }).format(value);
}
