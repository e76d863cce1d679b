import { type ContentFacts, type ContentKind, contentKinds } from "@preforma/domain/content";
import { colourByKey } from "@preforma/domain/vocabulary";
import type { StudioPicture } from "../media/studio-port.ts";
import { type ContentEntry, isShown, turningPoints } from "./entry.ts";
import type { StoredContent } from "./load.ts";

/** All content in memory, at one version of the database. Immutable; a change creates a new one. */
export interface ContentModel {
  version: number;
  /** The studio pictures above articles. */
  covers: readonly StudioPicture[];
  /** The visible entries of a kind at an instant (ms since the epoch), in list order. */
  shown<Kind extends ContentKind>(kind: Kind, now?: number): ContentEntry<Kind>[];
  /** One visible entry. */
  find<Kind extends ContentKind>(kind: Kind, id: number, now?: number): ContentEntry<Kind> | undefined;
  /** The next instant at which something appears, ends or expires, without a change by staff. */
  nextTurn(now: number): number | null;
}

/** Builds the read model from loaded content. */
export function contentModel({ version, entries }: StoredContent): ContentModel {
  const byKind = new Map<ContentKind, ContentEntry[]>(contentKinds.map((kind) => [kind, []]));
  for (const entry of entries) byKind.get(entry.kind)?.push(entry);
  const turns = [...new Set(entries.flatMap(turningPoints))].toSorted((a, b) => a - b);
  const all = <Kind extends ContentKind>(kind: Kind) =>
    // The map was filled by each entry's own kind.
    (byKind.get(kind) ?? []) as ContentEntry<Kind>[];
  const covers = entries.flatMap(({ record: { facts } }) =>
    "cover" in facts ? (coverPicture(facts.cover) ?? []) : [],
  );
  return {
    version,
    covers,
    shown: (kind, now = Date.now()) => all(kind).filter((entry) => isShown(entry, now)),
    find: (kind, id, now = Date.now()) => all(kind).find((entry) => entry.id === id && isShown(entry, now)),
    nextTurn: (now) => turns.find((turn) => turn > now) ?? null,
  };
}

/** The studio picture above an article; null if the article has its own file, or no picture. */
export function coverPicture(cover: ContentFacts<"news">["cover"]): StudioPicture | null {
  if (cover === null || "url" in cover) return null;
  const body = colourByKey(cover.colour);
  const closure = colourByKey(cover.closure_colour);
  return body && closure ? { packId: cover.shape_id, bodyHex: body.hex, closureHex: closure.hex } : null;
}
