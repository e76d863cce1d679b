import type { Fact, Recording } from "./recording.ts";

/** The differences between two recordings for one source and one kind of fact. */
export interface Difference {
  source: string;
  kind: string;
  removed: string[];
  added: string[];
}

/** Compares two recordings. Facts that only differ in order are reported as `order of …`. */
export function differencesOf(before: Recording, after: Recording): Difference[] {
  const found: Difference[] = [];
  for (const source of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(source), after.get(source)];
    if (!old || !now) {
      found.push({ source, kind: "source", removed: old ? [source] : [], added: now ? [source] : [] });
      continue;
    }
    const [oldKinds, newKinds] = [byKind(old), byKind(now)];
    for (const kind of new Set([...oldKinds.keys(), ...newKinds.keys()])) {
      const [a, b] = [oldKinds.get(kind) ?? [], newKinds.get(kind) ?? []];
      const removed = without(a, b);
      const added = without(b, a);
      if (removed.length > 0 || added.length > 0) found.push({ source, kind, removed, added });
      else if (a.some((text, index) => text !== b[index]))
        found.push({ source, kind: `order of ${kind}`, removed: [], added: [] });
    }
  }
  return found;
}

function byKind(facts: readonly Fact[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const { kind, text } of facts) {
    const texts = kinds.get(kind);
    if (texts) texts.push(text);
    else kinds.set(kind, [text]);
  }
  return kinds;
}

/** The items of a list that the other lacks, or has less often. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of other) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

/** The differences for a person: the count of each kind, then each with its sources; equal changes are grouped. */
export function summary(differences: readonly Difference[]): string {
  if (differences.length === 0) return "The recordings say the same.";
  const counts = new Map<string, number>();
  const changes = new Map<string, string[]>();
  for (const { source, kind, removed, added } of differences) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const change = [
      kind,
      ...removed.map((text) => `  - ${text}`),
      ...added.map((text) => `  + ${text}`),
    ].join("\n");
    const sources = changes.get(change);
    if (sources) sources.push(source);
    else changes.set(change, [source]);
  }
  const lines = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${String(count).padStart(6)}  ${kind}`);
  const details = [...changes].map(([change, sources]) => `${sourcesText(sources)}\n  ${change}`);
  return [`${differences.length} differences:`, ...lines, "", details.join("\n\n")].join("\n");
}

const sourcesText = (sources: readonly string[]): string =>
  sources.length <= 3
    ? sources.join(", ")
    : `${sources.slice(0, 3).join(", ")} and ${sources.length - 3} more`;
