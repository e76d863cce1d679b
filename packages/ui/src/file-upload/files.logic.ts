import { formattingTag, type Locale } from "@preforma/domain/locales";

/** What may be added. */
export interface FileRule {
  /** As the `accept` attribute has it: `.pdf,image/*`. */
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

/** Whether a file is of a kind that `accept` names. Browsers check it in their own dialog only, not for dropped files. */
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

/** What `accept` names, for people: `PDF` for `.pdf` and `application/pdf`, `image` for all pictures. */
export function acceptedKinds(accept: string | undefined): string[] {
  const kinds = (accept ?? "").split(",").map((kind) => kind.trim());
  const named = kinds.map((kind) =>
    kind.endsWith("/*") ? kind.slice(0, -2) : kind.replace(/^\.|^.*\//, "").toUpperCase(),
  );
  return [...new Set(named)].filter((kind) => kind !== "");
}

/** Adds files to those there are, and says of each that was refused why. */
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
 * A size for people, to two digits at most: `1.4 MB`. By steps of 1024, as limits are set (`maxCvBytes` of the
 * domain): a file of the greatest size then reads like the limit.
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
